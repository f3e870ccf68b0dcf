import {
  exampleProblemsBase,
  operations,
  problemCodes,
  problemExample,
  problems,
  problemSchemaOf,
  type Operation,
  type ProblemCode,
} from '@adcopy/contract'
import { z } from 'zod'
import type { oas31, ZodOpenApiExampleObject, ZodOpenApiResponseObject } from 'zod-openapi'
import { refusalsOf } from './answers.ts'
import { headersOf } from './headers.ts'

const schemas = Object.fromEntries(problemCodes.map((code) => [code, problemSchemaOf(code)])) as Record<
  ProblemCode,
  ReturnType<typeof problemSchemaOf>
>

const byStatus: Record<number, { name: string; description: string }> = {
  400: { name: 'InvalidRequest', description: 'The request violates the contract of the operation, or HTTP itself.' },
  401: { name: 'InvalidAuthentication', description: 'The request has no valid personal API token.' },
  403: {
    name: 'AccessRefused',
    description: 'The token is valid, but its role or its workspace does not permit the operation.',
  },
  404: { name: 'NotFound', description: 'The token can read nothing at this path.' },
  422: {
    name: 'NotAccepted',
    description: 'The request is valid, but cannot be accepted in the current state of the workspace.',
  },
  429: {
    name: 'TooMany',
    description: 'A limit is used up. It is available again after the seconds in `Retry-After`.',
  },
  503: {
    name: 'Unavailable',
    description: 'The client may send the request again after the seconds in `Retry-After`.',
  },
}

/**
 * Create and read operations have separate responses, because their headers and codes differ. Only 401 is common to all
 * operations.
 */
function nameOf({ method }: Operation, status: number): string {
  const name = byStatus[status]?.name ?? `Problem${status}`
  return status === 401 ? name : `${method === 'POST' ? 'Create' : 'Read'}${name}`
}

export function problemResponsesOf(operation: Operation): Record<`4${string}`, oas31.ReferenceObject> {
  return Object.fromEntries(
    refusalsOf(operation).map(([status]) => [
      String(status),
      { $ref: `#/components/responses/${nameOf(operation, status)}` },
    ]),
  )
}

export function problemResponseComponents(): Record<string, ZodOpenApiResponseObject> {
  return Object.fromEntries(
    operations.flatMap((operation: Operation) =>
      refusalsOf(operation).map(([status, codes]) => [
        nameOf(operation, status),
        {
          description: byStatus[status]?.description ?? '',
          headers: headersOf(operation, status),
          content: {
            'application/problem+json': {
              schema: schemaOf(codes),
              examples: Object.fromEntries(codes.map((code) => [code, exampleOf(operation, code)])),
            },
          },
        },
      ]),
    ),
  )
}

function schemaOf(codes: readonly ProblemCode[]): z.ZodType {
  const [only, ...others] = codes.map((code) => schemas[code])
  if (only === undefined || others.length === 0) return only ?? z.never()
  return z.union([only, ...others]).meta({ unionOneOf: true })
}

function exampleOf({ method }: Operation, code: ProblemCode): ZodOpenApiExampleObject {
  const { body } = problemExample(code, exampleProblemsBase)
  const ofQuery = { parameter: 'page', detail: 'is not a parameter of this operation' }
  const value = method === 'GET' && body.errors !== undefined ? { ...body, errors: [ofQuery] } : body
  return { summary: problems[code].title, value }
}
