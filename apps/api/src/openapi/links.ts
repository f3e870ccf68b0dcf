import {
  createExamples,
  createJobOperation,
  listJobsOperation,
  listOffersOperation,
  readJobOperation,
} from '@adcopy/contract'
import type { Operation } from '@adcopy/contract'
import type { ZodOpenApiLinkObject } from 'zod-openapi'

const next = { cursor: '$response.body#/next_cursor', limit: '$request.query.limit' }

const byOperation: Record<string, Record<string, ZodOpenApiLinkObject>> = {
  [createJobOperation.operationId]: {
    readJob: {
      operationId: readJobOperation.operationId,
      parameters: { id: '$response.body#/id' },
      description: 'Read the job until it is terminal.',
    },
  },
  [readJobOperation.operationId]: {
    readAgain: {
      operationId: readJobOperation.operationId,
      parameters: { id: '$request.path.id' },
      description: 'Read the job again after the seconds in `Retry-After`, while there are any.',
    },
  },
  [listJobsOperation.operationId]: {
    readJob: {
      operationId: readJobOperation.operationId,
      parameters: { id: '$response.body#/data/0/id' },
      description: 'Read a job of the page.',
    },
    nextPage: {
      operationId: listJobsOperation.operationId,
      parameters: { ...next, status: '$request.query.status' },
      description: 'The page behind this one, under the same filter, unless `next_cursor` is null.',
    },
  },
  [listOffersOperation.operationId]: {
    createJob: {
      operationId: createJobOperation.operationId,
      requestBody: { ...createExamples.full, offer_id: '{$response.body#/data/0/id}' },
      description: 'Create a job for an offer of the page.',
    },
    nextPage: {
      operationId: listOffersOperation.operationId,
      parameters: next,
      description: 'The page behind this one, unless `next_cursor` is null.',
    },
  },
}

/** The requests that may follow an operation's success. */
export function linksOf({ operationId }: Operation): Record<string, ZodOpenApiLinkObject> {
  return byOperation[operationId] ?? {}
}
