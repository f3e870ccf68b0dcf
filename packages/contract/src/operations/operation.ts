import type { z } from 'zod'
import type { ProblemCode } from '../problems.ts'

/** Example bodies, by name. */
type Examples = Record<string, { summary: string; value: unknown }>

/** A request that may follow a successful operation, in OpenAPI runtime expressions. */
export interface Link {
  operationId: string
  parameters?: Record<string, string>
  requestBody?: unknown
  description: string
}

/** One operation of the public API: everything on which the facade, the router and the document must agree. */
export interface Operation {
  operationId: string
  method: 'GET' | 'POST'
  path: `/api/v1/${string}`
  /** Chapter in the document. */
  tag: 'Jobs' | 'Offers'
  summary: string
  description: string
  /** Status on success. */
  status: 200 | 202
  input: z.ZodType
  /** All parameters, as the document describes them. */
  parameters: { header?: z.ZodObject; path?: z.ZodObject; query?: z.ZodObject }
  /** The body of a POST, which has the schema `input`. */
  requestBody?: { description: string; examples: Examples }
  output: z.ZodType
  /** The successful response. */
  success: { description: string; examples: Examples; links: Record<string, Link> }
  /** All problems with which this operation can respond. */
  problems: readonly ProblemCode[]
}

/** Problems with which every authenticated operation can respond. */
export const commonProblems = [
  'invalid_request',
  'invalid_auth',
  'forbidden',
  'preview_disabled',
  'workspace_frozen',
  'rate_limited',
  'unavailable',
] as const satisfies readonly ProblemCode[]
