import { z } from 'zod'
import { awarenessLevels, copyLengths, jobSchema, platforms } from '../job.ts'
import { limits } from '../limits.ts'
import { wellFormedText } from '../text.ts'
import { commonProblems, type Operation } from './operation.ts'

/** Header of POST. Source: contract, "Idempotency-Key". */
export const idempotencyKeyPattern = /^[A-Za-z0-9._:-]{1,128}$/

/**
 * Body of POST. That `blog` goes with `facebook` alone is a rule of core: an object-level refinement would be lost from
 * the document. Source: contract, "POST /api/v1/ad-copy-generations".
 */
export const createJobInput = z
  .strictObject({
    platform: z.enum(platforms),
    awareness_level: z.enum(awarenessLevels),
    brief: wellFormedText().trim().min(1).max(limits.briefCodePointsMax).meta({
      description:
        'What the copy should say. Counted in Unicode code points after surrounding white space is removed; forgotten when the job ends.',
    }),
    offer_id: wellFormedText().optional().meta({ description: 'An active offer of the workspace.' }),
    copy_length: z.enum(copyLengths).default('medium').meta({ description: '`blog` goes with `facebook` alone.' }),
  })
  .meta({ id: 'CreateAdCopyGeneration' })

export type CreateJobInput = z.infer<typeof createJobInput>

export const createJobOperation = {
  operationId: 'createAdCopyGeneration',
  method: 'POST',
  path: '/api/v1/ad-copy-generations',
  summary: 'Create a job',
  description:
    'Accepts a brief exactly once per Idempotency-Key and answers with the job that will generate copy for it.',
  status: 202,
  input: createJobInput,
  output: jobSchema,
  problems: [
    ...commonProblems,
    'not_found',
    'missing_brand',
    'grounding_too_large',
    'idempotency_mismatch',
    'quota_exceeded',
  ],
} as const satisfies Operation
