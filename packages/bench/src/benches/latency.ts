import { Client, Connection } from '@temporalio/client'
import { setTimeout as delay } from 'node:timers/promises'
import type { Bench, Figures, Side } from '../bench.ts'
import { startBare } from '../rivals/temporal/start-bare.ts'
import { createJob } from '../work/sides.ts'
import { instantWorker, onWorkStack, type JobService } from '../work/work-stack.ts'

const jobsPerSecond = 2
const gapMs = 1_000 / jobsPerSecond

const whole = { id: 'R6', ours: 'service', rival: 'bare temporal' }
const wholeWhat = `accept → terminal ÷ bare \`workflow.execute\`, ${jobsPerSecond} jobs/s`
const start = { id: 'R7', ours: 'service' }
const startWhat = 'commit → workflow started, in ms'

export const bench: Bench = {
  name: 'latency',
  ratios: [
    { ...whole, what: `${wholeWhat}, p50`, figure: 'p50', goal: { atMost: 1.2 }, before: '2.4' },
    { ...whole, what: `${wholeWhat}, p99`, figure: 'p99', goal: { atMost: 1.5 }, before: '2.7' },
    { ...start, what: `${startWhat}, p50`, figure: 'startP50', goal: { atMost: 5 }, before: '95' },
    { ...start, what: `${startWhat}, p99`, figure: 'startP99', goal: { atMost: 25 }, before: '203' },
  ],
  open: () =>
    onWorkStack({ settings: { track_commit_timestamp: 'on' } }, async (stack) => {
      const bare = await startBare(stack)
      const ours = await stack.startOurs('service', instantWorker)
      const connection = await Connection.connect({ address: stack.temporal.address })
      stack.onClose(() => connection.close())
      return {
        service: serviceSide(ours, new Client({ connection })),
        'bare temporal': (seconds) => atRate(seconds, () => timed(bare.execute)).then(figuresOf),
      }
    }),
}

interface Request {
  sentAt: number
  committedAt: number
}

/**
 * `p50` and `p99` are the times from the request to the terminal state. `startP50` and `startP99` are the times from
 * the commit of the job to the start of its workflow.
 */
function serviceSide(ours: JobService, client: Client): Side {
  return async (seconds) => {
    const requests = new Map<string, Request>()
    await atRate(seconds, async () => {
      const sentAt = Date.now()
      const id = await createJob(ours)
      await delay(gapMs / 2) // so that the query does not slow down the job that is measured
      requests.set(id, { sentAt, committedAt: await readCommit(ours, id) })
    })
    const select = `select id, (extract(epoch from completed_at) * 1000)::float8 as completed_at
        from job where id = any ($1)`
    let rows: Array<{ id: string; completed_at: number | null }>
    do {
      await delay(100)
      ;({ rows } = await ours.database.query(select, [[...requests.keys()]]))
    } while (rows.some(({ completed_at }) => completed_at === null))
    const starts = await Promise.all(
      [...requests].map(async ([id, { committedAt }]) => (await readStart(client, id)) - committedAt),
    )
    const ended = figuresOf(rows.map(({ id, completed_at }) => completed_at! - requests.get(id)!.sentAt))
    const started = figuresOf(starts)
    return { ...ended, startP50: started['p50']!, startP99: started['p99']! }
  }
}

/** The usage row of the workspace was last written when the job was accepted. Later changes write only other rows. */
async function readCommit({ database }: JobService, id: string): Promise<number> {
  const { rows } = await database.query<{ at: number }>(
    `select (extract(epoch from pg_xact_commit_timestamp(usage.xmin)) * 1000)::float8 as at
       from usage join job using (workspace_id) where job.id = $1`,
    [id],
  )
  return rows[0]!.at
}

/** Unlike the client's `startTime`, the raw response is more precise than a millisecond. */
async function readStart(client: Client, id: string): Promise<number> {
  const { raw } = await client.workflow.getHandle(id).describe()
  const { seconds, nanos } = raw.workflowExecutionInfo!.startTime!
  return Number(seconds) * 1_000 + nanos! / 1e6
}

/** Calls at a fixed rate, without waiting for earlier calls to finish. */
async function atRate<T>(seconds: number, call: () => Promise<T>): Promise<T[]> {
  const calls: Array<Promise<T>> = []
  for (let made = 0; made < seconds * jobsPerSecond; made += 1) {
    calls.push(call())
    await delay(gapMs)
  }
  return Promise.all(calls)
}

async function timed(call: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await call()
  return performance.now() - began
}

function figuresOf(latencies: readonly number[]): Figures {
  const sorted = latencies.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? NaN
  return { p50: at(0.5), p99: at(0.99) }
}
