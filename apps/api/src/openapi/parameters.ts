import {
  createJobOperation,
  exampleIdempotencyKey,
  idempotencyKeyPattern,
  limits,
  listJobsOperation,
  listOffersOperation,
  pageQuery,
  readJobOperation,
  type Operation,
} from '@adcopy/contract'
import { z } from 'zod'
import type { ZodOpenApiParameters } from 'zod-openapi'

// In a query `limit` is a string of digits, and Zod sees a string; the document describes an integer.
const limit = z
  .int()
  .min(1)
  .max(limits.pageItemsMax)
  .default(limits.pageItemsDefault)
  .meta(pageQuery.limit.meta() ?? {})

const idempotencyKey = z
  .string()
  .regex(idempotencyKeyPattern)
  .meta({
    description:
      'Names the job that is meant, exactly once in a request; a UUID per intended job is recommended. It belongs to the workspace and never expires.',
    examples: [exampleIdempotencyKey],
  })

/** All parameters of an operation: others in a query are refused. */
export function parametersOf({ operationId }: Operation): ZodOpenApiParameters {
  switch (operationId) {
    case createJobOperation.operationId:
      return { header: z.object({ 'Idempotency-Key': idempotencyKey }) }
    case readJobOperation.operationId:
      return { path: readJobOperation.input }
    case listJobsOperation.operationId:
      return { query: listJobsOperation.input.extend({ limit }) }
    case listOffersOperation.operationId:
      return { query: listOffersOperation.input.extend({ limit }) }
    default:
      throw new Error(`no parameters are known of ${operationId}`)
  }
}
