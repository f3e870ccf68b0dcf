import { statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from '@adcopy/testing'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ensureSecrets } from '../src/secrets.ts'
import { Steps } from '../src/steps.ts'
import { addTotals, describeTotals, readTurboTotals, readVitestTotals } from '../src/totals.ts'

let folder = ''

beforeEach(() => {
  folder = temporaryFolder()
})

afterEach(() => void vi.useRealTimers())

test('secrets are generated once, kept, and readable only by their owner', () => {
  const file = join(folder, 'secrets.json')
  const first = ensureSecrets(file)
  expect(ensureSecrets(file)).toEqual(first)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(new Set(Object.values(first)).size).toBe(4)
})

test('existing secrets stay when a later version needs one more', () => {
  const file = join(folder, 'secrets.json')
  writeFileSync(file, JSON.stringify({ postgres_password: 'kept' }))
  const secrets = ensureSecrets(file)
  expect(secrets.postgres_password).toBe('kept')
  expect(Buffer.from(secrets.fingerprint_keys, 'base64')).toHaveLength(32)
})

test('a long step shows a line with its latest output now and then, and its duration at the end', async () => {
  vi.useFakeTimers()
  const lines: string[] = []
  const work = Promise.withResolvers<void>()
  const step = new Steps((line) => lines.push(line), 10_000).run('build', (progress) => {
    progress('compiling\n')
    return work.promise
  })
  await vi.advanceTimersByTimeAsync(20_000)
  work.resolve()
  await step
  expect(lines).toEqual(['  … build, 10.0 s: compiling', '  … build, 20.0 s: compiling', '  ✓ build  20.0 s'])
})

test('checks and tests are added up in one line of totals', () => {
  const turbo = readTurboTotals(['\u001B[1m Tasks:    3 successful, 4 total\u001B[0m', 'Failed: x'], false)
  const report = { numPassedTests: 5, numFailedTests: 1, numPendingTests: 2, numTodoTests: 0, testResults: [] }
  expect(describeTotals(addTotals([turbo, readVitestTotals(report, false)]))).toBe('8 passed, 2 failed, 2 skipped')
})

test('a failure without a failed test still counts as failed', () => {
  const passing = { numPassedTests: 5, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0 }
  const broken = { ...passing, testResults: [{ status: 'failed', assertionResults: [] }] }
  expect(readVitestTotals(broken, false).failed).toBe(1)
  expect(readVitestTotals({ ...passing, testResults: [] }, false).failed).toBe(1)
  expect(readVitestTotals(undefined, true).failed).toBe(1)
  expect(readTurboTotals([], false).failed).toBe(1)
  expect(describeTotals(readVitestTotals({ ...passing, testResults: [] }, true))).toBe('5 passed, 0 failed')
})
