import openapi from '../../../../../docs/openapi.json' with { type: 'json' }

export interface Schema {
  $ref?: string
  type?: string | string[]
  format?: string
  description?: string
  pattern?: string
  enum?: unknown[]
  const?: unknown
  default?: unknown
  examples?: unknown[]
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  minItems?: number
  maxItems?: number
  uniqueItems?: boolean
  minProperties?: number
  maxProperties?: number
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: boolean
  items?: Schema
  oneOf?: Schema[]
  not?: Schema
}

export interface Header {
  $ref?: string
  description?: string
  schema?: Schema
}

interface Media {
  schema: Schema
  examples?: Record<string, { summary?: string; value: unknown }>
}

export interface Answer {
  $ref?: string
  description?: string
  headers?: Record<string, Header>
  content?: Record<string, Media>
}

export interface Parameter {
  in: string
  name: string
  required?: boolean
  description?: string
  schema: Schema
}

export interface Operation {
  operationId: string
  summary: string
  description: string
  parameters?: Parameter[]
  requestBody?: { description?: string; content: Record<string, Media> }
  responses: Record<string, Answer>
}

interface Document {
  info: { title: string; version: string; description: string }
  paths: Record<string, Record<string, Operation>>
  components: {
    schemas: Record<string, Schema>
    headers: Record<string, Header>
    responses: Record<string, Answer>
    securitySchemes: Record<string, { description: string }>
  }
}

export const document = openapi as Document

export const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
)

export const nameOf = (ref: string): string => ref.slice(ref.lastIndexOf('/') + 1)

export function resolve<Value extends { $ref?: string }>(value: Value, known: Record<string, Value>): Value {
  return value.$ref === undefined ? value : (known[nameOf(value.$ref)] ?? value)
}
