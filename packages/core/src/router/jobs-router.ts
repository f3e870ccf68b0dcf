import { listJobsOperation } from '@adcopy/contract'
import { z } from 'zod'
import { followJob } from '../jobs/follow-job.ts'
import { followJobs } from '../jobs/follow-jobs.ts'
import { previewGrounding } from '../jobs/preview-grounding.ts'
import { readJobGrounding } from '../jobs/read-job-grounding.ts'
import { memberProcedure, router } from './trpc.ts'

const jobInput = z.strictObject({ jobId: z.string() })

export const jobsRouter = router({
  list: memberProcedure.input(listJobsOperation.input).query(({ ctx, input }) => followJobs({ ctx, input })),
  show: memberProcedure.input(jobInput).query(({ ctx, input }) => followJob({ ctx, input })),
  grounding: memberProcedure.input(jobInput).query(({ ctx, input }) => readJobGrounding({ ctx, input })),
  preview: memberProcedure
    .input(z.strictObject({ offerId: z.string().optional() }))
    .query(({ ctx, input }) => previewGrounding({ ctx, input })),
})
