import { z } from 'zod'
import { jobResponseExamples } from '../examples.ts'
import { exampleId } from '../ids.ts'
import { awarenessLevels, copyLengths, jobSchema, platforms } from '../job.ts'
import { limits } from '../limits.ts'
import { wellFormedText } from '../text.ts'
import { commonProblems, type Operation } from './operation.ts'
import { readJobOperation } from './read-job.ts'

export const idempotencyKeyPattern = /^[A-Za-z0-9._:-]{1,128}$/

// These JSON Schema patterns are only for the OpenAPI document. They forbid NUL and require a character other than
// white space. U+FEFF is listed because trimming removes it, but not every dialect of regular expressions includes it
// in \s.
const anyTextPattern = String.raw`^[^\u0000]*$`
const briefPattern = String.raw`^[^\u0000]*[^\s\u0000\uFEFF][^\u0000]*$`

/**
 * The body of POST. Core enforces the rule that only `facebook` allows `blog`. A refinement in this schema would be
 * missing from the OpenAPI document, so the metadata states the rule in JSON Schema instead. Source: POST-BODY-3,
 * POST-9.
 */
export const createJobInput = z
  .strictObject({
    platform: z.enum(platforms).meta({ description: 'Where the copy will run.' }),
    awareness_level: z.enum(awarenessLevels).meta({
      description: 'What the audience knows: neither problem nor solution, the problem, or that there are solutions.',
    }),
    brief: wellFormedText()
      .trim()
      .min(1)
      .max(limits.briefCodePointsMax)
      .meta({
        description:
          'What the copy should say. Surrounding white space is removed before the bounds are applied, so that ' +
          'white space alone is refused; the length counts Unicode code points. A NUL or a lone surrogate is ' +
          'refused. Forgotten when the job ends.',
        pattern: briefPattern,
        examples: ['Thesis season is near'],
      }),
    offer_id: wellFormedText()
      .optional()
      .meta({
        description: 'An active offer of the workspace: the `id` of an item of `GET /api/v1/offers`.',
        pattern: anyTextPattern,
        examples: [exampleId('offer')],
      }),
    // The `id` makes the OpenAPI document refer to this schema, which contains the default, with a `$ref`. Client
    // generators then make the field optional. From an inline default, some would generate a required field.
    copy_length: z.enum(copyLengths).default('medium').meta({
      id: 'CopyLength',
      description: 'How long `primary_text` may be. `blog` goes with `facebook` alone.',
    }),
  })
  .meta({
    id: 'CreateAdCopyGeneration',
    description: 'What a job needs to know beside the brand profile. No other field is accepted, and no field is null.',
    not: {
      description: '`blog` goes with `facebook` alone.',
      properties: { platform: { const: 'instagram' }, copy_length: { const: 'blog' } },
      required: ['platform', 'copy_length'],
    },
  })

export type CreateJobInput = z.infer<typeof createJobInput>

export const createExamples = {
  short: { platform: 'instagram', awareness_level: 'unaware', brief: 'Thesis season is near' },
  full: {
    platform: 'facebook',
    awareness_level: 'problem_aware',
    brief: 'Thesis season is near; speak to those who lose their sources',
    offer_id: exampleId('offer'),
    copy_length: 'blog',
  },
} as const satisfies Record<string, Omit<CreateJobInput, 'copy_length'> & Partial<CreateJobInput>>

const idempotencyKey = z
  .string()
  .regex(idempotencyKeyPattern)
  .meta({
    description:
      'Names the job that is meant, exactly once in a request; a UUID per intended job is recommended. It ' +
      'belongs to the workspace and never expires.',
    examples: ['7d6f1c1e-4f0b-4d0e-9d57-1f6f0f6f2a10'],
  })

export const createJobOperation = {
  operationId: 'createAdCopyGeneration',
  method: 'POST',
  path: '/api/v1/ad-copy-generations',
  tag: 'Jobs',
  summary: 'Create a job',
  description:
    'Accepts a brief exactly once per Idempotency-Key and answers with the job that will generate copy ' +
    'for it. The same key with the same body, after the brief is trimmed and defaults are applied, ' +
    'answers with that job as it is now and consumes no allocation; with another body it is ' +
    '`idempotency_mismatch`. Keys belong to the workspace and never expire.',
  status: 202,
  input: createJobInput,
  parameters: { header: z.object({ 'Idempotency-Key': idempotencyKey }) },
  requestBody: {
    description:
      'One JSON object in UTF-8 without a byte order mark, at most 32,768 bytes, with each field at most ' +
      'once. `Content-Type` is `application/json`, alone or with `charset=utf-8`; `Content-Encoding` is ' +
      'absent.',
    examples: {
      short: { summary: 'As little as it takes', value: createExamples.short },
      full: { summary: 'Every field', value: createExamples.full },
    },
  },
  output: jobSchema,
  success: {
    description: 'The job: queued when it is new, as it is now when the request is a replay.',
    examples: jobResponseExamples,
    links: {
      readJob: {
        operationId: readJobOperation.operationId,
        parameters: { id: '$response.body#/id' },
        description: 'Read the job until it is terminal.',
      },
    },
  },
  problems: [
    ...commonProblems,
    'not_found',
    'missing_brand',
    'grounding_too_large',
    'idempotency_mismatch',
    'quota_exceeded',
  ],
} as const satisfies Operation
