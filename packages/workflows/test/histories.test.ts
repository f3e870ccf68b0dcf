import { readdirSync } from 'node:fs'
import { temporaryFolder } from '@adcopy/testing'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { recordHistory } from './support/histories.ts'

const events = [{ eventId: 1, eventType: 1 }] as unknown as NonNullable<Parameters<typeof recordHistory>[1]['events']>
let folder: string

beforeEach(() => {
  folder = temporaryFolder()
})
afterEach(() => void vi.unstubAllEnvs())

test('a history is stored under the name of the change, and never overwritten', () => {
  vi.stubEnv('RECORD_HISTORIES', 'check-twice')
  recordHistory('succeeded', { events }, folder)
  expect(readdirSync(folder)).toEqual(['succeeded.check-twice.json'])
  expect(() => recordHistory('succeeded', { events }, folder)).toThrow(/EEXIST/)
})

test('nothing is stored unless requested', () => {
  vi.stubEnv('RECORD_HISTORIES', undefined)
  recordHistory('succeeded', { events }, folder)
  expect(readdirSync(folder)).toEqual([])
})
