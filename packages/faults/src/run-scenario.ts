import { openPartners, until } from '@adcopy/local-stack'
import { setTimeout as delay } from 'node:timers/promises'
import type pg from 'pg'
import { buildBundle, type BundleName } from './bundles/build-bundle.ts'
import type { Evidence, MayFailAs, Violation } from './evidence.ts'
import { Stage } from './faults/stage.ts'
import { findViolations } from './invariants/index.ts'
import { readBooks, readJobs } from './invariants/read-evidence.ts'
import { watchQueue } from './invariants/watch-queue.ts'
import { Load } from './load/load.ts'
import { createRandom } from './random.ts'
import { isBack, rateRatios, type Window } from './rate.ts'
import type { Scenario } from './scenarios.ts'
import { FaultStack, type StackOptions } from './stack/stack.ts'
import { completionsOf, summarise, type Summary } from './summarise.ts'

export interface Extent {
  clients: number
  createsPerSecond: number
  delayMsMax: number
  /**
   * Duration of the load before the first measurement window. It is not measured, because processes that have just
   * started respond slowly.
   */
  coldMs: number
  /**
   * Duration of the load before each measurement window after the faults. It is not measured, because the first jobs of
   * the load have not been completed yet.
   */
  warmMs: number
  /** Duration of each measurement window, before and after the faults. */
  measuredMs: number
  /** Maximum number of windows after the faults. No further window is measured once the rate has recovered. */
  windowsMax: number
  brokenMs: number
}

// Two workers can process 1.8 times as many jobs as the clients create, and one worker cannot keep up. The load leaves
// processor time unused, so that a scenario that runs concurrently (`--lanes`) does not affect the rates.
export const fullExtent: Extent = {
  clients: 8,
  createsPerSecond: 3.5,
  delayMsMax: 5_000,
  coldMs: 12_000,
  warmMs: 6_000,
  measuredMs: 28_000,
  windowsMax: 3,
  brokenMs: 20_000,
}
export const shortExtent: Extent = {
  clients: 8,
  createsPerSecond: 6,
  delayMsMax: 3_400,
  coldMs: 2_000,
  warmMs: 2_000,
  measuredMs: 3_000,
  windowsMax: 1,
  brokenMs: 4_000,
}

export interface Planted {
  plant?: (pool: pg.Pool) => Promise<unknown>
  /** Name of a module of `src/preload` that the programs load. */
  preload?: string
  bundle?: BundleName
}

export interface Run {
  folder: string
  scenario: Scenario
  seed: number
  extent: Extent
  planted?: Planted
  adjust?: StackOptions['adjust']
  /** Called when the load starts. At the end, the run aborts `over` and waits for the returned promise. */
  meanwhile?: (stack: FaultStack, over: AbortSignal) => Promise<void>
  /** Receives the complete evidence. The outcome contains only a summary of it. */
  look?: (evidence: Evidence) => void
  say?: (line: string) => void
}

export interface Outcome {
  scenario: Pick<Scenario, 'name' | 'promised'>
  seed: number
  summary: Summary
  violations: Violation[]
}

// Within this time after a fault, the workers restart lost workflows and complete their jobs.
const terminalSecondsMax = 130
const partnersCount = 4
const daySeconds = 86_400

export async function runScenario(run: Run): Promise<Outcome> {
  const { scenario, extent, seed, say } = run
  const { publishedSeconds = daySeconds, mayFailAs = {} } = scenario
  const random = createRandom(seed).branch(scenario.name)
  const bundleName = run.planted?.bundle ?? scenario.bundle
  const bundle = bundleName === undefined ? undefined : await buildBundle(bundleName)
  const preload = [
    ...(bundle === undefined ? [] : ['bundle']),
    ...(run.planted?.preload === undefined ? [] : [run.planted.preload]),
  ]
  const stack = await FaultStack.start({
    folder: run.folder,
    apis: 2,
    workers: scenario.workers ?? 2,
    delayMsMax: extent.delayMsMax,
    preload,
    ...(scenario.localAttempts && { localAttempts: true }),
    env: {
      ...(bundle !== undefined && { ADCOPY_FAULT_BUNDLE: bundle }),
      JOB_DEADLINE_SECONDS: String(publishedSeconds),
    },
    ...(run.planted?.plant !== undefined && { plant: run.planted.plant }),
    ...(run.adjust !== undefined && { adjust: run.adjust }),
    ...(say !== undefined && { say }),
  })
  const over = new AbortController()
  try {
    stack.setBackend(scenario.backend ?? {})
    const { postgres, apis, balancer, fingerprintKeys } = stack.services
    const partners = await openPartners({ databaseUrl: postgres.url, fingerprintKeys }, partnersCount)
    const load = new Load({
      partners,
      instances: balancer === undefined ? apis : [balancer],
      random,
      over: over.signal,
      clients: extent.clients,
      createsPerSecond: extent.createsPerSecond,
    })
    const stage = new Stage(stack, seed, random.branch('faults'))
    const watching = watchQueue(stack.pool, over.signal)
    const meanwhile = run.meanwhile?.(stack, over.signal)
    const before = await breakUnderLoad(stage, load, run)
    const settled = await settle(stack, load)
    const after = await measureAgain({ stack, load, extent, before, mayFailAs })
    if (settled) await settle(stack, load) // If the first call timed out, a late job has already failed the run.
    await load.replayAll()
    over.abort()
    await meanwhile
    const evidence: Evidence = {
      ...(await readBooks(stack)),
      exchanges: load.exchanges,
      incidents: stage.incidents,
      astray: [...(await watching)],
      terminalSecondsMax,
      publishedSeconds,
      mayFailAs,
    }
    run.look?.(evidence)
    const windows = { before, after }
    const { name, promised } = scenario
    return {
      scenario: { name, promised },
      seed,
      summary: summarise(evidence, windows),
      violations: findViolations(evidence),
    }
  } finally {
    over.abort()
    await stack.stop()
  }
}

async function breakUnderLoad(stage: Stage, load: Load, { extent, scenario }: Run): Promise<Window> {
  const enough = new AbortController()
  const working = load.work(enough.signal)
  try {
    await delay(extent.coldMs)
    const from = Date.now()
    await delay(extent.measuredMs)
    const to = Date.now()
    const least = delay(extent.brokenMs)
    for (const fault of scenario.faults) await fault(stage)
    await least
    enough.abort()
    await working
    return { from, to }
  } finally {
    enough.abort()
  }
}

interface Measured {
  stack: FaultStack
  load: Load
  extent: Extent
  before: Window
  mayFailAs: MayFailAs
}

async function measureAgain({ stack, load, extent, before, mayFailAs }: Measured): Promise<Window[]> {
  const windows: Window[] = []
  for (;;) {
    const from = Date.now() + extent.warmMs
    const to = from + extent.measuredMs
    await load.work(AbortSignal.timeout(to - Date.now()))
    windows.push({ from, to })
    const completedAt = completionsOf(await readJobs(stack.pool), mayFailAs)
    if (windows.length === extent.windowsMax || isBack(rateRatios(before, windows, completedAt).at(-1))) return windows
  }
}

/** Returns false after a time-out. Does not throw, because the invariants report late jobs. */
async function settle(stack: FaultStack, load: Load): Promise<boolean> {
  const withinMs = terminalSecondsMax * 1_000
  const open = async () => (await readJobs(stack.pool)).every(({ completedAt }) => completedAt !== null)
  const ended = await until(open, { withinMs, everyMs: 250, what: 'the end of all jobs' }).catch(() => false)
  if (ended) await load.finish(AbortSignal.timeout(withinMs))
  return ended
}
