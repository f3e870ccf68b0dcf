import type { z } from 'zod'
import type { ProblemCode } from '../problems.ts'

type Examples = Record<string, { summary: string; value: unknown }>

/** An OpenAPI link. Parameters are runtime expressions. */
export interface Link {
  operationId: string
  parameters?: Record<string, string>
  requestBody?: unknown
  description: string
}

/** The REST interface, the router and the OpenAPI document are built from these objects. */
export interface Operation {
  operationId: string
  method: 'GET' | 'POST'
  path: `/api/v1/${string}`
  tag: 'Jobs' | 'Offers'
  summary: string
  description: string
  status: 200 | 202
  input: z.ZodType
  parameters: { header?: z.ZodObject; path?: z.ZodObject; query?: z.ZodObject }
  requestBody?: { description: string; examples: Examples }
  output: z.ZodType
  success: { description: string; examples: Examples; links: Record<string, Link> }
  problems: readonly ProblemCode[]
}

export const commonProblems = [
  'invalid_request',
  'invalid_auth',
  'forbidden',
  'preview_disabled',
  'workspace_frozen',
  'rate_limited',
  'unavailable',
] as const satisfies readonly ProblemCode[]
