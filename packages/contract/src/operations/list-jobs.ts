import { z } from 'zod'
import { jobSchema } from '../job.ts'
import { listSchema, pageQuery } from '../list.ts'
import { jobStates } from '../states.ts'
import { commonProblems, type Operation } from './operation.ts'

export const listJobsInput = z.strictObject({
  ...pageQuery,
  status: z.enum(jobStates).optional().meta({ description: 'Only jobs in this state.' }),
})

export type ListJobsInput = z.infer<typeof listJobsInput>

export const listJobsOperation = {
  operationId: 'listAdCopyGenerations',
  method: 'GET',
  path: '/api/v1/ad-copy-generations',
  tag: 'Jobs',
  summary: 'List jobs',
  description: 'The jobs of the workspace, newest first.',
  status: 200,
  input: listJobsInput,
  output: listSchema(jobSchema, { id: 'AdCopyGenerationList', description: 'A page of jobs.' }),
  problems: commonProblems,
} as const satisfies Operation
