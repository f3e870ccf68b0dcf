import { randomBytes, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { findMemberActor, parseFingerprintKeys, verbs, type Core } from '@adcopy/core'
import {
  createTenant,
  createTestDatabase,
  openTestCore,
  startProgram,
  testFingerprintKeys,
  type Program,
  type TestDatabase,
} from '@adcopy/testing'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { runOps } from './support/ops.ts'

const workerDirectory = join(import.meta.dirname, '../../worker')
const taskQueue = `doctor-${randomUUID()}`
// Each look is a process of its own, and some wait for what does not answer.
const patiently = { timeout: 120_000 }

let database: TestDatabase
let core: Core
let worker: Program

beforeAll(async () => {
  database = await createTestDatabase()
  core = openTestCore(database.url)
  await end(await accept()) // and no backlog
  if (!existsSync(join(workerDirectory, 'dist/workflow-bundle.js'))) {
    execFileSync(process.execPath, ['src/bundle.ts'], { cwd: workerDirectory, stdio: 'ignore' })
  }
  worker = await startProgram({
    args: ['src/main.ts'],
    cwd: workerDirectory,
    env: {
      DATABASE_URL: database.url,
      TEMPORAL_ADDRESS: inject('temporalAddress'),
      TEMPORAL_TASK_QUEUE: taskQueue,
      FINGERPRINT_KEYS: testFingerprintKeys,
    },
    ready: (output) => output.includes('"working"'),
  })
})

afterAll(async () => {
  await worker.stop()
  await core.close()
  await database.drop()
})

/** A job under the keys of the tests. */
async function accept(within = core): Promise<string> {
  const tenant = await createTenant(within)
  const actor = await findMemberActor(within.deps.db, tenant.workspaceId, tenant.userId)
  if (actor === undefined) throw new Error('the tenant has no member')
  const request = { platform: 'facebook', awareness_level: 'unaware', copy_length: 'short', brief: 'x' } as const
  const { job } = await verbs.createJob({ ctx: within.as(actor), input: { idempotencyKey: 'k', request } })
  return job.id
}

async function end(jobId: string): Promise<void> {
  await verbs.failJob({ ctx: core.as({ kind: 'system' }), input: { jobId, code: 'internal_error' } })
}

const wellKept = '-c log_error_verbosity=terse -c log_parameter_max_length=0 -c log_parameter_max_length_on_error=0'

function well(options = wellKept): Record<string, string> {
  const url = new URL(database.url)
  url.searchParams.set('options', options)
  return {
    DATABASE_URL: url.href,
    TEMPORAL_ADDRESS: inject('temporalAddress'),
    TEMPORAL_TASK_QUEUE: taskQueue,
    FINGERPRINT_KEYS: testFingerprintKeys,
  }
}

interface Report extends Record<string, unknown> {
  wrong: string[]
}

async function reportOf(
  env: Record<string, string>,
): Promise<{ status: number | null; stderr: string; report: Report }> {
  const run = await runOps(env, ['doctor', '--json'])
  return { ...run, report: JSON.parse(run.stdout) as Report }
}

/** Runs the doctor where one thing is wrong; answers with what it says of that, and of nothing else. */
async function complaintOf(env: Record<string, string>): Promise<string> {
  const { status, stderr, report } = await reportOf(env)
  expect({ status, wrong: report.wrong }).toEqual({ status: 1, wrong: [expect.any(String)] })
  expect(stderr).toMatch(/^[^\n]+\n$/)
  return report.wrong[0] ?? ''
}

test(
  'is content with a well-kept database, a worker at its Temporal and every key in its place',
  patiently,
  async () => {
    const { status, stderr, report } = await reportOf(well())
    expect(report.wrong).toEqual([])
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
    expect(report).toMatchObject({
      database: { reachable: true, pending_migrations: [], worker_connections: expect.any(Number) },
      backlog: { jobs: 0, oldest_job_id: null, oldest_seconds: null },
      temporal: { reachable: true, task_queue: { name: taskQueue, last_seen_seconds: expect.any(Number) } },
      fingerprint_keys: { used: parseFingerprintKeys(testFingerprintKeys).keyIds, missing: [] },
    })
    expect((report['database'] as { worker_connections: number }).worker_connections).toBeGreaterThan(0)
  },
)

test('names a setting that lets a brief into the log, and the cure', patiently, async () => {
  const complaint = await complaintOf(well(`${wellKept} -c log_parameter_max_length=-1`))
  expect(complaint).toMatch(/^log_parameter_max_length is -1, not 0: .*alter system set/)
})

test('tells a Temporal that is away from one that nobody works for', patiently, async () => {
  const away = await complaintOf({ ...well(), TEMPORAL_ADDRESS: '127.0.0.1:1' })
  expect(away).toMatch(/^Temporal at 127.0.0.1:1, namespace default, does not answer \(.*\): start it/)
  const unknown = await complaintOf({ ...well(), TEMPORAL_NAMESPACE: 'nowhere' })
  expect(unknown).toMatch(/namespace nowhere, does not answer/)
  const idle = await complaintOf({ ...well(), TEMPORAL_TASK_QUEUE: `nobody-${randomUUID()}` })
  expect(idle).toMatch(/^no worker asked task queue nobody-.*: start one/)
})

test('names a key that jobs need and the ring lacks, wherever in the ring the others stand', patiently, async () => {
  const other = randomBytes(32).toString('base64')
  const [id] = parseFingerprintKeys(testFingerprintKeys).keyIds
  expect(await complaintOf({ ...well(), FINGERPRINT_KEYS: other })).toMatch(new RegExp(`^FINGERPRINT_KEYS lacks ${id}`))
  expect((await reportOf({ ...well(), FINGERPRINT_KEYS: `${other},${testFingerprintKeys}` })).report.wrong).toEqual([])
  const { report } = await reportOf({ ...well(), FINGERPRINT_KEYS: '' })
  expect(report).toMatchObject({ wrong: [], fingerprint_keys: { missing: null } })
  expect(await complaintOf({ ...well(), FINGERPRINT_KEYS: 'c2hvcnQ=' })).toMatch(/^FINGERPRINT_KEYS is not a list/)
})

test('notices accounting that does not go by the clock', patiently, async () => {
  await database.setClock(new Date(Date.now() + 1000))
  expect(await complaintOf(well())).toMatch(/^app_now\(\) is not the database's clock/)
  await database.setClock(null)
})

test('names the oldest of the jobs that wait too long', patiently, async () => {
  const deserted = await createTestDatabase()
  const within = openTestCore(deserted.url)
  const oldest = await accept(within)
  await accept(within)
  await deserted.setClock(new Date(Date.now() + 600_000))
  const { report } = await reportOf({ ...well(), DATABASE_URL: deserted.url })
  expect(report['backlog']).toEqual({ jobs: 2, oldest_job_id: oldest, oldest_seconds: expect.closeTo(600, -2) })
  expect(report.wrong.join('\n')).toContain(`${oldest}, the oldest of 2 unfinished jobs, has waited `)
  await within.close()
  await deserted.drop()
})

test('a database that is away, empty, behind or ahead is an answer with a way out', patiently, async () => {
  const away = await reportOf({ ...well(), DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/none' })
  expect(away).toMatchObject({ status: 1, report: { database: { reachable: false } } })
  const empty = await createTestDatabase({ empty: true })
  expect(await complaintOf({ ...well(), DATABASE_URL: empty.url })).toMatch(
    /^\d+ migrations are pending: run ops migrate$/,
  )
  await empty.drop()
  const ahead = await createTestDatabase()
  await ahead.pool.query(
    `insert into _prisma_migrations (id, checksum, migration_name, finished_at, applied_steps_count)
     values ('x', 'x', '20990101000000_later', now(), 1)`,
  )
  expect(await complaintOf({ ...well(), DATABASE_URL: ahead.url })).toMatch(
    /20990101000000_later, which this version does not/,
  )
  await ahead.drop()
})
