import { Client, Connection } from '@temporalio/client'
import { setTimeout as delay } from 'node:timers/promises'
import type { Bench, Figures, Side } from '../bench.ts'
import { startBare } from '../rivals/temporal/start-bare.ts'
import { createJob } from '../work/sides.ts'
import { instantWorker, startWorkStack, type JobService } from '../work/work-stack.ts'

const jobsPerSecond = 2

const whole = { id: 'R6', ours: 'service', rival: 'bare temporal' }
const wholeWhat = `accept → terminal ÷ bare \`workflow.execute\`, ${jobsPerSecond} jobs/s`
const start = { id: 'R7', ours: 'service' }
const startWhat = 'accept → workflow started, in ms'

export const bench: Bench = {
  name: 'latency',
  ratios: [
    { ...whole, what: `${wholeWhat}, p50`, figure: 'p50', goal: { atMost: 1.2 }, before: '2.4' },
    { ...whole, what: `${wholeWhat}, p99`, figure: 'p99', goal: { atMost: 1.5 }, before: '2.7' },
    { ...start, what: `${startWhat}, p50`, figure: 'startP50', goal: { atMost: 5 }, before: '95' },
    { ...start, what: `${startWhat}, p99`, figure: 'startP99', goal: { atMost: 25 }, before: '203' },
  ],
  async open() {
    const stack = await startWorkStack()
    try {
      const bare = await startBare(stack)
      const ours = await stack.startOurs('service', instantWorker)
      const connection = await Connection.connect({ address: stack.temporal.address })
      return {
        sides: {
          service: serviceSide(ours, new Client({ connection })),
          'bare temporal': (seconds) => atRate(seconds, () => timed(bare.execute)).then(figuresOf),
        },
        async close() {
          await bare.close()
          await connection.close()
          await stack.close()
        },
      }
    } catch (error) {
      await stack.close()
      throw error
    }
  },
}

/**
 * `p50` and `p99` are the times from the request to the terminal state. `startP50` and `startP99` are the times from
 * the job's `created_at` to the start of its workflow.
 */
function serviceSide(ours: JobService, client: Client): Side {
  return async (seconds) => {
    const requests = new Map<string, number>()
    await atRate(seconds, async () => {
      const sentAt = Date.now()
      requests.set(await createJob(ours), sentAt)
    })
    const select = `select id, (extract(epoch from created_at) * 1000)::float8 as created_at,
        (extract(epoch from completed_at) * 1000)::float8 as completed_at from job where id = any ($1)`
    let rows: Array<{ id: string; created_at: number; completed_at: number | null }>
    do {
      await delay(100)
      ;({ rows } = await ours.database.query(select, [[...requests.keys()]]))
    } while (rows.some(({ completed_at }) => completed_at === null))
    const starts = await Promise.all(
      rows.map(async ({ id, created_at }) => {
        const { startTime } = await client.workflow.getHandle(id).describe()
        return startTime.getTime() - created_at
      }),
    )
    const ended = figuresOf(rows.map(({ id, completed_at }) => completed_at! - requests.get(id)!))
    const started = figuresOf(starts)
    return { ...ended, startP50: started['p50']!, startP99: started['p99']! }
  }
}

/** Calls at a fixed rate, without waiting for earlier calls to finish. */
async function atRate<T>(seconds: number, call: () => Promise<T>): Promise<T[]> {
  const calls: Array<Promise<T>> = []
  for (let made = 0; made < seconds * jobsPerSecond; made += 1) {
    calls.push(call())
    await delay(1_000 / jobsPerSecond)
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
