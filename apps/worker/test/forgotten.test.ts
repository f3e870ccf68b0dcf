import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { verbs, type Core } from '@adcopy/core'
import {
  createTenant,
  createTestDatabase,
  freePort,
  openTestCore,
  startProgram,
  testFingerprintKeys,
  until,
  type Program,
  type Tenant,
  type TestDatabase,
} from '@adcopy/testing'
import { Client, Connection } from '@temporalio/client'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { readTexts } from './support/history.ts'
import { readEnded, readJob } from './support/jobs.ts'
import { ensureBundle, startWorker, waywardWorker, type WorkerProcess } from './support/worker-process.ts'

// Words that stand nowhere else. The brief's are to be forgotten, the brand's to stay in the database.
const briefWords = /zanzibarian|marzipan|wheelwright/i
const brandWords = /quillon|featherbed|saltmarsh/i
const brand = {
  name: 'Quillon & Featherbed',
  description: 'Quillon & Featherbed restores the beds of a saltmarsh.',
  value_propositions: ['Every featherbed is restored by hand.', 'A saltmarsh is walked before it is worked on.'],
}

const ways = ['plain', 'refused', 'overloaded', 'broken', 'held', 'terminated', 'poisoned'] as const
type Way = (typeof ways)[number]

let database: TestDatabase
let core: Core
let tenant: Tenant
let client: Client
let api: Program
let url: string
const workers: WorkerProcess[] = []
const answers: string[] = []

beforeAll(async () => {
  await ensureBundle()
  database = await createTestDatabase()
  core = openTestCore(database.url)
  tenant = await createTenant(core)
  const input = { workspaceId: tenant.workspaceId, profile: brand }
  await verbs.importBrand({ ctx: core.as({ kind: 'operator' }), input })
  client = new Client({ connection: await Connection.connect({ address: inject('temporalAddress') }) })
  const port = await freePort()
  url = `http://127.0.0.1:${port}/api/v1/ad-copy-generations`
  api = await startProgram({
    args: ['server.ts'],
    cwd: join(import.meta.dirname, '../../api'),
    env: {
      HOST: '127.0.0.1',
      PORT: String(port),
      DATABASE_URL: database.url,
      FINGERPRINT_KEYS: testFingerprintKeys,
      LOG_LEVEL: 'trace',
    },
    ready: () => fetch(url).then(() => true, () => false), // prettier-ignore
  })
})

afterAll(async () => {
  await Promise.all(workers.map((worker) => worker.kill('SIGKILL')))
  await api.stop()
  await client.connection.close()
  await core.close()
  await database.drop()
})

function start(env: Record<string, string> = {}): WorkerProcess {
  const worker = startWorker(
    {
      DATABASE_URL: database.url,
      TEMPORAL_ADDRESS: inject('temporalAddress'),
      TEMPORAL_TASK_QUEUE: `forgotten-${process.pid}`,
      LOG_LEVEL: 'trace',
      ...env,
    },
    waywardWorker,
  )
  workers.push(worker)
  return worker
}

async function post(key: string, body: unknown): Promise<{ status: number; id: string }> {
  const headers = {
    authorization: `Bearer ${tenant.token}`,
    'content-type': 'application/json',
    'idempotency-key': key,
  }
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
  const text = await response.text()
  answers.push(text)
  return { status: response.status, id: (JSON.parse(text) as { id: string }).id }
}

const bodyOf = (way: Way) => ({
  platform: 'facebook',
  awareness_level: 'problem_aware',
  copy_length: 'short',
  brief: `${way} zanzibarian marzipan wheelwrights`,
})

/** The tables and columns of the database, and the lines of its server's log, in which words stand. */
async function whereInDatabase(words: RegExp): Promise<string[]> {
  const { rows: tables } = await database.pool.query<{ name: string }>(
    `select quote_ident(table_name) as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )
  const found = new Set<string>()
  for (const { name } of tables) {
    const { rows } = await database.pool.query<{ row: Record<string, unknown> }>(
      `select to_jsonb(t) as row from ${name} t`,
    )
    for (const [column, value] of rows.flatMap(({ row }) => Object.entries(row))) {
      if (words.test(JSON.stringify(value))) found.add(`${name}.${column}`)
    }
  }
  const log = readFileSync(inject('postgresLogFile'), 'utf8')
  if (words.test(log)) found.add('log')
  return [...found].toSorted()
}

test(
  'a brief and its grounding leave no word behind, however the job ended: not in Temporal, a log or an answer',
  { timeout: 120_000, tags: ['JOB-5', 'JOB-6'] },
  async () => {
    const ids = new Map<Way, string>()
    for (const way of ways) {
      const { status, id } = await post(way, bodyOf(way))
      expect(status).toBe(202)
      ids.set(way, id)
    }
    const idOf = (way: Way) => ids.get(way) ?? ''
    const state = async (way: Way) => (await readJob(database, idOf(way))).state
    // The search finds what is there.
    expect(await whereInDatabase(briefWords)).toEqual(['job.brief'])

    // A replay, a mismatch and a refusal of the same words; the constraint's error would quote the row.
    expect((await post('plain', bodyOf('plain'))).id).toBe(idOf('plain'))
    expect((await post('plain', bodyOf('held'))).status).toBe(422)
    expect((await post('long', { ...bodyOf('plain'), brief: 'zanzibarian marzipan '.repeat(20) })).status).toBe(400)
    expect((await post('extra', { ...bodyOf('plain'), extra: 'wheelwright' })).status).toBe(400)
    await database.pool.query(
      `alter table job add constraint poison check (id <> '${idOf('poisoned')}' or state <> 'running') not valid`,
    )

    const first = start({ HOLD: '1' })
    for (const way of ['held', 'terminated'] as const) await until(async () => (await state(way)) === 'running')
    await until(async () =>
      first.log.some((line) => line['job_id'] === idOf('poisoned') && line['failure'] !== undefined),
    )
    await client.workflow.getHandle(idOf('terminated')).terminate('by hand')
    await first.kill('SIGKILL')
    await database.pool.query('alter table job drop constraint poison')
    await database.pool.query('update job_due set due_at = app_now()')
    start()
    for (const way of ways) {
      const ended = await until(() => readEnded(database, idOf(way)), { withinMs: 60_000, what: `the end of ${way}` })
      expect([way, ended.state]).toEqual([way, way === 'refused' ? 'failed' : 'succeeded'])
    }

    expect(readFileSync(inject('postgresLogFile'), 'utf8')).toContain('"poison"')
    expect(await whereInDatabase(briefWords)).toEqual([])
    expect((await whereInDatabase(brandWords)).filter((place) => /^(job|log|audit)/.test(place))).toEqual([])
    for (const id of ids.values()) {
      const { text } = await readTexts(client, id)
      expect(text).toContain(id)
      expect(text).not.toMatch(briefWords)
      expect(text).not.toMatch(brandWords)
    }
    for (const program of [api, ...workers]) {
      const printed = program.output()
      expect(printed).toMatch(/"(acg|ws)_/)
      expect(printed).not.toMatch(briefWords)
      expect(printed).not.toMatch(brandWords)
      expect(printed).not.toContain(tenant.token)
    }
    expect(answers.join('\n')).not.toMatch(briefWords)
  },
)
