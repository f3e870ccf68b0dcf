import { z } from 'zod'
import { idSchema } from './ids.ts'
import { jobErrorCodes, jobErrors } from './states.ts'
import { instantSchema } from './text.ts'

export const platforms = ['facebook', 'instagram'] as const
export const awarenessLevels = ['unaware', 'problem_aware', 'solution_aware'] as const
export const copyLengths = ['short', 'medium', 'long', 'extra_long', 'blog'] as const

export type Platform = (typeof platforms)[number]
export type AwarenessLevel = (typeof awarenessLevels)[number]
export type CopyLength = (typeof copyLengths)[number]

/** Only Facebook supports `blog`. Source: POST-9. */
export function carries(platform: Platform, copyLength: CopyLength): boolean {
  return copyLength !== 'blog' || platform === 'facebook'
}

/** An optional field without a value is absent, never null. Source: D-RESULT-1, D-RESULT-2. */
export const resultSchema = z
  .strictObject({
    headline: z
      .string()
      .meta({ description: 'Generated headline. The target is at most 40 characters, the limit 255.' }),
    primary_text: z.string().meta({
      description: 'Generated primary text. `copy_length` determines its maximum length in characters.',
    }),
    description: z.string().optional().meta({
      description: 'Generated description. It is optional. The target is at most 30 characters, the limit 255.',
    }),
    artifact_id: idSchema('artifact', 'Identifier of the saved artifact in the web application.'),
    app_url: z.url().meta({ description: 'URL of the artifact in the web application.' }),
    sources: z
      .array(
        z
          .strictObject({ file_id: idSchema('knowledgeFile', 'Identifier of a knowledge file of the workspace.') })
          .meta({ id: 'Source', description: 'A knowledge file.' }),
      )
      .optional()
      .meta({
        description:
          'The knowledge files from which the brand brief of this job was built, each once, sorted by id. Absent if there are none.',
        minItems: 1,
        uniqueItems: true,
      }),
  })
  .meta({
    id: 'Result',
    description: 'The copy as it was generated. Later edits in the web application do not change it.',
  })

export type Result = z.infer<typeof resultSchema>

const jobFields = {
  object: z.literal('ad_copy_generation').meta({ description: 'The kind of this object.' }),
  id: idSchema('job', 'Identifier of the job.'),
  created_at: instantSchema('When the job was accepted.'),
}

const completedAt = instantSchema('When the job became terminal.')

const jobErrorSchema = z
  .strictObject({
    code: z.enum(jobErrorCodes).meta({ description: 'Why the job failed.' }),
    message: z
      .string()
      .meta({ description: 'A fixed sentence for each code.', examples: [jobErrors.generation_failed] }),
  })
  .meta({ id: 'JobError', description: 'Why the job failed. It never quotes the brief or the grounding.' })

/** Source: JOB-3, JOB-4, D-JOB. */
export const jobSchema = z
  .discriminatedUnion('status', [
    z
      .strictObject({ ...jobFields, status: z.literal('queued').meta({ description: 'State of the job.' }) })
      .meta({ id: 'QueuedJob', description: 'A job that was accepted and has not started.' }),
    z
      .strictObject({ ...jobFields, status: z.literal('running').meta({ description: 'State of the job.' }) })
      .meta({ id: 'RunningJob', description: 'A job whose copy is being generated.' }),
    z
      .strictObject({
        ...jobFields,
        status: z.literal('succeeded').meta({ description: 'State of the job. The state is terminal.' }),
        completed_at: completedAt,
        result: resultSchema,
      })
      .meta({ id: 'SucceededJob', description: 'A job with its copy.' }),
    z
      .strictObject({
        ...jobFields,
        status: z.literal('failed').meta({ description: 'State of the job. The state is terminal.' }),
        completed_at: completedAt,
        error: jobErrorSchema,
      })
      .meta({ id: 'FailedJob', description: 'A job that ended without copy.' }),
  ])
  .meta({
    id: 'AdCopyGeneration',
    description:
      'A job. Its state is first queued, then running, and finally succeeded or failed. It never returns to an earlier state.',
  })

export type Job = z.infer<typeof jobSchema>
