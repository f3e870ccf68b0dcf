import { describe, expect, test } from 'vitest'
import { casesMin, casesOf, faultsOf, type Phase, type Report } from '../src/schemathesis-report.ts'

const phases: Phase[] = ['examples', 'stateful']
const success = { status: 'success' }
const clean: Report = {
  complete: true,
  exit_code: 0,
  operations: { total: 4, tested: 4 },
  phases: { examples: success, stateful: success, fuzzing: { status: 'skip' } },
  test_cases: { generated: casesMin, with_failures: 0, errored: 0 },
}

test('a complete run with enough cases and no failure proves something', () => {
  expect(faultsOf([{ phases, report: clean }])).toEqual([])
})

test('cases are counted over all runs', () => {
  const half = { ...clean, test_cases: { ...clean.test_cases, generated: casesMin / 2 } }
  const runs = [
    { phases, report: half },
    { phases, report: half },
  ]
  expect(casesOf(runs)).toBe(casesMin)
  expect(faultsOf(runs)).toEqual([])
  expect(faultsOf(runs.slice(1))).toEqual(['1000 cases generated; the minimum is 2000'])
})

describe('a run proves nothing', () => {
  test.each<[string, Partial<Report>, string]>([
    ['that was interrupted', { complete: false }, 'the run ended with 0, incomplete'],
    ['that ended with a failure status', { exit_code: 1 }, 'the run ended with 1, complete'],
    ['that skipped an operation', { operations: { total: 4, tested: 3 } }, '3 of 4 operations tested'],
    ['that skipped a phase', { phases: { examples: success, stateful: { status: 'skip' } } }, 'phase stateful: skip'],
    ['that lacks a phase', { phases: { examples: success } }, 'phase stateful: absent'],
    ['with a failure', { test_cases: { ...clean.test_cases, with_failures: 1 } }, '1 cases failed'],
    ['with an error', { test_cases: { ...clean.test_cases, errored: 2 } }, '2 cases could not be run'],
  ])('%s', (_which, part, fault) => {
    expect(faultsOf([{ phases, report: { ...clean, ...part } }])).toEqual([fault])
  })

  test.each([undefined, null, 'text', {}, { phases: null, operations: {}, test_cases: {} }])(
    'whose report is %j',
    (report) => {
      const runs = [
        { phases, report: clean },
        { phases, report },
      ]
      expect(faultsOf(runs)).toEqual(['no report of examples, stateful'])
    },
  )
})
