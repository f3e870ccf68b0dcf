import type { Violation } from '../evidence.ts'
import { isBack } from '../rate.ts'
import type { Outcome } from '../run-scenario.ts'

/** What each scenario of a full run is to have had, at least. */
export const leastExtent = { clients: 8, loadSeconds: 60, jobs: 300 } as const

/** Why an outcome is red; nothing where it is green. A short run is too short to compare rates, or to count jobs. */
export function faultsOf({ summary, violations }: Outcome, { whole }: { whole: boolean }): Violation[] {
  const promise = 'the run is a full one'
  const figures = ['clients', 'loadSeconds', 'jobs'] as const
  const few = figures
    .filter((figure) => whole && !(summary[figure] >= leastExtent[figure]))
    .map((figure) => ({ promise, what: `only ${summary[figure]} ${figure}` }))
  const slow =
    whole && !isBack(summary.rateRatios.at(-1))
      ? [{ promise: 'the rate comes back', what: `${ratesOf(summary)} of what it was` }]
      : []
  return [...violations, ...few, ...slow]
}

/** Rates of all windows, in words: one, where it was back at once. */
export const ratesOf = ({ rateRatios }: Outcome['summary']): string =>
  rateRatios.map((ratio) => ratio.toFixed(2)).join(', then ')
