import { createJobOperation } from './create-job.ts'
import { listJobsOperation } from './list-jobs.ts'
import { listOffersOperation } from './list-offers.ts'
import { readJobOperation } from './read-job.ts'

/** Source: S-1. */
export const operations = [createJobOperation, readJobOperation, listJobsOperation, listOffersOperation] as const
