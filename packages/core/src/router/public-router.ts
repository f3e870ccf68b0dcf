import {
  createJobOperation,
  listJobsOperation,
  listOffersOperation,
  readJobOperation,
  type Operation,
} from '@adcopy/contract'
import type { Act } from '../access/entitle.ts'
import { createJob } from '../jobs/create-job.ts'
import { listJobs } from '../jobs/list-jobs.ts'
import { readJob } from '../jobs/read-job.ts'
import { listOffers } from '../offers/list-offers.ts'
import { router, workspaceProcedure } from './trpc.ts'

function meta({ method, path, operationId, summary, description }: Operation, act: Act) {
  return { openapi: { method, path, operationId, summary, description }, act }
}

/** The four operations of the public API. Source: S-1. */
export const publicRouter = router({
  createJob: workspaceProcedure
    .meta(meta(createJobOperation, 'create'))
    .input(createJobOperation.input)
    .output(createJobOperation.output)
    .mutation(async ({ ctx, input }) => {
      const { job, replayed, retryAfterSeconds, units } = await createJob({
        ctx,
        input: { idempotencyKey: ctx.idempotencyKey ?? '', request: input },
      })
      Object.assign(ctx.reply, { jobId: job.id, replayed, retryAfterSeconds, units })
      return job
    }),

  readJob: workspaceProcedure
    .meta(meta(readJobOperation, 'read'))
    .input(readJobOperation.input)
    .output(readJobOperation.output)
    .query(async ({ ctx, input }) => {
      const { job, retryAfterSeconds } = await readJob({ ctx, input })
      Object.assign(ctx.reply, { retryAfterSeconds })
      return job
    }),

  listJobs: workspaceProcedure
    .meta(meta(listJobsOperation, 'read'))
    .input(listJobsOperation.input)
    .output(listJobsOperation.output)
    .query(({ ctx, input }) => listJobs({ ctx, input })),

  listOffers: workspaceProcedure
    .meta(meta(listOffersOperation, 'read'))
    .input(listOffersOperation.input)
    .output(listOffersOperation.output)
    .query(({ ctx, input }) => listOffers({ ctx, input })),
})

export type PublicRouter = typeof publicRouter
