import { z } from 'zod'
import { jobExamples } from '../examples.ts'
import { jobSchema } from '../job.ts'
import { documentedLimit, listSchema, nextPage, pageExamples, pageQuery } from '../list.ts'
import { jobStates } from '../states.ts'
import { commonProblems, type Operation } from './operation.ts'
import { readJobOperation } from './read-job.ts'

export const listJobsInput = z.strictObject({
  ...pageQuery,
  status: z.enum(jobStates).optional().meta({ description: 'Returns only jobs in this state.' }),
})

export type ListJobsInput = z.infer<typeof listJobsInput>

const operationId = 'listAdCopyGenerations'

export const listJobsOperation = {
  operationId,
  method: 'GET',
  path: '/api/v1/ad-copy-generations',
  tag: 'Jobs',
  summary: 'List jobs',
  description: 'Returns the jobs of the workspace, newest first.',
  status: 200,
  input: listJobsInput,
  parameters: { query: listJobsInput.extend({ limit: documentedLimit }) },
  output: listSchema(jobSchema, { id: 'AdCopyGenerationList', description: 'A page of jobs.' }),
  success: {
    description: 'A page of jobs.',
    examples: pageExamples(jobExamples.succeeded),
    links: {
      readJob: {
        operationId: readJobOperation.operationId,
        parameters: { id: '$response.body#/data/0/id' },
        description: 'Read the first job of the page.',
      },
      nextPage: {
        operationId,
        parameters: { ...nextPage, status: '$request.query.status' },
        description: 'The next page, with the same filter, unless `next_cursor` is null.',
      },
    },
  },
  problems: commonProblems,
} as const satisfies Operation
