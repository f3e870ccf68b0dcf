import type { Violation } from '../evidence.ts'
import { bounds } from './bounds.ts'
import { programs } from './memory.ts'
import type { BacklogOutcome } from './run-backlog.ts'

/** If `whole` is false, the run has too few jobs to judge its memory, latency and throughput. */
export function faultsOfBacklog(outcome: BacklogOutcome, { whole }: { whole: boolean }): Violation[] {
  const { jobs, queued, restarted, violations, figures } = outcome
  const queue = 'the queue is the backlog'
  const broken = [
    ...violations,
    ...(queued === jobs ? [] : [{ promise: queue, what: `${queued} entries for ${jobs} jobs` }]),
    ...restarted.map((program) => ({ promise: 'no process restarts', what: `${program} was restarted` })),
  ]
  if (!whole) return broken
  const { memoryMibMax, acceptRatioMax, statementsRatioMax, drainRatioMin } = bounds
  const memory = figures.phases.flatMap(({ name, peakBytes }) =>
    programs
      .filter((program) => !(peakBytes[program] <= memoryMibMax[program] * 2 ** 20))
      .map((program) => ({
        promise: 'memory stays within its bounds',
        what: `${program}, ${name}: ${(peakBytes[program] / 2 ** 20).toFixed(0)} MiB`,
      })),
  )
  const ofFirst = (ratio: number) => `${ratio.toFixed(2)} of what it was at the beginning`
  const costs: Array<[kept: boolean, promise: string, what: string]> = [
    [jobs >= bounds.jobsMin, 'the run is complete', `only ${jobs} jobs were accepted`],
    [figures.phases.length > 0, 'memory stays within its bounds', 'it was not looked at'],
    [figures.acceptRatio <= acceptRatioMax, 'accepting does not slow down', ofFirst(figures.acceptRatio)],
    [figures.statementsRatio <= statementsRatioMax, 'an accept asks no more', ofFirst(figures.statementsRatio)],
    [
      figures.drainRatio >= drainRatioMin,
      'the backlog drains at full speed',
      `${figures.drainRatio.toFixed(2)} of the speed without one`,
    ],
  ]
  return [...broken, ...memory, ...costs.filter(([kept]) => !kept).map(([, promise, what]) => ({ promise, what }))]
}
