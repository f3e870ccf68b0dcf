import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { verbs, type Core } from '@adcopy/core'
import {
  acceptJob,
  actorOfToken,
  asMember,
  canaryBrief,
  createTenant,
  createTestDatabase,
  openRig,
  openTestCore,
  temporaryFolder,
  until,
  type Tenant,
  type TestDatabase,
} from '@adcopy/testing'
import { Client, Connection } from '@temporalio/client'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { readTexts } from './support/history.ts'
import { failedWith, readJob, succeededOnce, untilEnded } from './support/jobs.ts'
import { ensureBundle, startWorker, type WorkerProcess } from './support/worker-process.ts'

// The backup is a copy of the database (`create database … template …`). Like a dump, it contains the rows that were
// committed up to one instant.

let live: TestDatabase
let restored: TestDatabase
let client: Client
const folder = temporaryFolder()

beforeAll(async () => {
  await ensureBundle()
  live = await createTestDatabase()
  restored = await createTestDatabase({ empty: true })
  client = new Client({ connection: await Connection.connect({ address: inject('temporalAddress') }) })
})

afterAll(async () => {
  await client.connection.close()
  await live.drop()
  await restored.drop()
})

async function working(url: string, during: (worker: WorkerProcess) => Promise<void>, env = {}): Promise<void> {
  const worker = startWorker({ DATABASE_URL: url, SHUTDOWN_GRACE_SECONDS: '1', ...env })
  try {
    await during(worker)
  } finally {
    await worker.kill('SIGTERM')
  }
}

/** Settings for a worker whose backend never responds, so that jobs stay open after the worker has begun them. */
const hanging = () => ({ GATE_FILE: join(folder, 'never') })
const running = (database: TestDatabase, jobId: string) =>
  until(async () => (await readJob(database, jobId)).state === 'running', {
    withinMs: 60_000,
    what: `${jobId} running`,
  })

async function copy(from: TestDatabase, to: TestDatabase): Promise<void> {
  const [source, target] = [from, to].map(({ url }) => new URL(url).pathname.slice(1))
  const third = await createTestDatabase({ empty: true })
  await from.setReachable(false)
  await to.setReachable(false)
  await third.pool.query(`drop database ${target}`)
  await third.pool.query(`create database ${target} template ${source}`)
  await from.setReachable(true)
  await third.drop()
}

async function accept(core: Core, tenant: Tenant, idempotencyKey: string) {
  const request = {
    platform: 'facebook',
    awareness_level: 'unaware',
    copy_length: 'short',
    brief: canaryBrief,
  } as const
  return verbs.createJob({ ctx: await asMember(core, tenant), input: { idempotencyKey, request } })
}

test('after the restore of an older backup every job that it holds ends once, and what came later is as if it had never been', async () => {
  const before = openTestCore(live.url)
  const tenant = await createTenant(before)
  const finished = await acceptJob(before, tenant)
  await working(live.url, async () => void (await untilEnded(live, finished)))
  const open = await acceptJob(before, tenant)
  await working(live.url, async () => void (await running(live, open)), hanging())

  await copy(live, restored)

  const late = await accept(before, tenant, 'accepted after the backup'.replaceAll(' ', '-'))
  await working(live.url, async () => {
    expect(await untilEnded(live, open)).toMatchObject(succeededOnce)
    expect(await untilEnded(live, late.job.id)).toMatchObject({ ...succeededOnce, used: 3 })
  })
  const lost = await acceptJob(before, tenant)
  await working(live.url, async () => void (await running(live, lost)), hanging())
  await verbs.revokeToken({ ctx: before.as({ kind: 'operator' }), input: { tokenId: tenant.tokenId } })
  await before.close()
  await live.setReachable(false)

  const after = openTestCore(restored.url)
  const system = after.as({ kind: 'system' })
  expect(await readJob(restored, finished)).toMatchObject({ ...succeededOnce, used: 2 })
  const brief = 'select brief from job where id = $1'
  const { rows } = await restored.pool.query(brief, [open])
  expect(rows, 'the backup brought the brief of a job back that had forgotten it').toEqual([{ brief: canaryBrief }])

  await working(restored.url, async () => {
    // The test expires the lease in the backup, because the restart of the job would otherwise take up to a minute.
    await restored.pool.query('update job_due set due_at = app_now()')
    expect(await untilEnded(restored, open)).toMatchObject({ ...succeededOnce, used: 2 })
    expect((await restored.pool.query(brief, [open])).rows).toEqual([{ brief: null }])
    expect((await readTexts(client, open)).runs, 'its workflow had ended, and was run again').toBe(2)

    expect(await client.workflow.getHandle(lost).result(), 'a workflow without its job ends by itself').toBe('gone')
    const find = (jobId: string) => verbs.beginJob({ ctx: system, input: { jobId } })
    expect([await find(lost), await find(late.job.id)]).toEqual([{ kind: 'gone' }, { kind: 'gone' }])

    const again = await accept(after, tenant, 'accepted after the backup'.replaceAll(' ', '-'))
    expect(again, 'a key that the backup does not know is new').toMatchObject({ replayed: false, units: { used: 3 } })
    expect(again.job.id).not.toBe(late.job.id)
    expect(await untilEnded(restored, again.job.id)).toMatchObject({ ...succeededOnce, used: 3 })
  })

  expect(await actorOfToken(after, tenant.token), 'a token revoked since is good again').toBeDefined()
  await after.close()
}, 240_000)

function moreTime(): string {
  const runbook = readFileSync(join(import.meta.dirname, '../../../docs/operations.md'), 'utf8')
  const [, statements = ''] = /```sql\n([^`]*update job set deadline_at[^`]*)```/.exec(runbook) ?? []
  return statements
}

test('open jobs of a backup that is older than their deadlines fail at once, and succeed where the runbook was followed', async () => {
  const { database, core, close } = await openRig()
  const tenant = await createTenant(core)
  const dayAfter = () => database.runClock(new Date(Date.now() + 25 * 60 * 60 * 1000))
  const followed = await acceptJob(core, tenant)
  await dayAfter()
  await database.pool.query(moreTime())
  await working(database.url, async () => expect(await untilEnded(database, followed)).toMatchObject(succeededOnce))
  await expect(database.pool.query('update job set deadline_at = app_now()'), 'the rule is back').rejects.toThrow(
    'what a job was accepted with does not change',
  )

  await database.setClock(null)
  const left = await acceptJob(core, tenant)
  await dayAfter()
  await working(database.url, async () =>
    expect(await untilEnded(database, left)).toMatchObject(failedWith('generation_timeout')),
  )
  await close()
}, 120_000)
