import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import type { oas31 } from 'zod-openapi'

export const documentPath = join(import.meta.dirname, '../../../../docs/openapi.json')

export const document = JSON.parse(readFileSync(documentPath, 'utf8')) as oas31.OpenAPIObject

// Formats are not validated here, because the linters of the conformance run check them.
const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true })
ajv.addSchema({ $id: 'openapi.json', ...document })

export function validatorOf(schema: unknown): ValidateFunction {
  return ajv.compile(rebase(schema) as object)
}

export function validatorNamed(name: string): ValidateFunction {
  return validatorOf({ $ref: `#/components/schemas/${name}` })
}

function rebase(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(rebase)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => [
      key,
      key === '$ref' && typeof member === 'string' ? `openapi.json${member}` : rebase(member),
    ]),
  )
}

export function resolve<T extends object>(part: T | oas31.ReferenceObject): T {
  if (!('$ref' in part)) return part
  const names = part.$ref.slice(2).split('/')
  return names.reduce<unknown>((at, name) => (at as Record<string, unknown>)[name], document) as T
}

export interface DocumentOperation {
  method: string
  path: string
  operation: oas31.OperationObject
}

export const documentOperations: DocumentOperation[] = Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
  Object.entries(item as Record<string, oas31.OperationObject>).map(([method, operation]) => ({
    method: method.toUpperCase(),
    path,
    operation,
  })),
)

export function answerOf(operationId: string, status: number | string) {
  const found = documentOperations.find(({ operation }) => operation.operationId === operationId)
  const response = found?.operation.responses?.[String(status)] as oas31.ResponseObject | undefined
  if (response === undefined) throw new Error(`${operationId} has no ${status}`)
  const { headers = {}, content = {}, links = {} } = resolve(response)
  return {
    headers: Object.fromEntries(Object.entries(headers).map(([name, header]) => [name, resolve(header)])),
    content,
    links,
  }
}
