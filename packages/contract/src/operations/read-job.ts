import { z } from 'zod'
import { jobResponseExamples } from '../examples.ts'
import { exampleId } from '../ids.ts'
import { jobSchema } from '../job.ts'
import { commonProblems, type Operation } from './operation.ts'

export const readJobInput = z.strictObject({
  id: z.string().meta({
    description:
      'Identifier of the job. If it is malformed, unknown or of another workspace, the response is `not_found`.',
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
  description: 'Returns a job. The status is 200 for every state of the job, also for a failed one.',
  status: 200,
  input: readJobInput,
  parameters: { path: readJobInput },
  output: jobSchema,
  success: {
    description: 'The job in its current state.',
    examples: jobResponseExamples,
    links: {
      readAgain: {
        operationId,
        parameters: { id: '$request.path.id' },
        description:
          'Read the job again after the seconds in `Retry-After`. The header is absent once the job is terminal.',
      },
    },
  },
  problems: [...commonProblems, 'not_found'],
} as const satisfies Operation
