import { z } from 'zod'
import { idSchema } from './ids.ts'
import { jobErrorCodes } from './states.ts'

export const platforms = ['facebook', 'instagram'] as const
export const awarenessLevels = ['unaware', 'problem_aware', 'solution_aware'] as const
export const copyLengths = ['short', 'medium', 'long', 'extra_long', 'blog'] as const

export type Platform = (typeof platforms)[number]
export type AwarenessLevel = (typeof awarenessLevels)[number]
export type CopyLength = (typeof copyLengths)[number]

/** Whether a platform can carry copy of this length; `blog` is Facebook's alone. Source: contract, POST, rule 9. */
export function carries(platform: Platform, copyLength: CopyLength): boolean {
  return copyLength !== 'blog' || platform === 'facebook'
}

/** The generated copy. Optional fields are left out, never null. Source: contract, "Result". */
export const resultSchema = z
  .strictObject({
    headline: z.string(),
    primary_text: z.string(),
    description: z.string().optional(),
    artifact_id: idSchema('artifact'),
    app_url: z.url().meta({ description: 'The artifact in the web application.' }),
    sources: z
      .array(z.strictObject({ file_id: idSchema('knowledgeFile') }))
      .optional()
      .meta({ description: 'The knowledge files that the brand brief of this job drew on.' }),
  })
  .meta({ id: 'Result' })

export type Result = z.infer<typeof resultSchema>

const jobFields = {
  object: z.literal('ad_copy_generation'),
  id: idSchema('job'),
  created_at: z.iso.datetime(),
}

const jobErrorSchema = z.strictObject({ code: z.enum(jobErrorCodes), message: z.string() })

/** A job as clients see it, by its state. Source: contract, "Job"; decisions, "Job". */
export const jobSchema = z
  .discriminatedUnion('status', [
    z.strictObject({ ...jobFields, status: z.literal('queued') }).meta({ id: 'QueuedJob' }),
    z.strictObject({ ...jobFields, status: z.literal('running') }).meta({ id: 'RunningJob' }),
    z
      .strictObject({
        ...jobFields,
        status: z.literal('succeeded'),
        completed_at: z.iso.datetime(),
        result: resultSchema,
      })
      .meta({ id: 'SucceededJob' }),
    z
      .strictObject({
        ...jobFields,
        status: z.literal('failed'),
        completed_at: z.iso.datetime(),
        error: jobErrorSchema,
      })
      .meta({ id: 'FailedJob' }),
  ])
  .meta({ id: 'AdCopyGeneration' })

export type Job = z.infer<typeof jobSchema>
