import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { verbs } from '@adcopy/core'
import {
  acceptJob,
  asMember,
  createTenant,
  docxParagraph,
  makeDocx,
  makePdf,
  pageSaying,
  passwordTrailer,
  readMetrics,
  setUpCore,
  until,
  type Tenant,
} from '@adcopy/testing'
import { knowledgeQueue, knowledgeStart } from '@adcopy/workflows'
import { Client, Connection } from '@temporalio/client'
import { NativeConnection, Worker } from '@temporalio/worker'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { bundleFile } from '../src/bundle-file.ts'
import { createLog } from '../src/log.ts'
import { installRuntime } from '../src/temporal.ts'
import { readTexts } from './support/history.ts'
import { untilEnded } from './support/jobs.ts'
import { ensureBundle, operationsOf, startWorker, untilWorking, type WorkerProcess } from './support/worker-process.ts'

const { core, database } = await setUpCore()
let client: Client
let worker: WorkerProcess
let workerEnv: Record<string, string>
let tenant: Tenant

const english = 'The quillwork cellar of Kern holds four thousand spare parts in numbered drawers.'
const german = 'Die Werkstatt Kern öffnet im Sommer schon um sieben Uhr.'

/**
 * The job queue of the worker under test is `knowledgeQueue(olderQueue)`. Therefore a workflow on `olderQueue`
 * schedules `readKnowledge` on that job queue, as the older version of the workflow did.
 */
const olderQueue = `files-${process.pid}`
/** A file that takes seconds to read and in which the worker finds no text. */
const slow = makePdf([{ content: Buffer.alloc(30 * 1024 * 1024, 'BT /F1 11 Tf 72 900 Td (x) Tj ET\n') }])

beforeAll(async () => {
  await ensureBundle()
  client = new Client({ connection: await Connection.connect({ address: inject('temporalAddress') }) })
  tenant = await createTenant(core)
  workerEnv = {
    DATABASE_URL: database.urls.worker,
    TEMPORAL_TASK_QUEUE: knowledgeQueue(olderQueue),
    WORKER_CONCURRENCY: '1',
    SHUTDOWN_GRACE_SECONDS: '1',
    OPERATIONS_PORT: '0',
  }
  worker = startWorker(workerEnv)
})

afterAll(async () => {
  await worker.kill('SIGKILL')
  await client.connection.close()
})

async function add(name: string, content: Uint8Array): Promise<string> {
  const input = { workspaceId: tenant.workspaceId, name, content }
  return (await verbs.addKnowledge({ ctx: await asMember(core, tenant), input })).file_id
}

const show = async (fileId: string) => verbs.showKnowledge({ ctx: await asMember(core, tenant), input: { fileId } })

const read = (fileId: string) =>
  until(
    async () => {
      const file = await show(fileId)
      return file.state !== 'pending' && file
    },
    { withinMs: 60_000, what: `the reading of ${fileId}` },
  )

/** Returns the pid of the worker's reader process, not of a compute process. */
function readerOf({ pid }: WorkerProcess): Promise<number> {
  // If no process matches, the result must not be 0, because a signal to 0 goes to the process group of this test.
  const found = () =>
    Number(spawnSync('pgrep', ['-P', String(pid), '-f', 'reader-process'], { encoding: 'utf8' }).stdout) || undefined
  return until(found, { withinMs: 60_000, what: 'the reading' })
}

const metricsOf = async (program: WorkerProcess) =>
  readMetrics(await (await fetch(`${await operationsOf(program)}/metrics`)).text())

async function sourcesNow(): Promise<string[]> {
  const jobId = await acceptJob(core, tenant)
  const { rows } = await database.pool.query<{ ids: string[] }>(
    `select g.source_file_ids as ids from job j
       join brand_grounding g on (g.workspace_id, g.id) = (j.workspace_id, j.grounding_id) where j.id = $1`,
    [jobId],
  )
  return rows[0]!.ids
}

test('a PDF and a DOCX become facts with their places, and neither Temporal nor the log holds a word of them', async () => {
  const pdf = await add('kern.pdf', makePdf([{}, pageSaying(english)]))
  const docx = await add('kern.docx', makeDocx(docxParagraph(german)))
  expect(await read(pdf)).toMatchObject({
    state: 'ready',
    reader: 'pdf-3',
    facts: [{ text: english, start: 0, end: english.length, page: 2 }],
  })
  expect(await read(docx)).toMatchObject({ state: 'ready', reader: 'docx-3', facts: [{ text: german }] })
  expect(await sourcesNow()).toEqual([pdf, docx].toSorted())
  for (const fileId of [pdf, docx]) {
    await client.workflow.getHandle(fileId).result()
    const { text } = await readTexts(client, fileId)
    expect(text).toContain(fileId)
    for (const word of ['quillwork', 'Werkstatt', 'kern.pdf']) {
      expect.soft(text).not.toContain(word)
      expect.soft(worker.output()).not.toContain(word)
    }
  }
}, 120_000)

test('what cannot be read ends as failed with its reason, and the worker works on', async () => {
  const files = [
    ['locked.pdf', makePdf([pageSaying(english)], { trailer: passwordTrailer }), 'encrypted'],
    ['half.pdf', makePdf([pageSaying(english)]).subarray(0, 300), 'damaged'],
    ['scan.pdf', makePdf([{ picture: true }]), 'scanned'],
    ['bomb.docx', makeDocx('', { 'word/document.xml': Buffer.alloc(60 * 1024 * 1024, '<w:p><w:r>') }), 'too_complex'],
    ['really-a.txt', makePdf([pageSaying(english)]), 'wrong_type'],
  ] as const
  const ids = await Promise.all(files.map(([name, content]) => add(name, content)))
  for (const [index, [, , code]] of files.entries()) {
    const { state, failure, facts } = await read(ids[index]!)
    expect({ state, failure, facts }).toEqual({
      state: 'failed',
      failure: { code, message: expect.stringMatching(/\.$/) },
      facts: [],
    })
  }
  expect(await read(await add('after.md', Buffer.from(german)))).toMatchObject({ state: 'ready' })
}, 180_000)

test('a removed file leaves the brand brief and its bytes the database; what was made of it stays and names it', async () => {
  const fileId = await add('gone.pdf', makePdf([pageSaying(english)]))
  await read(fileId)
  const jobId = await acceptJob(core, tenant)
  await untilEnded(database, jobId)
  const ctx = await asMember(core, tenant)
  await verbs.removeKnowledge({ ctx, input: { fileId } })
  await expect(show(fileId)).rejects.toMatchObject({ code: 'not_found' })
  await expect(verbs.removeKnowledge({ ctx, input: { fileId } })).rejects.toMatchObject({ code: 'not_found' })
  expect(await sourcesNow()).not.toContain(fileId)
  const left = await database.pool.query(
    'select 1 from knowledge_file where id = $1 union all select 1 from brand_brief_fact where file_id = $1',
    [fileId],
  )
  expect(left.rows).toEqual([])
  const { job } = await verbs.readJob({ ctx, input: { id: jobId } })
  expect(job).toMatchObject({ status: 'succeeded', result: { sources: expect.arrayContaining([{ file_id: fileId }]) } })
  const artifactId = job.status === 'succeeded' ? job.result.artifact_id : ''
  const artifact = await verbs.readArtifact({ ctx, input: { artifactId } })
  expect(artifact.sources).toContainEqual({ file_id: fileId, name: null })
}, 120_000)

test('a file whose reading hangs takes no slot of jobs: a worker that has one for them ends a job meanwhile', async () => {
  const fileId = await add('hangs.pdf', slow)
  const reader = await readerOf(worker)
  process.kill(reader, 'SIGSTOP')
  const figures = await metricsOf(worker)
  for (const [queue, running, slots] of [
    ['knowledge', 1, 2],
    ['jobs', 0, 1],
  ] as const) {
    expect(figures.value('adcopy_activities_running', { queue })).toBe(running)
    expect(figures.value('adcopy_activity_slots', { queue })).toBe(slots)
  }
  const jobId = await acceptJob(core, tenant)
  await untilEnded(database, jobId)
  expect(await show(fileId)).toMatchObject({ state: 'pending' })
  await verbs.removeKnowledge({ ctx: await asMember(core, tenant), input: { fileId } })
  process.kill(reader, 'SIGCONT')
  await client.workflow.getHandle(fileId).result()
}, 120_000)

test('what a version scheduled that knew no queue of files is still done', async () => {
  // This workflow schedules its activity on the worker's job queue, as the older version of the workflow did. The file
  // does not exist, so the activity has almost nothing to do.
  const [name, options] = knowledgeStart(`file_${randomUUID()}`, olderQueue)
  installRuntime(createLog('silent'))
  const connection = await NativeConnection.connect({ address: inject('temporalAddress') })
  const older = await Worker.create({ connection, taskQueue: olderQueue, workflowBundle: { codePath: bundleFile } })
  await older.runUntil(() => client.workflow.execute(name, options))
  await connection.close()
}, 60_000)

test('a file that is removed while it is read leaves no trace, and its workflow ends in order', async () => {
  const fileId = await add('slow.pdf', slow)
  const handle = client.workflow.getHandle(fileId)
  await until(async () => (await handle.describe().catch(() => undefined))?.status.name === 'RUNNING', {
    withinMs: 30_000,
    what: 'the reading',
  })
  await verbs.removeKnowledge({ ctx: await asMember(core, tenant), input: { fileId } })
  await handle.result()
  expect((await handle.describe()).status.name).toBe('COMPLETED')
  const { rows } = await database.pool.query('select 1 from brand_brief_fact where file_id = $1', [fileId])
  expect(rows).toEqual([])
  expect(worker.log.filter(({ level, file_id }) => level === 'error' && file_id === fileId)).toEqual([])
}, 120_000)

test('a worker asked to stop hands the file that it reads to the next one at once', async () => {
  const fileId = await add('handed-over.pdf', slow)
  process.kill(await readerOf(worker), 'SIGSTOP')
  const next = startWorker(workerEnv)
  await untilWorking(next)
  expect(await worker.kill('SIGTERM')).toBe(0)
  const handedOver = performance.now()
  worker = next
  await readerOf(worker)
  // The file is handed over immediately. After a kill, the next worker would have to wait for the heartbeat timeout of
  // 15 seconds.
  expect(performance.now() - handedOver).toBeLessThan(10_000)
  expect(await read(fileId)).toMatchObject({ state: 'failed', failure: { code: 'empty' } })
}, 120_000)
