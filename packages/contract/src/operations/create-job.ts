import { z } from 'zod'
import { jobResponseExamples } from '../examples.ts'
import { exampleId } from '../ids.ts'
import { awarenessLevels, copyLengths, jobSchema, platforms } from '../job.ts'
import { limits } from '../limits.ts'
import { wellFormedText } from '../text.ts'
import { commonProblems, type Operation } from './operation.ts'
import { readJobOperation } from './read-job.ts'

export const idempotencyKeyPattern = /^[A-Za-z0-9._:-]{1,128}$/

// These JSON Schema patterns are only for the OpenAPI document. Both forbid NUL. `briefPattern` also requires a
// character that trimming does not remove. Trimming removes U+FEFF. The pattern lists it, because \s does not match it
// in some dialects of regular expressions.
const anyTextPattern = String.raw`^[^\u0000]*$`
const briefPattern = String.raw`^[^\u0000]*[^\s\u0000\uFEFF][^\u0000]*$`

/**
 * The body of a request to create a job. Only `facebook` supports `blog`; `packages/core` enforces this rule. Zod
 * refinements do not appear in the OpenAPI document, so the metadata states the rule in JSON Schema instead. Source:
 * POST-BODY-3, POST-9.
 */
export const createJobInput = z
  .strictObject({
    platform: z.enum(platforms).meta({ description: 'Where the copy will run.' }),
    awareness_level: z.enum(awarenessLevels).meta({
      description:
        'What the audience knows: neither the problem nor a solution, only the problem, or also that solutions exist.',
    }),
    brief: wellFormedText()
      .trim()
      .min(1)
      .max(limits.briefCodePointsMax)
      .meta({
        description:
          'What the copy should say. White space at the start and end is removed first, so a brief that is only ' +
          'white space is refused. The length is counted in Unicode code points. A NUL or a lone surrogate is ' +
          'refused. The service deletes the brief when the job ends.',
        pattern: briefPattern,
        examples: ['Thesis season is near'],
      }),
    offer_id: wellFormedText()
      .optional()
      .meta({
        description: 'The `id` of an active offer of the workspace, as returned by `GET /api/v1/offers`.',
        pattern: anyTextPattern,
        examples: [exampleId('offer')],
      }),
    // The `id` makes the OpenAPI document refer to this schema with a `$ref`. If the schema and its default were
    // inline, some client generators would make the field required.
    copy_length: z.enum(copyLengths).default('medium').meta({
      id: 'CopyLength',
      description: 'Length of `primary_text`. `blog` is only allowed with `facebook`.',
    }),
  })
  .meta({
    id: 'CreateAdCopyGeneration',
    description: 'The input of a job. Unknown fields and null values are refused.',
    not: {
      description: '`blog` is only allowed with `facebook`.',
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
      'Identifies the job that the client wants to create. Send exactly one per request; a new UUID for each job is ' +
      'recommended. A key is valid within the workspace and never expires.',
    examples: ['7d6f1c1e-4f0b-4d0e-9d57-1f6f0f6f2a10'],
  })

export const createJobOperation = {
  operationId: 'createAdCopyGeneration',
  method: 'POST',
  path: '/api/v1/ad-copy-generations',
  tag: 'Jobs',
  summary: 'Create a job',
  description:
    'Accepts a brief exactly once per Idempotency-Key and returns the job that will generate its copy. If the ' +
    'key was used before with the same body (compared after trimming the brief and applying defaults), the response ' +
    'is that job in its current state, and no allocation is used. If the body differs, the response is ' +
    '`idempotency_mismatch`. Keys are valid within the workspace and never expire.',
  status: 202,
  input: createJobInput,
  parameters: { header: z.object({ 'Idempotency-Key': idempotencyKey }) },
  requestBody: {
    description:
      'One JSON object in UTF-8 without a byte order mark, at most 32,768 bytes, with each field at most once. ' +
      '`Content-Type` must be `application/json`, optionally with `charset=utf-8`. `Content-Encoding` must be ' +
      'absent.',
    examples: {
      short: { summary: 'Only the required fields', value: createExamples.short },
      full: { summary: 'All fields', value: createExamples.full },
    },
  },
  output: jobSchema,
  success: {
    description: 'The job. A new job is queued; for a repeated request, this is the current state of the existing job.',
    examples: jobResponseExamples,
    links: {
      readJob: {
        operationId: readJobOperation.operationId,
        parameters: { id: '$response.body#/id' },
        description: 'Read the job repeatedly until it is terminal.',
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
