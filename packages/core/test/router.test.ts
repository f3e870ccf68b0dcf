import * as contract from '@adcopy/contract'
import { publicRouter, type RouterMeta } from '@adcopy/core'
import { describe, expect, test } from 'vitest'

const operations = Object.values(contract).filter(
  (value): value is typeof contract.createJobOperation =>
    typeof value === 'object' && value !== null && 'operationId' in value,
)

describe('the public router', () => {
  const procedures = Object.values(publicRouter._def.procedures).map(({ _def }) => ({
    type: _def.type,
    meta: _def.meta as RouterMeta,
    inputs: (_def as unknown as { inputs: unknown[] }).inputs,
  }))

  test('has exactly the four operations of the contract, by method and path', { tags: ['S-1'] }, () => {
    const of = (call: { method: string; path: string; operationId: string } | undefined) =>
      `${call?.operationId}: ${call?.method} ${call?.path}`
    expect(operations.map(of)).toHaveLength(4)
    expect(procedures.map((procedure) => of(procedure.meta.openapi)).toSorted()).toEqual(operations.map(of).toSorted())
  })

  test("each uses its operation's own schemas, and refuses the act before it parses input", () => {
    for (const procedure of procedures) {
      const operation = operations.find((one) => one.operationId === procedure.meta.openapi?.operationId)
      expect(procedure.inputs).toEqual([operation?.input])
      expect(procedure.meta.act).toBe(operation?.method === 'POST' ? 'create' : 'read')
    }
  })

  test('a POST changes something and a GET does not', () => {
    for (const { type, meta } of procedures) {
      expect(type).toBe(meta.openapi?.method === 'POST' ? 'mutation' : 'query')
    }
  })
})
