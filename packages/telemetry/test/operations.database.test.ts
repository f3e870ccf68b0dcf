import { verbs } from '@adcopy/core'
import { acceptJob, createTenant, readMetrics, setUpCore, testCopy, until, type Metrics } from '@adcopy/testing'
import { afterEach, describe, expect, test } from 'vitest'
import {
  createDatabaseMetrics,
  createJobMetrics,
  createReadiness,
  createRegistry,
  databaseCheck,
  NotReady,
  serveOperations,
  type OperationsServer,
  type Readiness,
} from '../src/index.ts'

let server: OperationsServer | undefined
afterEach(async () => {
  await server?.close()
  server = undefined
})

async function serve(readiness: Readiness, registry = createRegistry()): Promise<string> {
  server = await serveOperations({ host: '127.0.0.1', port: 0, readiness, registry })
  return `http://127.0.0.1:${server.port}`
}

describe('the operations port', () => {
  test('separates liveness from readiness, and says why it is not ready', async () => {
    let broken = true
    const url = await serve(
      createReadiness({
        async database() {
          if (broken) throw Object.assign(new Error('secret words'), { code: 'ECONNREFUSED' })
        },
        async temporal() {
          if (broken) throw new NotReady('not connected')
        },
      }),
    )
    const alive = await fetch(`${url}/healthz`)
    expect([alive.status, await alive.json()]).toEqual([200, { status: 'alive' }])
    const unready = await fetch(`${url}/readyz`)
    const checks = { database: 'ECONNREFUSED', temporal: 'not connected' }
    expect([unready.status, await unready.json()]).toEqual([503, { status: 'not_ready', checks }])
    broken = false
    await until(async () => (await fetch(`${url}/readyz`)).status === 200)
    expect(await (await fetch(`${url}/readyz`)).json()).toEqual({
      status: 'ready',
      checks: { database: 'ok', temporal: 'ok' },
    })
  })

  test('a drained process is unready at once, although its checks just passed', async () => {
    const readiness = createReadiness({ database: async () => undefined })
    const url = await serve(readiness)
    expect((await fetch(`${url}/readyz`)).status).toBe(200)
    readiness.drain()
    const answer = await fetch(`${url}/readyz`)
    expect([answer.status, await answer.json()]).toEqual([503, { status: 'draining', checks: {} }])
    expect((await fetch(`${url}/healthz`)).status).toBe(200)
  })

  test('a check that hangs makes the process unready, and many callers cost one check', async () => {
    let asked = 0
    const readiness = createReadiness({
      hanging: () => {
        asked += 1
        return new Promise(() => undefined)
      },
    })
    const url = await serve(readiness)
    const answers = await Promise.all(Array.from({ length: 20 }, () => fetch(`${url}/readyz`)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]))
    expect(asked).toBe(1)
    expect(await answers[0]?.json()).toMatchObject({ checks: { hanging: expect.stringMatching(/^no answer within/) } })
  })

  test('has three read-only pages that are never cached', async () => {
    const url = await serve(createReadiness({}))
    for (const path of ['/healthz', '/readyz', '/metrics']) {
      const answer = await fetch(url + path)
      expect([path, answer.status, answer.headers.get('cache-control')]).toEqual([path, 200, 'no-store'])
      expect((await fetch(url + path, { method: 'POST' })).status).toBe(405)
      const head = await fetch(url + path, { method: 'HEAD' })
      expect([head.status, await head.text()]).toEqual([200, ''])
    }
    expect((await fetch(`${url}/`)).status).toBe(404)
    expect((await fetch(`${url}/api/v1/offers`)).status).toBe(404)
  })

  test('reports a port that is in use as an error', async () => {
    await serve(createReadiness({}))
    const options = { host: '127.0.0.1', port: server?.port ?? 0, readiness: createReadiness({}) }
    await expect(serveOperations({ ...options, registry: createRegistry() })).rejects.toThrow(/EADDRINUSE/)
  })
})

describe('over a database', async () => {
  const events = createRegistry()
  const { core, database } = await setUpCore({ observe: createJobMetrics(events) })
  createDatabaseMetrics(events, core)
  const system = () => core.as({ kind: 'system' })
  // Database metrics are cached for two seconds.
  const figures = (expected: (found: Metrics) => boolean) =>
    until(async () => {
      const found = readMetrics(await events.metrics())
      return expected(found) ? found : undefined
    })

  test('the database check requires every migration of this version, and accepts newer ones', async () => {
    const check = databaseCheck(database.url)
    await check()
    const { rows } = await database.pool.query<{ migration_name: string }>(
      'select migration_name from _prisma_migrations order by 1 desc limit 1',
    )
    const newest = rows[0]?.migration_name
    const rename = (from: unknown, to: unknown) =>
      database.pool.query('update _prisma_migrations set migration_name = $2 where migration_name = $1', [from, to])
    await rename(newest, '20990101000000_of_the_next_version')
    await expect(check()).rejects.toThrow('1 migrations are missing')
    await rename('20990101000000_of_the_next_version', newest)
    await database.pool.query(
      `insert into _prisma_migrations (id, checksum, migration_name, finished_at, applied_steps_count)
       values ('x', 'x', '20990101000000_of_the_next_version', now(), 1)`,
    )
    await check()
    await expect(databaseCheck('postgresql://nobody@127.0.0.1:1/none')()).rejects.toThrow()
  })

  test('each job is counted once, by outcome and error code, even if a call is repeated', async () => {
    const tenant = await createTenant(core)
    const before = readMetrics(await events.metrics())
    const [first, second, third] = [
      await acceptJob(core, tenant),
      await acceptJob(core, tenant),
      await acceptJob(core, tenant),
    ]
    expect(await acceptJob(core, tenant, {}, 'again')).toBe(await acceptJob(core, tenant, {}, 'again'))
    await verbs.beginJob({ ctx: system(), input: { jobId: first } })
    const end = { jobId: first, copy: testCopy, checks: [], card: null as never }
    for (const won of [true, false]) expect(await verbs.succeedJob({ ctx: system(), input: end })).toBe(won)
    for (const code of ['policy_blocked', 'internal_error'] as const) {
      expect(await verbs.failJob({ ctx: system(), input: { jobId: second, code } })).toBe('failed')
    }
    await database.setClock(new Date(Date.now() + 2 * 86_400_000))
    expect((await verbs.expireJobs({ ctx: system(), input: {} })).jobIds).toContain(third)
    await database.setClock(null)
    const after = readMetrics(await events.metrics())
    const gained = (name: string, labels: Record<string, string> = {}) =>
      after.value(name, labels)! - (before.value(name, labels) ?? 0)
    expect(gained('adcopy_jobs_accepted_total')).toBe(4)
    expect(gained('adcopy_jobs_replayed_total')).toBe(1)
    expect(gained('adcopy_jobs_ended_total', { outcome: 'succeeded', error_code: 'none' })).toBe(1)
    expect(gained('adcopy_jobs_ended_total', { outcome: 'failed', error_code: 'policy_blocked' })).toBe(1)
    expect(gained('adcopy_jobs_ended_total', { outcome: 'failed', error_code: 'internal_error' })).toBe(0)
    expect(gained('adcopy_jobs_ended_total', { outcome: 'failed', error_code: 'generation_timeout' })).toBe(2)
    expect(gained('adcopy_job_end_seconds_count', { outcome: 'succeeded' })).toBe(1)
    expect(gained('adcopy_job_end_seconds_sum', { outcome: 'failed' })).toBeGreaterThan(2 * 86_400)
  })

  test('the backlog is reported as the database has it, by stage and age', async () => {
    await figures((found) => found.value('adcopy_backlog_waiting_jobs') === 0)
    const tenant = await createTenant(core)
    const [first] = [await acceptJob(core, tenant), await acceptJob(core, tenant)]
    await verbs.leaseJobs({ ctx: system(), input: { jobsMax: 1 } })
    await database.setClock(new Date(Date.now() + 600_000))
    const found = await figures((all) => all.value('adcopy_backlog_oldest_seconds')! >= 590)
    expect(found.value('adcopy_backlog_waiting_jobs')).toBe(1)
    expect(found.value('adcopy_backlog_started_jobs')).toBe(1)
    expect(found.value('adcopy_backlog_oldest_waiting_seconds')).toBeGreaterThan(590)
    expect(found.value('adcopy_backlog_deadline_seconds')).toBeLessThan(86_400 - 590)
    expect(found.value('adcopy_database_up')).toBe(1)
    expect(found.value('adcopy_database_pool_max_connections')).toBe(8)
    // The pool is measured before the backlog is read, so the query for the backlog is not counted.
    expect(found.value('adcopy_database_pool_busy_connections')).toBe(0)
    expect(found.value('adcopy_database_pool_waiting_statements')).toBe(0)
    await database.setClock(null)
    expect(first).toMatch(/^acg_/)
  })

  test('an unreachable database removes the ages and sets its gauge to 0', async () => {
    await database.setReachable(false)
    const found = await figures((all) => all.value('adcopy_database_up') === 0)
    expect(found.value('adcopy_backlog_waiting_jobs')).toBeUndefined()
    expect(found.value('adcopy_backlog_oldest_seconds')).toBeUndefined()
    await database.setReachable(true)
    await figures((all) => all.value('adcopy_backlog_oldest_seconds') !== undefined)
  })
})
