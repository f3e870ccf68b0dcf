import type { Accept } from './accept-many.ts'
import type { MemorySample, PerProgram } from './memory.ts'
import type { StatementCount } from './plain-programs.ts'

/** A phase of the run whose memory is measured. */
export interface Phase {
  name: string
  /** True if the programs were idle; the other phases are compared with these. */
  atRest?: boolean
  from: number
  to: number
  /** Bytes of the JavaScript heap in use at the end of the phase. */
  heap: PerProgram
}

/** The raw measurements. */
export interface Measured {
  /** Jobs per line of the report. */
  sliceJobs: number
  accepts: readonly Accept[]
  acceptedFrom: number
  /** Statement counts before the first create and after each slice. */
  counts: readonly StatementCount[]
  /** When the jobs of the backlog ended, and when Temporal was back, in Unix milliseconds. */
  ends: readonly number[]
  backAt: number
  /** Jobs without an outage, before and after it: when the last one was accepted, and when they ended. */
  references: ReadonlyArray<{ acceptedAt: number; ends: readonly number[] }>
  samples: readonly MemorySample[]
  phases: readonly Phase[]
}

export interface PhaseFigures {
  name: string
  peakBytes: PerProgram
  heapBytes: PerProgram
  /** Peak memory ÷ memory at rest. */
  ratio: PerProgram
}

/** One slice of jobs: `endsPerSecond` slices them by their end, the other values by their acceptance. */
export interface SliceFigures {
  acceptMedianMs: number
  acceptP95Ms: number
  acceptsPerSecond: number
  statementsPerAccept: number
  blocksPerAccept: number
  endsPerSecond: number
}

export interface BacklogFigures {
  /** Memory at rest: the lower value of before and after the backlog. */
  idleBytes: PerProgram
  phases: PhaseFigures[]
  slices: SliceFigures[]
  /** Jobs per second without an outage, before and after it; below, while the backlog drains. */
  referenceRates: number[]
  drainRate: number
  /** Time from Temporal's return to the end of the first job; below, to the end of the last job. */
  firstEndSeconds: number
  drainSeconds: number
  /** Latency, statements and blocks per create: the last slice ÷ the first slice. */
  acceptRatio: number
  statementsRatio: number
  blocksRatio: number
  /** Rate while the backlog drains ÷ rate without an outage; below, the same for its slowest slice. */
  drainRatio: number
  slowestDrainRatio: number
}

export function computeFigures(measured: Measured): BacklogFigures {
  const { references, backAt, samples, phases } = measured
  const idleBytes = lowest(phases.filter(({ atRest }) => atRest).map((phase) => memoryOf(samples, phase, median)))
  const ends = measured.ends.toSorted((a, b) => a - b)
  const [firstEnd = NaN, lastEnd = NaN] = [ends[0], ends.at(-1)]
  const referenceRates = references.map(undisturbedRate)
  // The mean of both references evens out drift of the machine or of Temporal's store.
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

/** Jobs per second after the last create: until then the api uses part of the processor time. */
function undisturbedRate({ acceptedAt, ends }: Measured['references'][number]): number {
  const undisturbed = ends.filter((at) => at > acceptedAt)
  return rate(undisturbed.length, acceptedAt, Math.max(...undisturbed))
}

/** The lowest memory of all rest phases: uncollected garbage makes some of them larger. */
function lowest(rests: readonly PerProgram[]): PerProgram {
  const of = (program: keyof PerProgram) => (rests.length === 0 ? NaN : Math.min(...rests.map((rest) => rest[program])))
  return { api: of('api'), worker: of('worker') }
}

function phaseFigures(samples: readonly MemorySample[], phase: Phase, idle: PerProgram): PhaseFigures {
  const peakBytes = memoryOf(samples, phase, (sizes) => Math.max(...sizes))
  const ratio = { api: peakBytes.api / idle.api, worker: peakBytes.worker / idle.worker }
  return { name: phase.name, peakBytes, heapBytes: phase.heap, ratio }
}

/** Memory in one phase; NaN if the phase has no sample. */
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
