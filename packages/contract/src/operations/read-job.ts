import { z } from 'zod'
import { exampleId } from '../ids.ts'
import { jobSchema } from '../job.ts'
import { commonProblems, type Operation } from './operation.ts'

export const readJobInput = z.strictObject({
  id: z.string().meta({
    description: 'Identifier of the job. A malformed, an unknown and a foreign one are `not_found` alike.',
    examples: [exampleId('job')],
  }),
})

export type ReadJobInput = z.infer<typeof readJobInput>

export const readJobOperation = {
  operationId: 'getAdCopyGeneration',
  method: 'GET',
  path: '/api/v1/ad-copy-generations/{id}',
  tag: 'Jobs',
  summary: 'Read a job',
  description: 'Answers 200 with the job in every state; a failed job is a job like any other.',
  status: 200,
  input: readJobInput,
  output: jobSchema,
  problems: [...commonProblems, 'not_found'],
} as const satisfies Operation
