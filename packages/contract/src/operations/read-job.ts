import { z } from 'zod'
import { jobResponseExamples } from '../examples.ts'
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

const operationId = 'getAdCopyGeneration'

export const readJobOperation = {
  operationId,
  method: 'GET',
  path: '/api/v1/ad-copy-generations/{id}',
  tag: 'Jobs',
  summary: 'Read a job',
  description: 'Answers 200 with the job in every state; a failed job is a job like any other.',
  status: 200,
  input: readJobInput,
  parameters: { path: readJobInput },
  output: jobSchema,
  success: {
    description: 'The job, in whichever state it is.',
    examples: jobResponseExamples,
    links: {
      readAgain: {
        operationId,
        parameters: { id: '$request.path.id' },
        description: 'Read the job again after the seconds in `Retry-After`, while there are any.',
      },
    },
  },
  problems: [...commonProblems, 'not_found'],
} as const satisfies Operation
