import { operations, problems, type Operation, type ProblemCode } from '@adcopy/contract'
import { publicRouter, type RouterMeta } from '@adcopy/core'
import { expect, test } from 'vitest'
import type { oas31 } from 'zod-openapi'
import { answerOf, document, documentOperations, resolve } from './document.ts'

const contract: readonly Operation[] = operations

const inDocument = documentOperations.map(({ method, path, operation: { operationId } }) => ({
  method,
  path,
  operationId,
}))

interface Named {
  operationId?: string | undefined
}

function byId(one: Named, other: Named): number {
  return (one.operationId ?? '') < (other.operationId ?? '') ? -1 : 1
}

test('document and router have the same operations, by method, path, id and description', () => {
  const procedures = Object.values(publicRouter._def.procedures) as Array<{ _def: { meta?: RouterMeta } }>
  const shown = procedures.map(({ _def }) => _def.meta?.openapi)
  expect(shown).not.toContain(undefined)
  const documented = documentOperations.map(({ method, path, operation }) => {
    const { operationId, summary, description } = operation
    return { method, path, operationId, summary, description }
  })
  expect(documented.toSorted(byId)).toEqual(shown.map((meta) => meta ?? {}).toSorted(byId))
})

test('the document has exactly the operations of the contract', () => {
  const wanted = contract.map(({ method, path, operationId }) => ({ method, path, operationId }))
  expect(inDocument.toSorted(byId)).toEqual(wanted.toSorted(byId))
})

test.each(contract)('$operationId has exactly its statuses', ({ operationId, status, problems: codes }) => {
  const { responses = {} } = documentOperations.find(
    ({ operation }) => operation.operationId === operationId,
  )!.operation
  const statuses = new Set([status, ...codes.map((code) => problems[code].status)])
  expect(Object.keys(responses).toSorted()).toEqual([...statuses].map(String).toSorted())
})

test.each(contract)('$operationId has of each status its codes, and no other', ({ operationId, problems: codes }) => {
  const statuses = new Set(codes.map((code) => problems[code].status))
  for (const status of statuses) {
    const { content } = answerOf(operationId, status)
    expect(Object.keys(content)).toEqual(['application/problem+json'])
    const { schema = {}, examples = {} } = content['application/problem+json'] ?? {}
    const wanted = codes.filter((code) => problems[code].status === status)
    expect(
      alternatives(schema)
        .map((one) => codeOf(one, status))
        .toSorted(),
    ).toEqual(wanted.toSorted())
    expect(Object.keys(examples).toSorted()).toEqual(wanted.toSorted())
  }
})

function alternatives(schema: oas31.SchemaObject | oas31.ReferenceObject): oas31.SchemaObject[] {
  return ('oneOf' in schema ? (schema.oneOf ?? []) : [schema]).map((one) => resolve(one))
}

function codeOf({ properties = {}, required, additionalProperties }: oas31.SchemaObject, status: number): ProblemCode {
  const { type, title, detail, status: sent } = properties as Record<string, oas31.SchemaObject>
  const code = /^\/([a-z_]+)\$$/.exec(type?.pattern ?? '')?.[1] as ProblemCode
  expect([title?.const, sent?.const, detail?.const]).toEqual([problems[code].title, status, problems[code].detail])
  expect(additionalProperties).toBe(false)
  const own = { invalid_request: ['errors'], quota_exceeded: ['reset_at'] }[code as string] ?? []
  const common = ['type', 'title', 'status', 'detail', 'request_id']
  expect(Object.keys(properties)).toEqual([...common, ...own])
  expect(required).toEqual([...common, ...own.filter((name) => name === 'reset_at')])
  return code
}

test('every operation requires a personal token and accepts no other credential', () => {
  expect(document.security).toEqual([{ personalToken: [] }])
  for (const { operation } of documentOperations) {
    expect(operation.security).toBeUndefined()
    expect(operation.responses).toHaveProperty('401')
  }
})

test('a create has one header parameter, and reads have the parameters of their schemas', () => {
  const taken = documentOperations.map(({ operation: { operationId, parameters = [] } }) => [
    operationId,
    parameters.map((parameter) => resolve(parameter)).map(({ in: place, name, required }) => [place, name, required]),
  ])
  expect(Object.fromEntries(taken)).toEqual({
    createAdCopyGeneration: [['header', 'Idempotency-Key', true]],
    getAdCopyGeneration: [['path', 'id', true]],
    listAdCopyGenerations: [
      ['query', 'limit', undefined],
      ['query', 'cursor', undefined],
      ['query', 'status', undefined],
    ],
    listOffers: [
      ['query', 'limit', undefined],
      ['query', 'cursor', undefined],
    ],
  })
})

test('links lead to operations and parameters that exist', () => {
  const links = contract.flatMap(({ operationId, status }) => Object.values(answerOf(operationId, status).links))
  expect(links).toHaveLength(6)
  for (const link of links.map((one) => resolve<oas31.LinkObject>(one))) {
    const target = documentOperations.find(({ operation }) => operation.operationId === link.operationId)
    const names = (target?.operation.parameters ?? []).map((parameter) => resolve(parameter).name)
    expect(names).toEqual(expect.arrayContaining(Object.keys(link.parameters ?? {})))
    expect(link.requestBody !== undefined).toBe(target?.method === 'POST')
  }
})
