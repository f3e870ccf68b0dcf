import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { migrate, verbs } from '@adcopy/core'
import { temporaryFolder, until } from '@adcopy/testing'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { jobsPath, startRig, validBody } from './rig.ts'

const committed = join(import.meta.dirname, '../../../packages/db/migrations')
const clientCount = 4
// A migration makes a request wait for at most one second. One more second is allowed for the request itself.
const answerMsMax = 2_000
const tickMs = 10

const rig = startRig('in-process', { env: { RATE_LIMIT_TOKEN_PER_MINUTE: '1000000' } })

beforeAll(async () => {
  const { workspaceId } = rig.tenant
  await verbs.setWorkspace({ ctx: rig.core.as({ kind: 'operator' }), input: { workspaceId, allocation: 1_000_000 } })
})

const a = { '29990101000000_a': 'alter table job add column probe text;' }

function withMigrations(added: Record<string, string>): string {
  const directory = temporaryFolder()
  cpSync(committed, directory, { recursive: true })
  for (const [name, sql] of Object.entries(added)) {
    mkdirSync(join(directory, name))
    writeFileSync(join(directory, name, 'migration.sql'), sql)
  }
  return directory
}

function load() {
  const stopped = new AbortController()
  const statuses = new Set<number>()
  let longest = 0
  let tickedAt = performance.now()
  let stalledMs = 0 // the time for which the machine gave this process, clients and api, no processor
  const ticker = setInterval(() => {
    stalledMs += Math.max(0, performance.now() - tickedAt - 2 * tickMs)
    tickedAt = performance.now()
  }, tickMs)
  const runningMs = () => performance.now() - stalledMs
  const timed = async (send: () => Promise<{ status: number }>) => {
    const began = runningMs()
    const { status } = await send()
    statuses.add(status)
    longest = Math.max(longest, runningMs() - began)
  }
  const client = async () => {
    while (!stopped.signal.aborted) {
      await timed(() => rig.create(validBody))
      await timed(() => rig.as(rig.tenant, jobsPath))
    }
  }
  const clients = Array.from({ length: clientCount }, client)
  const stop = async () => {
    stopped.abort()
    await Promise.all(clients)
    clearInterval(ticker)
  }
  onTestFinished(stop)
  return {
    async expectServed() {
      await stop()
      expect(statuses).toEqual(new Set([200, 202]))
      expect(longest).toBeLessThan(answerMsMax)
    },
  }
}

const waitingLocks = `select count(*)::int as waiting from pg_locks
  where not granted and relation is not null and database = (select oid from pg_database where datname = current_database())`

// pg_dump holds this lock for hours.
const readersLock = 'lock table job in access share mode'

describe('a migration next to traffic', () => {
  test('gives way while a reader holds its table, and is applied once the reader is gone', async () => {
    const directory = withMigrations(a)
    const clients = load()
    const lines: string[] = []
    const { running } = await rig.database.holding(readersLock, async () => {
      const begun = { running: migrate(rig.database.url, { directory, say: (line) => lines.push(line) }) }
      await until(() => lines.length >= 3, { withinMs: 20_000, what: 'three attempts' })
      return begun
    })
    expect(await running).toEqual({ applied: ['29990101000000_a'] })
    await clients.expectServed()
    expect(lines[0]).toMatch(
      /^migration 29990101000000_a, attempt 1: its lock was taken by pid \d+ \(.+\) whose transaction is \d s old; rolled back/,
    )
  })

  test('that holds a lock for long is rolled back, and finally given up, with nothing applied', async () => {
    const slow = 'alter table job add column slow text; select pg_sleep(60);'
    const directory = withMigrations({ ...a, '29990101000001_b': slow })
    const clients = load()
    await expect(migrate(rig.database.url, { directory, totalMsMax: 5_000 })).rejects.toThrow(
      /^Migration 29990101000001_b was given up after \d attempts: other sessions waited for it too long\. Nothing of it is applied/,
    )
    await clients.expectServed()
    const columns = await rig.database.pool.query(
      "select column_name from information_schema.columns where table_name = 'job' and column_name in ('probe', 'slow')",
    )
    expect(columns.rows).toEqual([{ column_name: 'probe' }])
    expect((await rig.database.pool.query(waitingLocks)).rows).toEqual([{ waiting: 0 }])
  })

  test('an index is built next to traffic, even after an interrupted attempt', async () => {
    const index = 'create index concurrently if not exists job_probe_idx on job (probe);'
    const directory = withMigrations({ ...a, '29990101000002_c': `-- Lists by state.\n${index}\n` })
    const clients = load()
    const lines: string[] = []
    const giveUp = () =>
      expect(
        migrate(rig.database.url, { directory, totalMsMax: 3_000, say: (line) => lines.push(line) }),
      ).rejects.toThrow('was given up')
    const invalid = "select indisvalid from pg_index where indexrelid = 'job_probe_idx'::regclass"
    await rig.database.holding('set transaction isolation level repeatable read; select count(*) from job', giveUp)
    expect((await rig.database.pool.query(invalid)).rows).toEqual([{ indisvalid: false }])
    await rig.database.holding(readersLock, giveUp)
    expect(lines).toEqual([]) // no other session waited, so nothing was rolled back
    expect(await migrate(rig.database.url, { directory })).toEqual({ applied: ['29990101000002_c'] })
    expect((await rig.database.pool.query(invalid)).rows).toEqual([{ indisvalid: true }])
    await clients.expectServed()
  })
})
