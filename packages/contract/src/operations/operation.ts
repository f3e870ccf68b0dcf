import type { z } from 'zod'
import type { ProblemCode } from '../problems.ts'

/** One operation of the public API: everything that the facade, the router and the document need to agree on. */
export interface Operation {
  operationId: string
  method: 'GET' | 'POST'
  path: `/api/v1/${string}`
  /** Chapter of the document it stands in. */
  tag: 'Jobs' | 'Offers'
  summary: string
  description: string
  /** Status of success. */
  status: 200 | 202
  input: z.ZodType
  output: z.ZodType
  /** Every problem this operation can answer with, and no other. */
  problems: readonly ProblemCode[]
}

/** Problems that any authenticated operation can answer with. */
export const commonProblems = [
  'invalid_request',
  'invalid_auth',
  'forbidden',
  'preview_disabled',
  'workspace_frozen',
  'rate_limited',
  'unavailable',
] as const satisfies readonly ProblemCode[]
