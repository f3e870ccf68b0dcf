import { Problem } from '@adcopy/core'
import { TRPCError } from '@trpc/server'
import { z } from 'zod'
import { toInvalidPlaces } from './invalid-places.ts'

const retryAfterFaultSeconds = 5

/**
 * An unexpected error becomes `unavailable`, so that the client can retry the request. Only the log contains the cause.
 * `body` is undefined if the operation has no body. Source: D-UNAVAILABLE.
 */
export function toProblem(error: unknown, body?: object): Problem {
  if (error instanceof Problem) return error
  if (error instanceof TRPCError) {
    if (error.cause instanceof Problem) return error.cause
    if (error.code === 'BAD_REQUEST' && error.cause instanceof z.ZodError) {
      return new Problem('invalid_request', { errors: toInvalidPlaces(error.cause, body) })
    }
  }
  return new Problem('unavailable', { cause: error, retryAfterSeconds: retryAfterFaultSeconds })
}
