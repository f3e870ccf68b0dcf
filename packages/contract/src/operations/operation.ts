import type { z } from 'zod'
import type { ProblemCode } from '../problems.ts'

/** Examples of a body, by name. */
type Examples = Record<string, { summary: string; value: unknown }>

/** A request that may follow the success of an operation, in OpenAPI's runtime expressions. */
export interface Link {
  operationId: string
  parameters?: Record<string, string>
  requestBody?: unknown
  description: string
}

/** One operation of the public API: everything that the facade, the router and the document need to agree on. */
export interface Operation {
  operationId: string
  method: 'GET' | 'POST'
  path: `/api/v1/${string}`
  /** Its chapter in the document. */
  tag: 'Jobs' | 'Offers'
  summary: string
  description: string
  /** Status of success. */
  status: 200 | 202
  input: z.ZodType
  /** All parameters, as the document describes them. */
  parameters: { header?: z.ZodObject; path?: z.ZodObject; query?: z.ZodObject }
  /** The body of a POST, which has the schema `input`. */
  requestBody?: { description: string; examples: Examples }
  output: z.ZodType
  /** The successful response. */
  success: { description: string; examples: Examples; links: Record<string, Link> }
  /** All problems that this operation can respond with. */
  problems: readonly ProblemCode[]
}

/** Problems that every authenticated operation can respond with. */
export const commonProblems = [
  'invalid_request',
  'invalid_auth',
  'forbidden',
  'preview_disabled',
  'workspace_frozen',
  'rate_limited',
  'unavailable',
] as const satisfies readonly ProblemCode[]
