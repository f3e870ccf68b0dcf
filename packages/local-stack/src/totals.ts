import { stripVTControlCharacters } from 'node:util'

export interface Totals {
  passed: number
  failed: number
  skipped: number
}

export function addTotals(all: readonly Totals[]): Totals {
  const sum = { passed: 0, failed: 0, skipped: 0 }
  for (const { passed, failed, skipped } of all) {
    sum.passed += passed
    sum.failed += failed
    sum.skipped += skipped
  }
  return sum
}

export function describeTotals({ passed, failed, skipped }: Totals): string {
  return `${passed} passed, ${failed} failed${skipped === 0 ? '' : `, ${skipped} skipped`}`
}

/**
 * Reads a line such as "Tasks: 3 successful, 4 total". Tasks that were skipped after a failure are counted as failed.
 */
export function readTurboTotals(lines: readonly string[], succeeded: boolean): Totals {
  const summary = lines.map(stripVTControlCharacters).findLast((line) => /^\s*Tasks:\s/.test(line)) ?? ''
  const [, successful = '0', total = '0'] = /(\d+) successful, (\d+) total/.exec(summary) ?? []
  const failed = Number(total) - Number(successful)
  return { passed: Number(successful), failed: succeeded ? failed : Math.max(failed, 1), skipped: 0 }
}

interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: { status: string; assertionResults: { status: string }[] }[]
}

/** A file that could not run is counted as one failed test, and so is an error outside any test. */
export function readVitestTotals(report: unknown, succeeded: boolean): Totals {
  if (!isReport(report)) return { passed: 0, failed: 1, skipped: 0 }
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  ).length
  const failed = report.numFailedTests + brokenFiles
  return {
    passed: report.numPassedTests,
    failed: succeeded ? failed : Math.max(failed, 1),
    skipped: report.numPendingTests + report.numTodoTests,
  }
}

function isReport(value: unknown): value is VitestReport {
  return typeof value === 'object' && value !== null && 'numPassedTests' in value && 'testResults' in value
}
