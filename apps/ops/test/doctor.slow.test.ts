import { randomBytes, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { migrate, parseFingerprintKeys, verbs } from '@adcopy/core'
import {
  acceptJob,
  createTenant,
  createTestDatabase,
  openTestCore,
  setUpCore,
  startProgram,
  testFingerprintKeys,
  type Program,
} from '@adcopy/testing'
import { Connection } from '@temporalio/client'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { runOps } from './support/ops.ts'

const workerDirectory = join(import.meta.dirname, '../../worker')
const taskQueue = `doctor-${randomUUID()}`
const patiently = { timeout: 120_000 }

const { core, database } = await setUpCore()
let worker: Program

beforeAll(async () => {
  await end(await accept()) // so that the doctor finds no backlog
  if (!existsSync(join(workerDirectory, 'dist/workflow-bundle.js'))) {
    execFileSync(process.execPath, ['src/bundle.ts'], { cwd: workerDirectory, stdio: 'ignore' })
  }
  worker = await startProgram({
    args: ['src/main.ts'],
    cwd: workerDirectory,
    env: {
      DATABASE_URL: database.urls.worker,
      TEMPORAL_ADDRESS: inject('temporalAddress'),
      TEMPORAL_TASK_QUEUE: taskQueue,
      FINGERPRINT_KEYS: testFingerprintKeys,
    },
    ready: (output) => output.includes('"working"'),
  })
})

afterAll(() => worker.stop())

const accept = async (within = core) => acceptJob(within, await createTenant(within))

async function end(jobId: string): Promise<void> {
  await verbs.failJob({ ctx: core.as({ kind: 'system' }), input: { jobId, code: 'internal_error' } })
}

const wellKept = '-c log_error_verbosity=terse -c log_parameter_max_length=0 -c log_parameter_max_length_on_error=0'

/** The login of `url` must be a superuser's, because only a superuser's session may set these options. */
function well({ url } = database, options = wellKept): Record<string, string> {
  const withOptions = new URL(url)
  withOptions.searchParams.set('options', options)
  return {
    DATABASE_URL: withOptions.href,
    TEMPORAL_ADDRESS: inject('temporalAddress'),
    TEMPORAL_TASK_QUEUE: taskQueue,
    FINGERPRINT_KEYS: testFingerprintKeys,
  }
}

const offline = [expect.stringContaining('writes offline drafts')]

interface Report extends Record<string, unknown> {
  wrong: string[]
  notices: string[]
}

async function reportOf(
  env: Record<string, string>,
): Promise<{ status: number | null; stderr: string; report: Report }> {
  const run = await runOps(env, ['doctor', '--json'])
  return { ...run, report: JSON.parse(run.stdout) as Report }
}

async function complaintOf(env: Record<string, string>): Promise<string> {
  const { status, stderr, report } = await reportOf(env)
  expect({ status, wrong: report.wrong }).toEqual({ status: 1, wrong: [expect.any(String)] })
  expect(stderr).toMatch(/^[^\n]+\n$/)
  return report.wrong[0] ?? ''
}

/** Polls as a worker does: always for workflow tasks, but for activity tasks only while slots are free. */
async function askOnce(name: string, slotsAreFree: boolean): Promise<void> {
  const connection = await Connection.connect({ address: inject('temporalAddress') })
  const { workflowService } = connection
  const request = { namespace: 'default', taskQueue: { name }, identity: 'older' }
  // The queue has no tasks, so each poll waits until the deadline and then fails.
  await connection.withDeadline(Date.now() + 3_000, () =>
    Promise.allSettled([
      workflowService.pollWorkflowTaskQueue(request),
      ...(slotsAreFree ? [workflowService.pollActivityTaskQueue(request)] : []),
    ]),
  )
  await connection.close()
}

test('finds nothing wrong with correct settings, a worker at Temporal and every key', patiently, async () => {
  const { status, stderr, report } = await reportOf(well())
  expect({ wrong: report.wrong, notices: report.notices }).toEqual({ wrong: [], notices: offline })
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  expect(report).toMatchObject({
    database: { reachable: true, pending_migrations: [], worker_connections: expect.any(Number) },
    backlog: { jobs: 0, oldest_job_id: null, oldest_seconds: null },
    temporal: {
      reachable: true,
      task_queue: { name: taskQueue, last_seen_seconds: expect.any(Number) },
      knowledge_queue: { name: `${taskQueue}-knowledge`, activity_pollers: 1, last_seen_seconds: expect.any(Number) },
    },
    generation: { writer: { backend: 'composer' }, verifier: { backend: 'none' } },
    fingerprint_keys: { used: parseFingerprintKeys(testFingerprintKeys).keyIds, missing: [] },
  })
  expect((report['database'] as { worker_connections: number }).worker_connections).toBeGreaterThan(0)
})

test('reports a setting that lets a brief into the log, and the remedy', patiently, async () => {
  const complaint = await complaintOf(well(database, `${wellKept} -c log_parameter_max_length=-1`))
  expect(complaint).toMatch(/^log_parameter_max_length is -1, not 0: .*alter system set/)
})

test('reports parameters that auto_explain would log, if it is loaded', patiently, async () => {
  const loaded = `${wellKept} -c session_preload_libraries=auto_explain`
  expect(await complaintOf(well(database, loaded))).toMatch(/^auto_explain.log_parameter_max_length is -1, not 0: /)
  const silenced = await reportOf(well(database, `${loaded} -c auto_explain.log_parameter_max_length=0`))
  expect(silenced.report.wrong).toEqual([])
})

test('reports settings of extensions that log values of statements', patiently, async () => {
  const loaded = `${wellKept} -c session_preload_libraries=auto_explain -c auto_explain.log_parameter_max_length=0`
  const refused = ['auto_explain.log_verbose', 'auto_explain.log_nested_statements', 'pgaudit.log_parameter']
  const { report } = await reportOf(well(database, [loaded, ...refused.map((name) => `-c ${name}=on`)].join(' ')))
  expect(report.wrong).toEqual(refused.map((name) => expect.stringMatching(`^${name} is on, not off: a brief could`)))
})

test('the role of operators may read everything that is examined', patiently, async () => {
  const own = await createTestDatabase()
  const name = new URL(own.url).pathname.slice(1)
  for (const setting of wellKept.split('-c ').slice(1)) await own.pool.query(`alter database ${name} set ${setting}`)
  const { status, report } = await reportOf({ ...well(), DATABASE_URL: own.urls.ops })
  expect({ status, wrong: report.wrong }).toEqual({ status: 0, wrong: [] })
  await own.drop()
})

test('reports a setting that a role or the database overrides', patiently, async () => {
  const other = await createTestDatabase()
  const name = new URL(other.url).pathname.slice(1)
  await other.pool.query(`alter database ${name} set log_parameter_max_length_on_error = -1`)
  expect(await complaintOf(well(other))).toMatch(
    new RegExp(`^log_parameter_max_length_on_error is -1 for database ${name}, .*; alter database ${name} reset `),
  )
  await other.pool.query(`alter database ${name} set log_parameter_max_length_on_error = 0`)
  await other.pool.query(`alter role current_user in database ${name} set log_error_verbosity = verbose`)
  expect(await complaintOf(well(other))).toMatch(/^log_error_verbosity is verbose for role \S+ in database /)
  await other.pool.query(`alter role current_user in database ${name} reset all`)
  await other.drop()
})

test('distinguishes an unreachable Temporal from one without workers', patiently, async () => {
  const away = await complaintOf({ ...well(), TEMPORAL_ADDRESS: '127.0.0.1:1' })
  expect(away).toMatch(/^Temporal at 127.0.0.1:1, namespace default, does not answer \(.*\): start it/)
  const unknown = await complaintOf({ ...well(), TEMPORAL_NAMESPACE: 'nowhere' })
  expect(unknown).toMatch(/namespace nowhere, does not answer/)
  const idle = await complaintOf({ ...well(), TEMPORAL_TASK_QUEUE: `nobody-${randomUUID()}` })
  expect(idle).toMatch(/^no worker asked task queue nobody-\S+ of .*: start one, or/)
})

test.each([true, false])(
  'reports the queue of knowledge files if workers of an older version poll only for jobs, with free slots %s',
  patiently,
  async (slotsAreFree) => {
    const queue = `older-${randomUUID()}`
    await askOnce(queue, slotsAreFree)
    expect(await complaintOf({ ...well(), TEMPORAL_TASK_QUEUE: queue })).toMatch(
      new RegExp(`^no worker asked task queue ${queue}-knowledge of .*, and knowledge files wait: start one`),
    )
  },
)

test('reports a key that jobs need and the ring lacks, in any order of the others', patiently, async () => {
  const other = randomBytes(32).toString('base64')
  const [id] = parseFingerprintKeys(testFingerprintKeys).keyIds
  expect(await complaintOf({ ...well(), FINGERPRINT_KEYS: other })).toMatch(new RegExp(`^FINGERPRINT_KEYS lacks ${id}`))
  const ring = (keys: string) => reportOf({ ...well(), FINGERPRINT_KEYS: keys }).then((run) => run.report)
  expect(await ring(`${testFingerprintKeys},${other}`)).toMatchObject({ wrong: [], notices: offline })
  const unused = parseFingerprintKeys(other).keyIds[0]
  expect(await ring(`${other},${testFingerprintKeys}`)).toMatchObject({
    wrong: [],
    notices: [...offline, expect.stringContaining(`no job was accepted under ${unused} yet`)],
  })
  const { report } = await reportOf({ ...well(), FINGERPRINT_KEYS: '' })
  expect(report).toMatchObject({ wrong: [], fingerprint_keys: { missing: null } })
  expect(await complaintOf({ ...well(), FINGERPRINT_KEYS: 'c2hvcnQ=' })).toMatch(/^FINGERPRINT_KEYS is not a list/)
})

test('reports the oldest of the jobs that wait too long', patiently, async () => {
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

test('a database that is unreachable, empty or changed is reported with a remedy', patiently, async () => {
  const away = await reportOf({ ...well(), DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/none' })
  expect(away).toMatchObject({ status: 1, report: { database: { reachable: false } } })
  const other = await createTestDatabase({ empty: true })
  expect(await complaintOf({ ...well(), DATABASE_URL: other.url })).toMatch(
    /^\d+ migrations are pending: run ops migrate$/,
  )
  await migrate(other.url)
  await other.pool.query("update _prisma_migrations set checksum = 'x' where migration_name like '%_init'")
  expect(await complaintOf(well(other))).toMatch(/_init was changed after it was applied/)
  await other.drop()
})

test(
  "another program's login is reported, and Temporal and the models are checked all the same",
  patiently,
  async () => {
    const { status, report } = await reportOf({ ...well(), DATABASE_URL: database.urls.worker })
    expect({ status, wrong: report.wrong }).toEqual({ status: 1, wrong: ['the database refused (42501)'] })
    expect(report).toMatchObject({
      database: { reachable: true },
      temporal: { reachable: true },
      generation: { writer: { backend: 'composer' } },
      notices: offline,
    })
  },
)

test(
  'a database that newer code has migrated is checked as usual, also its clock, and is not a fault',
  patiently,
  async () => {
    const ahead = await createTestDatabase()
    await ahead.pool.query(
      `insert into _prisma_migrations (id, checksum, migration_name, finished_at, applied_steps_count)
     values ('x', 'x', '20990101000000_later', now(), 1)`,
    )
    const { status, report } = await reportOf(well(ahead))
    expect({ status, wrong: report.wrong }).toEqual({ status: 0, wrong: [] })
    expect(report).toMatchObject({
      notices: [...offline, expect.stringMatching(/ahead of this version by 20990101000000_later/)],
      database: { reachable: true, newer_migrations: ['20990101000000_later'], settings: expect.anything() },
      backlog: { jobs: 0 },
      switches: { PUBLIC_API_ENABLED: 'on' },
      fingerprint_keys: { used: [], missing: [] },
    })
    await ahead.setClock(new Date(Date.now() + 1000))
    expect(await complaintOf(well(ahead))).toMatch(/^app_now\(\) is not the database's clock/)
    await ahead.drop()
  },
)
