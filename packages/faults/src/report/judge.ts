import type { Violation } from '../evidence.ts'
import type { Outcome } from '../run-scenario.ts'

const rateRatioMin = 0.95
const jobsMin = 300

/** Why an outcome is red; nothing where it is green. A short run is too short to compare rates, or to count jobs. */
export function faultsOf({ summary, violations }: Outcome, { whole }: { whole: boolean }): Violation[] {
  const promise = 'the run is a full one'
  const few = whole && summary.jobs < jobsMin ? [{ promise, what: `only ${summary.jobs} jobs were accepted` }] : []
  const slow =
    whole && !(summary.rateRatio >= rateRatioMin)
      ? [{ promise: 'the rate comes back', what: `${summary.rateRatio.toFixed(2)} of what it was` }]
      : []
  return [...violations, ...few, ...slow]
}
