import { describe, expect, test } from 'vitest'
import { casesMin, describeReport, faultsOf, type Report } from '../src/schemathesis-report.ts'

const success = { status: 'success' }
const clean: Report = {
  seed: 7,
  complete: true,
  exit_code: 0,
  operations: { total: 4, tested: 4 },
  phases: { examples: success, coverage: success, fuzzing: success, stateful: success },
  test_cases: { generated: casesMin, with_failures: 0, errored: 0 },
}

test('a run through every phase with enough cases and no failure proves something', () => {
  expect(faultsOf(clean)).toEqual([])
  expect(describeReport(clean)).toBe('2000 cases over 4 operations, no failure, seed 7')
})

describe('a run proves nothing', () => {
  test.each<[string, Partial<Report>, string]>([
    ['that was broken off', { complete: false }, 'the run ended with 0, incomplete'],
    ['that ended with a status', { exit_code: 1 }, 'the run ended with 1, complete'],
    ['that left an operation out', { operations: { total: 4, tested: 3 } }, '3 of 4 operations tested'],
    ['that skipped a phase', { phases: { ...clean.phases, stateful: { status: 'skip' } } }, 'phase stateful: skip'],
    [
      'that lacks a phase',
      { phases: { examples: success, coverage: success, fuzzing: success } },
      'phase stateful: absent',
    ],
    ['with a failure', { test_cases: { ...clean.test_cases, with_failures: 1 } }, '1 cases failed'],
    ['with an error', { test_cases: { ...clean.test_cases, errored: 2 } }, '2 cases could not be run'],
    [
      'of too few cases',
      { test_cases: { ...clean.test_cases, generated: 1999 } },
      '1999 cases generated; 2000 are the least',
    ],
  ])('%s', (_which, part, fault) => {
    expect(faultsOf({ ...clean, ...part })).toEqual([fault])
  })

  test.each([undefined, null, 'text', {}, { phases: null, operations: {}, test_cases: {} }])(
    'whose report is %j',
    (report) => {
      expect(faultsOf(report)).toEqual(['Schemathesis left no report'])
    },
  )
})
