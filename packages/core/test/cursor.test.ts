import { describe, expect, test } from 'vitest'
import { decodeCursor, encodeCursor, type CursorScope } from '../src/jobs/cursor.ts'
import { parseFingerprintKeys } from '../src/support/fingerprint-ring.ts'

const key = (letter: string) => Buffer.alloc(32, letter).toString('base64')
const ring = parseFingerprintKeys(key('a'))
const scope: CursorScope = { workspaceId: 'ws_1', operation: 'list', filter: 'queued' }
const position = ['2026-11-21T00:00:00.000Z', 'acg_1', 'é\n.']
const cursor = encodeCursor(ring, scope, position)

describe('a cursor', { tags: ['D-CURSOR-1'] }, () => {
  const refused = {
    name: 'Problem',
    code: 'invalid_request',
    errors: [{ parameter: 'cursor', detail: 'is not a cursor that this listing gave out' }],
  }
  const decode = (text: string, of = scope, by = ring) => {
    try {
      return decodeCursor(by, of, text)
    } catch (error) {
      return error
    }
  }

  test('leads back to its position, in characters that need no encoding in a query', () => {
    const made = encodeCursor(ring, scope, position)
    expect(made).toMatch(/^[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+$/)
    expect(decode(made)).toEqual(position)
    expect(decode(encodeCursor(ring, { ...scope, filter: '' }, []), { ...scope, filter: '' })).toEqual([])
  })

  test('is valid only for its workspace, operation and filter', () => {
    const others: CursorScope[] = [
      { ...scope, workspaceId: 'ws_2' },
      { ...scope, operation: 'other' },
      { ...scope, filter: '' },
      { ...scope, workspaceId: 'ws_1q', filter: 'ueued' },
      { ...scope, operation: 'listws', workspaceId: '_1' },
    ]
    for (const other of others) expect(decode(cursor, other)).toMatchObject(refused)
  })

  test('is refused if anything is missing, added or changed', () => {
    const [payload = '', signature = ''] = cursor.split('.')
    const forged = Buffer.from('["2027-01-01T00:00:00.000Z","acg_2"]').toString('base64url')
    const bad = [
      '',
      '.',
      payload,
      `${payload}.`,
      `.${signature}`,
      `${cursor}.`,
      `${cursor}.x`,
      `${forged}.${signature}`,
    ]
    for (const text of bad) expect(decode(text)).toMatchObject(refused)
  })

  test('survives a rotation of keys, but not the removal of its key', () => {
    expect(decode(cursor, scope, parseFingerprintKeys(`${key('b')},${key('a')}`))).toEqual(position)
    expect(decode(cursor, scope, parseFingerprintKeys(key('b')))).toMatchObject(refused)
  })
})
