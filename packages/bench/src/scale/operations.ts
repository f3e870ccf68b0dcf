import { verbs } from '@adcopy/core'
import { randomUUID } from 'node:crypto'
import type { Side } from '../bench.ts'
import { median } from '../measure.ts'
import { request } from './run-jobs.ts'
import type { SizedDatabase } from './sized-database.ts'

const sampleSize = 500
const leasedAtOnce = 32

type Operation = () => Promise<() => Promise<unknown>>

/** Measures each operation's median duration in milliseconds. The calls alternate between the operations. */
export async function operationsSide(database: SizedDatabase): Promise<Side> {
  const operations = Object.entries(await makeOperations(database))
  return async (seconds) => {
    const times = new Map<string, number[]>(operations.map(([name]) => [name, []]))
    const endMs = performance.now() + seconds * 1_000
    while (performance.now() < endMs) {
      for (const [name, prepare] of operations) {
        const step = await prepare()
        const beganMs = performance.now()
        await step()
        times.get(name)!.push(performance.now() - beganMs)
      }
    }
    return Object.fromEntries([...times].map(([name, each]) => [name, median(each)]))
  }
}

async function makeOperations({
  core,
  admin,
  partners: [partner],
  deepCursor,
}: SizedDatabase): Promise<Record<string, Operation>> {
  const system = core.as({ kind: 'system' })
  const recent = await verbs.listJobs({ ctx: partner, input: { limit: 100 } })
  const anywhere = await admin.query<{ id: string }>(
    `select id from job tablesample system (least(100, 5e6 / (select reltuples from pg_class where relname = 'job')))
      where workspace_id = $1 order by random() limit ${sampleSize}`,
    [partner.actor.workspaceId],
  )
  let leased: readonly string[] = []
  let turn = 0
  const oneOf = <T>(values: readonly T[]) => values[(turn += 1) % values.length]!
  const read =
    (ids: readonly string[]): Operation =>
    async () => {
      const id = oneOf(ids)
      return () => verbs.readJob({ ctx: partner, input: { id } })
    }
  const list =
    (input: Omit<Parameters<typeof verbs.listJobs>[0]['input'], 'limit'>, limit = 20): Operation =>
    async () =>
    () =>
      verbs.listJobs({ ctx: partner, input: { ...input, limit } })
  const create =
    (key: () => string): Operation =>
    async () => {
      const input = { idempotencyKey: key(), request }
      return () => verbs.createJob({ ctx: partner, input })
    }
  const replayed = randomUUID()
  return {
    read: read(recent.data.map(({ id }) => id)),
    'read, any age': read(anywhere.rows.map(({ id }) => id)),
    list: list({}),
    'list of 100': list({}, 100),
    'list, failed': list({ status: 'failed' }),
    'list, deep': list({ cursor: deepCursor }),
    accept: create(randomUUID),
    replay: create(() => replayed),
    'lease 32': async () => {
      await verbs.releaseJobs({ ctx: system, input: { jobIds: leased } })
      return async () => {
        leased = (await verbs.leaseJobs({ ctx: system, input: { jobsMax: leasedAtOnce } })).map(({ job_id }) => job_id)
      }
    },
    'expire one': async () => {
      await admin.query(
        `update job set deadline_at = app_now() where id = (
           select job_id from job_due where workspace_id = $1 and attempts = 0 order by due_at desc limit 1)`,
        [partner.actor.workspaceId],
      )
      return () => verbs.expireJobs({ ctx: system, input: {} })
    },
  }
}
