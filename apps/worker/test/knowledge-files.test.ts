import { findMemberActor, verbs, type Core } from '@adcopy/core'
import {
  createTenant,
  createTestDatabase,
  docxParagraph,
  makeDocx,
  makePdf,
  openTestCore,
  pageSaying,
  passwordTrailer,
  until,
  type Tenant,
  type TestDatabase,
} from '@adcopy/testing'
import { Client, Connection } from '@temporalio/client'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { readTexts } from './support/history.ts'
import { acceptJob, readEnded } from './support/jobs.ts'
import { ensureBundle, startWorker, type WorkerProcess } from './support/worker-process.ts'

// A file's whole way: a member adds it, the sweep starts its workflow, a real worker reads it, its facts reach a job's snapshot.

let database: TestDatabase
let core: Core
let client: Client
let worker: WorkerProcess
let tenant: Tenant

const english = 'The quillwork cellar of Kern holds four thousand spare parts in numbered drawers.'
const german = 'Die Werkstatt Kern öffnet im Sommer schon um sieben Uhr.'

beforeAll(async () => {
  await ensureBundle()
  database = await createTestDatabase()
  core = openTestCore(database.url)
  client = new Client({ connection: await Connection.connect({ address: inject('temporalAddress') }) })
  tenant = await createTenant(core)
  worker = startWorker({
    DATABASE_URL: database.url,
    TEMPORAL_ADDRESS: inject('temporalAddress'),
    TEMPORAL_TASK_QUEUE: `knowledge-${process.pid}`,
  })
})

afterAll(async () => {
  await worker.kill('SIGKILL')
  await client.connection.close()
  await core.close()
  await database.drop()
})

async function asMember() {
  const actor = await findMemberActor(core.deps.db, tenant.workspaceId, tenant.userId)
  if (actor === undefined) throw new Error('the tenant has no member')
  return core.as(actor)
}

async function add(name: string, content: Uint8Array): Promise<string> {
  const input = { workspaceId: tenant.workspaceId, name, content }
  return (await verbs.addKnowledge({ ctx: await asMember(), input })).fileId
}

const show = async (fileId: string) => verbs.showKnowledge({ ctx: await asMember(), input: { fileId } })

const read = (fileId: string) =>
  until(
    async () => {
      const file = await show(fileId)
      return file.state !== 'pending' && file
    },
    { withinMs: 60_000, what: `the reading of ${fileId}` },
  )

/** Which files a job that is accepted now draws on. */
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
    reader: 'pdf-2',
    facts: [{ text: english, start: 0, end: english.length, page: 2 }],
  })
  expect(await read(docx)).toMatchObject({ state: 'ready', reader: 'docx-2', facts: [{ text: german }] })
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
  await until(() => readEnded(database, jobId), { withinMs: 60_000, what: 'the end of the job' })
  await verbs.removeKnowledge({ ctx: await asMember(), input: { fileId } })
  await expect(show(fileId)).rejects.toMatchObject({ code: 'not_found' })
  await expect(verbs.removeKnowledge({ ctx: await asMember(), input: { fileId } })).rejects.toMatchObject({
    code: 'not_found',
  })
  expect(await sourcesNow()).not.toContain(fileId)
  const left = await database.pool.query(
    'select 1 from knowledge_file where id = $1 union all select 1 from brand_brief_fact where file_id = $1',
    [fileId],
  )
  expect(left.rows).toEqual([])
  const { job } = await verbs.readJob({ ctx: await asMember(), input: { id: jobId } })
  expect(job).toMatchObject({ status: 'succeeded', result: { sources: expect.arrayContaining([{ file_id: fileId }]) } })
  const artifactId = job.status === 'succeeded' ? job.result.artifact_id : ''
  const ctx = await asMember()
  if (ctx.actor.kind !== 'member') throw new Error('no member')
  const artifact = await verbs.readArtifact({ ctx: { ...ctx, actor: ctx.actor }, input: { artifactId } })
  expect(artifact.sources).toContainEqual({ fileId, name: null })
}, 120_000)

test('a file that is removed while it is read leaves no trace, and its workflow ends in order', async () => {
  const slow = makePdf([{ content: Buffer.alloc(30 * 1024 * 1024, 'BT /F1 11 Tf 72 900 Td (x) Tj ET\n') }])
  const fileId = await add('slow.pdf', slow)
  const handle = client.workflow.getHandle(fileId)
  await until(async () => (await handle.describe().catch(() => undefined))?.status.name === 'RUNNING', {
    withinMs: 30_000,
    what: 'the reading',
  })
  await verbs.removeKnowledge({ ctx: await asMember(), input: { fileId } })
  await handle.result()
  expect((await handle.describe()).status.name).toBe('COMPLETED')
  const { rows } = await database.pool.query('select 1 from brand_brief_fact where file_id = $1', [fileId])
  expect(rows).toEqual([])
  expect(worker.log.filter(({ level, file_id }) => level === 'error' && file_id === fileId)).toEqual([])
}, 120_000)
