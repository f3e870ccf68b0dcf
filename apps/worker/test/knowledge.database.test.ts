import { verbs } from '@adcopy/core'
import { type DocumentReader, documentsAtOnceMax } from '@adcopy/generation'
import { createTenant, makePdf, setUpCoreEach } from '@adcopy/testing'
import { expect, test } from 'vitest'
import { createActivities } from '../src/activities/index.ts'
import { createKnowledgeSweep } from '../src/sweep/sweep-knowledge.ts'
import { unreadMetrics } from './support/metrics.ts'
import { newEnvironment, testDeps } from './support/tries.ts'

const { database, core } = setUpCoreEach()

const operator = () => core.as({ kind: 'operator' })

async function add(workspaceId: string, content: string): Promise<string> {
  const input = { workspaceId, name: 'a.txt', content: Buffer.from(content) }
  return (await verbs.addKnowledge({ ctx: operator(), input })).file_id
}

const show = (fileId: string) => verbs.showKnowledge({ ctx: operator(), input: { fileId } })

function attemptAt(
  fileId: string,
  { attempt = 1, readDocument }: { attempt?: number; readDocument?: DocumentReader } = {},
) {
  const deps = testDeps(core)
  const { readKnowledge } = createActivities(readDocument === undefined ? deps : { ...deps, readDocument })
  const environment = newEnvironment({ attempt })
  return { environment, ended: environment.run(() => readKnowledge(fileId)) }
}

async function read(fileId: string, attempt = 1) {
  await attemptAt(fileId, { attempt }).ended
  return show(fileId)
}

function prose(bytes: number, word: string): string {
  const sentences: string[] = []
  for (let size = 0; size < bytes;) {
    const sentence = `The ${word} number ${sentences.length} says that the workshop keeps a written log of all the bicycles that came in, and of what was found and what was left alone on each.\n\n`
    size += sentence.length
    if (size <= bytes) sentences.push(sentence)
  }
  return sentences.join('')
}

test('a file of 19 MiB of prose ends at once, as failed, with its reason, and is offered no more', async () => {
  const { workspaceId } = await createTenant(core)
  const fileId = await add(workspaceId, prose(19 * 1024 * 1024, 'note'))
  const begun = performance.now()
  expect(await read(fileId)).toMatchObject({ state: 'failed', failure: { code: 'too_much_text' }, facts: [] })
  expect(performance.now() - begun).toBeLessThan(20_000)
  const input = { filesMax: 32, filesAloneMax: 2 }
  expect(await verbs.findPendingKnowledge({ ctx: core.as({ kind: 'system' }), input })).toMatchObject({ fileIds: [] })
})

test('files fill the brand brief up to 1 MiB, each in one go, and the one that would not fit fails whole', async () => {
  const { workspaceId } = await createTenant(core)
  const [first, second, third] = [
    await read(await add(workspaceId, prose(500_000, 'first'))),
    await read(await add(workspaceId, prose(500_000, 'second'))),
    await read(await add(workspaceId, prose(500_000, 'third'))),
  ]
  expect([first.state, second.state]).toEqual(['ready', 'ready'])
  expect(first.facts.length).toBeGreaterThan(3_000)
  expect(third).toMatchObject({ state: 'failed', failure: { code: 'brief_full' }, facts: [] })
  const { rows } = await database.pool.query<{ facts: number; orders: number }>(
    `select count(*)::int as facts, count(distinct (file_id, position))::int as orders from brand_brief_fact`,
  )
  expect(rows[0]).toEqual({ facts: first.facts.length + second.facts.length, orders: rows[0]?.facts })
}, 60_000)

test('a file that cannot be stored while the database works is given up after ten tries', async () => {
  const { workspaceId } = await createTenant(core)
  await database.pool.query('alter table brand_brief_fact add constraint poison check (false)')
  const fileId = await add(workspaceId, prose(300, 'note'))
  await expect(read(fileId, 9)).rejects.toThrow()
  expect(await read(fileId, 10)).toMatchObject({ state: 'failed', failure: { code: 'unreadable' } })
})

test('a reader that breaks is tried again, and after ten tries the file is given up', async () => {
  const { workspaceId } = await createTenant(core)
  const fileId = await add(workspaceId, prose(300, 'note'))
  const readDocument = () => Promise.reject(new Error('no process could be started'))
  await expect(attemptAt(fileId, { attempt: 9, readDocument }).ended).rejects.toThrow()
  expect(await show(fileId)).toMatchObject({ state: 'pending' })
  await attemptAt(fileId, { attempt: 10, readDocument }).ended
  expect(await show(fileId)).toMatchObject({ state: 'failed', failure: { code: 'unreadable' } })
})

test('a database that is away for one statement, on the tenth try or later, gives up no file', async () => {
  const { workspaceId } = await createTenant(core)
  const fileId = await add(workspaceId, prose(300, 'note'))
  const readDocument: DocumentReader = (load) =>
    database.holding('lock table knowledge_file', async () => {
      await load()
      return undefined
    })
  await expect(attemptAt(fileId, { attempt: 12, readDocument }).ended).rejects.toMatchObject({
    type: 'database_unavailable',
  })
  expect(await show(fileId)).toMatchObject({ state: 'pending' })
  expect(await read(fileId, 13)).toMatchObject({ state: 'ready' })
})

test('a try that is cancelled, even the last one, says nothing of the file', async () => {
  const { workspaceId } = await createTenant(core)
  const content = Buffer.alloc(100 * 1024 * 1024, 'BT /F1 11 Tf 72 900 Td (x) Tj ET\n')
  const input = { workspaceId, name: 'slow.pdf', content: makePdf([{ content }]) }
  const { file_id: fileId } = await verbs.addKnowledge({ ctx: operator(), input })
  const { environment, ended } = attemptAt(fileId, { attempt: 10 })
  setTimeout(() => environment.cancel(), 300)
  await expect(ended).rejects.toMatchObject({ name: 'CancelledFailure' })
  expect(await show(fileId)).toMatchObject({ state: 'pending' })
})

test('a file without a letter or a digit says so, and headings or questions alone are facts', async () => {
  const { workspaceId } = await createTenant(core)
  const told = await read(await add(workspaceId, '# A heading\n\nIs this a fact at all?\n'))
  expect(told).toMatchObject({ state: 'ready', facts: [{ text: 'Is this a fact at all?', subject: ['A heading'] }] })
  const file = await read(await add(workspaceId, '# ***\n\n- …\n'))
  expect(file).toMatchObject({ state: 'failed', failure: { code: 'no_facts' }, facts: [] })
})

function sweeping() {
  const started: string[] = []
  const none = () => Promise.resolve()
  const starter = { startKnowledge: async (id: string) => void started.push(id), startJob: none, terminateJob: none }
  const turn = createKnowledgeSweep({ metrics: unreadMetrics, core, starter: { ...starter, ping: none } })
  return { started, turn }
}

async function finish(fileId: string): Promise<void> {
  const reading = { ok: false, code: 'empty' } as const
  await verbs.finishKnowledge({ ctx: core.as({ kind: 'system' }), input: { fileId, reading } })
}

test("a workspace's many pending files, or stuck ones, keep no other workspace waiting", async () => {
  const [busy, quiet] = [await createTenant(core), await createTenant(core)]
  for (let file = 0; file < 40; file += 1) await add(busy.workspaceId, 'x')
  const { started, turn } = sweeping()
  await turn()
  await turn()
  const alone = started.length
  const fileId = await add(quiet.workspaceId, 'x')
  await turn()
  expect(started.slice(alone)).toEqual([fileId])
  expect(new Set(started).size).toBe(started.length)
})

test('the file of a workspace waits for at most one file per slot of another, and then they take turns', async () => {
  const [busy, quiet] = [await createTenant(core), await createTenant(core)]
  const many: string[] = []
  for (let file = 0; file < 12; file += 1) many.push(await add(busy.workspaceId, 'x'))
  const { started, turn } = sweeping()
  await turn()
  expect(started).toEqual(many.slice(0, documentsAtOnceMax))
  const few = [await add(quiet.workspaceId, 'x'), await add(quiet.workspaceId, 'x')]
  await turn()
  expect(started.slice(documentsAtOnceMax)).toEqual(few.slice(0, 1))
  for (const fileId of many.slice(0, documentsAtOnceMax)) await finish(fileId)
  await turn()
  await turn()
  expect(started.slice(documentsAtOnceMax + 1)).toEqual([many[documentsAtOnceMax]])
  await finish(few[0]!)
  await turn()
  expect(started.slice(documentsAtOnceMax + 2)).toEqual([few[1]])
  await finish(few[1]!)
  await turn()
  expect(started.slice(documentsAtOnceMax + 3)).toEqual([many[documentsAtOnceMax + 1]])
})
