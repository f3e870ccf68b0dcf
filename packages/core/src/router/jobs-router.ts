import { z } from 'zod'
import { readArtifact } from '../artifacts/read-artifact.ts'
import { readJobGrounding } from '../jobs/read-job-grounding.ts'
import { showJob } from '../jobs/show-job.ts'
import { memberProcedure, router } from './trpc.ts'

export const artifactsRouter = router({
  read: memberProcedure
    .input(z.strictObject({ artifactId: z.string() }))
    .query(({ ctx, input }) => readArtifact({ ctx, input })),
})

const jobInput = z.strictObject({ jobId: z.string() })

export const jobsRouter = router({
  show: memberProcedure.input(jobInput).query(({ ctx, input }) => showJob({ ctx, input })),
  grounding: memberProcedure.input(jobInput).query(({ ctx, input }) => readJobGrounding({ ctx, input })),
})
