import type { Accept } from './accept-many.ts'
import type { MemorySample, PerProgram } from './memory.ts'
import type { StatementCount } from './plain-programs.ts'

export interface Phase {
  name: string
  /** True if the programs were idle. */
  atRest?: boolean
  from: number
  to: number
  /** Bytes of the JavaScript heap in use at the end of the phase. */
  heap: PerProgram
}

export interface Measured {
  sliceJobs: number
  accepts: readonly Accept[]
  acceptedFrom: number
  /** Statement counts before the first create request and after each slice. */
  counts: readonly StatementCount[]
  /**
   * `ends` are the times when the jobs of the backlog succeeded, and `backAt` is the time when Temporal was started
   * again. All times are in Unix milliseconds.
   */
  ends: readonly number[]
  backAt: number
  /**
   * The reference phases before and after the outage. Each has the time when its last job was accepted and the times
   * when its jobs ended.
   */
  references: ReadonlyArray<{ acceptedAt: number; ends: readonly number[] }>
  samples: readonly MemorySample[]
  phases: readonly Phase[]
}

export interface PhaseFigures {
  name: string
  peakBytes: PerProgram
  heapBytes: PerProgram
  /** Peak memory of the phase ÷ memory at rest. */
  ratio: PerProgram
}

/**
 * For `endsPerSecond`, jobs are sliced in the order in which they ended. For all other values, they are sliced in the
 * order in which they were accepted.
 */
export interface SliceFigures {
  acceptMedianMs: number
  acceptP95Ms: number
  acceptsPerSecond: number
  statementsPerAccept: number
  blocksPerAccept: number
  endsPerSecond: number
}

export interface BacklogFigures {
  /** Memory at rest: the lower of the medians before and after the backlog. */
  idleBytes: PerProgram
  phases: PhaseFigures[]
  slices: SliceFigures[]
  /** Rates in jobs per second: in the reference phases before and after the outage, and while the backlog drains. */
  referenceRates: number[]
  drainRate: number
  /**
   * `firstEndSeconds` is the time from the restart of Temporal to the end of the first job, and `drainSeconds` is the
   * time to the end of the last job.
   */
  firstEndSeconds: number
  drainSeconds: number
  /** Ratios of the last slice to the first slice. */
  acceptRatio: number
  statementsRatio: number
  blocksRatio: number
  /** Rate while the backlog drains ÷ rate without an outage, for the whole backlog and for its slowest slice. */
  drainRatio: number
  slowestDrainRatio: number
}

export function computeFigures(measured: Measured): BacklogFigures {
  const { references, backAt, samples, phases } = measured
  const idleBytes = lowest(phases.filter(({ atRest }) => atRest).map((phase) => memoryOf(samples, phase, median)))
  const ends = measured.ends.toSorted((a, b) => a - b)
  const [firstEnd = NaN, lastEnd = NaN] = [ends[0], ends.at(-1)]
  const referenceRates = references.map(undisturbedRate)
  // The reference rate is the mean of both rates, because the machine or Temporal's database may change in speed during
  // the run.
  const referenceRate = referenceRates.reduce((sum, each) => sum + each, 0) / referenceRates.length
  const drainRate = rate(ends.length, firstEnd, lastEnd)
  const slices = slicesOf(measured, ends)
  const grown = (of: (slice: SliceFigures) => number) => lastOverFirst(slices.map(of))
  return {
    idleBytes,
    phases: phases.map((phase) => phaseFigures(samples, phase, idleBytes)),
    slices,
    referenceRates,
    drainRate,
    firstEndSeconds: (firstEnd - backAt) / 1_000,
    drainSeconds: (lastEnd - backAt) / 1_000,
    acceptRatio: grown(({ acceptMedianMs }) => acceptMedianMs),
    statementsRatio: grown(({ statementsPerAccept }) => statementsPerAccept),
    blocksRatio: grown(({ blocksPerAccept }) => blocksPerAccept),
    drainRatio: drainRate / referenceRate,
    slowestDrainRatio: Math.min(...slices.map(({ endsPerSecond }) => endsPerSecond)) / referenceRate,
  }
}

/**
 * Completions before the last create request are ignored, because the api was still using part of the processor time
 * then.
 */
function undisturbedRate({ acceptedAt, ends }: Measured['references'][number]): number {
  const undisturbed = ends.filter((at) => at > acceptedAt)
  return rate(undisturbed.length, acceptedAt, Math.max(...undisturbed))
}

/** The lowest values are used, because higher ones may include garbage that has not been collected yet. */
function lowest(rests: readonly PerProgram[]): PerProgram {
  const of = (program: keyof PerProgram) => (rests.length === 0 ? NaN : Math.min(...rests.map((rest) => rest[program])))
  return { api: of('api'), worker: of('worker') }
}

function phaseFigures(samples: readonly MemorySample[], phase: Phase, idle: PerProgram): PhaseFigures {
  const peakBytes = memoryOf(samples, phase, (sizes) => Math.max(...sizes))
  const ratio = { api: peakBytes.api / idle.api, worker: peakBytes.worker / idle.worker }
  return { name: phase.name, peakBytes, heapBytes: phase.heap, ratio }
}

function memoryOf(
  samples: readonly MemorySample[],
  { from, to }: Pick<Phase, 'from' | 'to'>,
  reduce: (sizes: readonly number[]) => number,
): PerProgram {
  const within = samples.filter(({ at }) => at >= from && at <= to)
  if (within.length === 0) return { api: NaN, worker: NaN }
  return { api: reduce(within.map(({ api }) => api)), worker: reduce(within.map(({ worker }) => worker)) }
}

function slicesOf({ sliceJobs, accepts, acceptedFrom, counts }: Measured, ends: readonly number[]): SliceFigures[] {
  return Array.from({ length: Math.floor(accepts.length / sliceJobs) }, (_, index) => {
    const [first, behind] = [index * sliceJobs, (index + 1) * sliceJobs]
    const own = accepts.slice(first, behind)
    const times = own.map(({ ms }) => ms)
    const [before, after] = [counts[index], counts[index + 1]]
    const asked = (of: (count: StatementCount) => number) =>
      before === undefined || after === undefined ? NaN : (of(after) - of(before)) / sliceJobs
    return {
      acceptMedianMs: median(times),
      acceptP95Ms: quantile(times, 0.95),
      acceptsPerSecond: rate(own.length, accepts[first - 1]?.endedAt ?? acceptedFrom, own.at(-1)?.endedAt ?? NaN),
      statementsPerAccept: asked(({ statements }) => statements),
      blocksPerAccept: asked(({ blocks }) => blocks),
      endsPerSecond: rate(sliceJobs, ends[Math.max(0, first - 1)] ?? NaN, ends[behind - 1] ?? NaN),
    }
  })
}

function rate(count: number, fromMs: number, toMs: number): number {
  return (count * 1_000) / (toMs - fromMs)
}

function lastOverFirst(figures: readonly number[]): number {
  return (figures.at(-1) ?? NaN) / (figures[0] ?? NaN)
}

export function median(figures: readonly number[]): number {
  return quantile(figures, 0.5)
}

export function quantile(figures: readonly number[], share: number): number {
  const sorted = figures.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN
}
