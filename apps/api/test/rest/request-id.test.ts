import { expect, test } from 'vitest'
import { newRequestId } from '../../src/rest/request-id.ts'

test('request ids are random and distinct', () => {
  const ids = Array.from({ length: 1_000 }, newRequestId)
  expect(new Set(ids).size).toBe(ids.length)
  for (const id of ids) expect(id).toMatch(/^req_[0-9a-f]{24}$/)
  expect(ids).not.toContain(`req_${'0'.repeat(24)}`)
})
