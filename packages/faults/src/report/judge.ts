import type { Violation } from '../evidence.ts'
import { isBack } from '../rate.ts'
import type { Outcome } from '../run-scenario.ts'

export const leastExtent = { clients: 8, loadSeconds: 60, jobs: 300 } as const

/** The extent of the run and the recovery of the rate are judged only if the run had its full length (`whole`). */
export function faultsOf({ summary, violations }: Outcome, { whole }: { whole: boolean }): Violation[] {
  const promise = 'the run is complete'
  const figures = ['clients', 'loadSeconds', 'jobs'] as const
  const few = figures
    .filter((figure) => whole && !(summary[figure] >= leastExtent[figure]))
    .map((figure) => ({ promise, what: `only ${summary[figure]} ${figure}` }))
  const slow =
    whole && !isBack(summary.rateRatios.at(-1))
      ? [{ promise: 'the rate recovers', what: `${ratesOf(summary)} of what it was` }]
      : []
  return [...violations, ...few, ...slow]
}

export const ratesOf = ({ rateRatios }: Outcome['summary']): string =>
  rateRatios.map((ratio) => ratio.toFixed(2)).join(', then ')
