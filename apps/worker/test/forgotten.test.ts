import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { verbs, type Core } from '@adcopy/core'
import {
  createTenant,
  createTestDatabase,
  freePort,
  openTestCore,
  readMetrics,
  startCollector,
  startProgram,
  testFingerprintKeys,
  until,
  type Collector,
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

// How each job goes, and the code it ends with, if any.
const ends = {
  plain: null,
  refused: 'generation_failed',
  blocked: 'policy_blocked',
  overloaded: null,
  broken: null,
  held: null,
  terminated: null,
  poisoned: null,
  cancelled: 'internal_error',
  expired: 'generation_timeout', // last, and the clock goes on before it
} as const
type Way = keyof typeof ends
const ways = Object.keys(ends) as Way[]

let database: TestDatabase
let core: Core
let tenant: Tenant
let client: Client
let collector: Collector
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
  collector = await startCollector()
  const file = { workspaceId: tenant.workspaceId, name: 'a.txt', content: Buffer.from('A saltmarsh is walked.') }
  await verbs.addKnowledge({ ctx: core.as({ kind: 'operator' }), input: file })
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
      ...observed(),
    },
    ready: () => fetch(url).then(() => true, () => false), // prettier-ignore
  })
})

afterAll(async () => {
  await Promise.all(workers.map((worker) => worker.kill('SIGKILL')))
  await api.stop()
  await collector.close()
  await client.connection.close()
  await core.close()
  await database.drop()
})

/** All that a program may say of its work is said, and heard. */
const observed = () => ({
  LOG_LEVEL: 'trace',
  OPERATIONS_PORT: '0',
  OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
  OTEL_BSP_SCHEDULE_DELAY: '50',
})

/** The figures of a program, by the port that its log names. */
async function readFigures(program: { output(): string }): Promise<string> {
  const [, port] = /"port":(\d+),"msg":"serving operations"/.exec(program.output()) ?? []
  return (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
}

function start(env: Record<string, string> = {}): WorkerProcess {
  const worker = startWorker(
    {
      DATABASE_URL: database.url,
      TEMPORAL_ADDRESS: inject('temporalAddress'),
      TEMPORAL_TASK_QUEUE: `forgotten-${process.pid}`,
      ...observed(),
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

/** A column's value in its words; JSON has bytes as digits. */
function textOf(value: unknown): string {
  const [, digits] = typeof value === 'string' ? (/^\\x((?:[0-9a-f]{2})*)$/.exec(value) ?? []) : []
  return digits === undefined ? JSON.stringify(value) : Buffer.from(digits, 'hex').toString()
}

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
      if (words.test(textOf(value))) found.add(`${name}.${column}`)
    }
  }
  const log = readFileSync(inject('postgresLogFile'), 'utf8')
  if (words.test(log)) found.add('log')
  return [...found].toSorted()
}

const spansOf = (name: string) => collector.spans().filter((span) => span.name === name)
const failed = (figures: string, code: string) =>
  readMetrics(figures).value('adcopy_jobs_ended_total', { outcome: 'failed', error_code: code })

/** Figures of programs, once one of them has counted a job that ended so. */
const figuresWith = (code: string, ...programs: Array<{ output(): string }>) =>
  until(
    async () => {
      const texts = await Promise.all(programs.map(readFigures))
      return texts.some((text) => failed(text, code) === 1) && texts
    },
    { withinMs: 30_000, what: `a job that ended with ${code}` },
  )

test(
  'a brief and its grounding leave no word behind, however the job ended: not in Temporal, a log, a trace, a figure or an answer',
  { timeout: 180_000, tags: ['JOB-5', 'JOB-6'] },
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
    expect(await whereInDatabase(brandWords)).toContain('knowledge_file.content')

    // A replay, a mismatch and a refusal of the same words; the constraint's error would quote the row.
    expect((await post('plain', bodyOf('plain'))).id).toBe(idOf('plain'))
    expect((await post('plain', bodyOf('held'))).status).toBe(422)
    expect((await post('long', { ...bodyOf('plain'), brief: 'zanzibarian marzipan '.repeat(20) })).status).toBe(400)
    expect((await post('extra', { ...bodyOf('plain'), extra: 'wheelwright' })).status).toBe(400)
    await database.pool.query(
      `alter table job add constraint poison check (id <> '${idOf('poisoned')}' or state <> 'running') not valid`,
    )

    const first = start({ HOLD: '1' })
    for (const way of ['held', 'terminated', 'cancelled'] as const) {
      await until(async () => (await state(way)) === 'running', { withinMs: 60_000, what: `${way} running` })
    }
    await until(
      async () => first.log.some((line) => line['job_id'] === idOf('poisoned') && line['failure'] !== undefined),
      { withinMs: 60_000, what: 'a try at what is poisoned' },
    )
    await client.workflow.getHandle(idOf('terminated')).terminate('by hand')
    await client.workflow.getHandle(idOf('cancelled')).cancel()
    const figures = await figuresWith('internal_error', first)
    await first.kill('SIGKILL')
    await database.pool.query('alter table job drop constraint poison')
    await database.pool.query('update job_due set due_at = app_now()')
    const second = start({ SHUTDOWN_GRACE_SECONDS: '1' })
    for (const way of ways) {
      if (way === 'expired') await database.runClock(new Date(Date.now() + 25 * 60 * 60 * 1000))
      const ended = await until(() => readEnded(database, idOf(way)), { withinMs: 60_000, what: `the end of ${way}` })
      expect([way, ended.error_code]).toEqual([way, ends[way]])
    }
    // Apis keep the published time too: whose statement ended the job counts it.
    figures.push(...(await figuresWith('generation_timeout', second, api)))
    await Promise.all([second.kill('SIGTERM'), api.stop()]) // what they have not sent yet they send then

    expect(readFileSync(inject('postgresLogFile'), 'utf8')).toContain('"poison"')
    expect(await whereInDatabase(briefWords)).toEqual([])
    expect((await whereInDatabase(brandWords)).filter((place) => /^(job|log|audit)/.test(place))).toEqual([])
    for (const id of ids.values()) {
      const { text } = await readTexts(client, id)
      expect(text).toContain(id)
      expect(text).not.toMatch(briefWords)
      expect(text).not.toMatch(brandWords)
    }
    for (const jobId of ids.values()) expect(collector.raw()).toContain(jobId)
    expect(spansOf('generate').length).toBeGreaterThanOrEqual(ways.length)
    for (const code of ['generation_failed', 'policy_blocked', 'internal_error', 'generation_timeout']) {
      expect.soft([code, figures.map((text) => failed(text, code) ?? 0)]).toEqual([code, expect.arrayContaining([1])])
    }
    for (const exported of [collector.raw(), ...figures]) {
      expect(exported).not.toMatch(briefWords)
      expect(exported).not.toMatch(brandWords)
      expect(exported).not.toContain(tenant.token)
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
