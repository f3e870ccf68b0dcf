import { openPartners, sendSignal, until } from '@adcopy/local-stack'
import { join } from 'node:path'
import { mkdirSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import type { Evidence, Exchange, Violation } from '../evidence.ts'
import { findViolations } from '../invariants/index.ts'
import { readBooks, readJobs } from '../invariants/read-evidence.ts'
import { watchQueue } from '../invariants/watch-queue.ts'
import { Load } from '../load/load.ts'
import { createRandom } from '../random.ts'
import { rateIn, type Window } from '../rate.ts'
import { familyOf } from '../stack/processes.ts'
import { FaultStack, type Kind } from '../stack/stack.ts'
import { completionsOf } from '../summarise.ts'
import { temporalOnPostgres } from './temporal.ts'

export interface CellRow {
  other: string
  requests: number
  medianMs: number
  p99Ms: number
  jobsPerSecond: number
}

export interface CellsOutcome {
  rows: CellRow[]
  violations: Violation[]
}

/**
 * Limits on how much a fault in one cell may affect the other cell. The other cell's response times may grow at most by
 * the factor `latencyRatioMax`. Its job rate must be at least the fraction `rateRatioMin` of its normal rate.
 */
export const margins = { latencyRatioMax: 1.5, rateRatioMin: 0.95 } as const

const states = {
  serves: 'serves',
  hangs: 'hangs: SIGSTOP to all its processes',
  again: 'serves again',
  dead: 'is dead: SIGKILL to all its processes',
} as const
const warmMs = 30_000
const settleMs = 6_000
const windowMs = 40_000
const extent = { clients: 6, createsPerSecond: 2 }
const kinds: readonly Kind[] = ['postgres', 'temporal', 'api', 'worker']

/** The cells share no process. One cell hangs, recovers and is then killed, while the other one is measured. */
export async function runCells(folder: string, seed: number): Promise<CellsOutcome> {
  const over = new AbortController()
  const kept = await Cell.start(join(folder, 'kept'), seed, over.signal)
  try {
    const dying = await Cell.start(join(folder, 'dying'), seed + 1, over.signal)
    try {
      const working = [kept.load.work(over.signal), dying.load.work(over.signal)]
      await delay(warmMs)
      const windows = [await measure(states.serves)]
      const signal = signalTo(dying.stack)
      signal('SIGSTOP')
      windows.push(await measure(states.hangs))
      signal('SIGCONT')
      windows.push(await measure(states.again))
      await dying.stack.stop()
      windows.push(await measure(states.dead))
      over.abort()
      await Promise.all(working)
      const evidence = await kept.evidence()
      const completed = completionsOf(evidence.jobs, {})
      const rows = windows.map(({ other, window }) => rowOf(other, window, evidence.exchanges, completed))
      return { rows, violations: [...findViolations(evidence), ...spreads(rows)] }
    } finally {
      over.abort()
      await dying.stack.stop()
    }
  } finally {
    over.abort()
    await kept.stack.stop()
  }
}

class Cell {
  readonly stack: FaultStack
  readonly load: Load
  readonly #watching: Promise<ReadonlySet<string>>

  private constructor(stack: FaultStack, load: Load, over: AbortSignal) {
    this.stack = stack
    this.load = load
    this.#watching = watchQueue(stack.pool, over)
  }

  static async start(folder: string, seed: number, over: AbortSignal): Promise<Cell> {
    mkdirSync(folder)
    const stack = await FaultStack.start({
      folder,
      apis: 1,
      workers: 1,
      adjust: async (services) => {
        services.temporal = await temporalOnPostgres(services, folder)
        for (const worker of services.workers)
          worker.env = { ...worker.env, TEMPORAL_ADDRESS: services.temporal.address }
      },
    })
    const { postgres, apis, fingerprintKeys } = stack.services
    const partners = await openPartners({ databaseUrl: postgres.url, fingerprintKeys }, 2)
    return new Cell(stack, new Load({ ...extent, partners, instances: apis, random: createRandom(seed), over }), over)
  }

  async evidence(): Promise<Evidence> {
    const { stack, load } = this
    const ended = async () => (await readJobs(stack.pool)).every(({ completedAt }) => completedAt !== null)
    await until(ended, { withinMs: 60_000, everyMs: 250, what: 'the end of all jobs' })
    return {
      ...(await readBooks(stack)),
      exchanges: load.exchanges,
      incidents: [],
      astray: [...(await this.#watching)],
      terminalSecondsMax: 130,
      publishedSeconds: 86_400,
      mayFailAs: {},
    }
  }
}

async function measure(other: string): Promise<{ other: string; window: Window }> {
  await delay(settleMs)
  const from = Date.now()
  await delay(windowMs)
  return { other, window: { from, to: Date.now() } }
}

function signalTo(stack: FaultStack): (signal: NodeJS.Signals) => void {
  const pids = kinds.flatMap((kind) => stack.names(kind)).flatMap((name) => familyOf(stack.pid(name)))
  return (signal) => pids.forEach((pid) => sendSignal(pid, signal))
}

function rowOf(other: string, window: Window, exchanges: readonly Exchange[], completed: readonly number[]): CellRow {
  const times = exchanges
    .filter(({ endedAt }) => endedAt >= window.from && endedAt <= window.to)
    .map(({ sentAt, endedAt }) => endedAt - sentAt)
    .toSorted((a, b) => a - b)
  const share = (part: number) => times[Math.floor(times.length * part)] ?? Number.NaN
  const jobsPerSecond = rateIn(window, completed) * 1_000
  return { other, requests: times.length, medianMs: share(0.5), p99Ms: share(0.99), jobsPerSecond }
}

/**
 * Each row has measurements of one cell during one state of the other cell. Two of the rows were measured while both
 * cells served. The worse value of these two rows is the reference.
 */
export function spreads(rows: readonly CellRow[]): Violation[] {
  const healthy = rows.filter(({ other }) => other === states.serves || other === states.again)
  const medianMs = Math.max(...healthy.map((row) => row.medianMs))
  const p99Ms = Math.max(...healthy.map((row) => row.p99Ms))
  const jobsPerSecond = Math.min(...healthy.map((row) => row.jobsPerSecond))
  return rows
    .filter(
      (row) =>
        !(row.medianMs <= medianMs * margins.latencyRatioMax) ||
        !(row.p99Ms <= p99Ms * margins.latencyRatioMax) ||
        !(row.jobsPerSecond >= jobsPerSecond * margins.rateRatioMin),
    )
    .map(({ other }) => ({ promise: 'cells are independent', what: `the other cell ${other}` }))
}
