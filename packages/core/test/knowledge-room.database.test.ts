import { brandBriefLines, knowledgeRefusals, limits, utf8Bytes, type KnowledgeRefusal } from '@adcopy/contract'
import { verbs } from '@adcopy/core'
import { addReadFile, createTenant, setUpCore } from '@adcopy/testing'
import { beforeEach, expect, test } from 'vitest'
import { expectWinners } from './support/people.ts'

const filesMax = 5
const bytesMax = 1000
const { core } = await setUpCore({ settings: { knowledgeFilesMax: filesMax, knowledgeBytesMax: bytesMax } })
let workspaceId: string

beforeEach(async () => {
  workspaceId = (await createTenant(core)).workspaceId
})
const operator = () => core.as({ kind: 'operator' })
const add = (bytes: number, name = 'a.md') =>
  verbs.addKnowledge({ ctx: operator(), input: { workspaceId, name, content: new Uint8Array(bytes) } })
const room = () => verbs.measureKnowledge({ ctx: operator(), input: { workspaceId } })
const refusal = (code: KnowledgeRefusal) => ({ code: 'invalid_request', errors: [{ detail: knowledgeRefusals[code] }] })

test('a workspace stores exactly as many bytes as allowed', async () => {
  await add(600)
  await expect(add(401)).rejects.toMatchObject(refusal('no_room'))
  await add(400)
  expect(await room()).toEqual({ files: 2, files_max: filesMax, bytes: 1000, bytes_max: bytesMax })
  await expect(add(1)).rejects.toMatchObject(refusal('no_room'))
})

test('a workspace has as many files as allowed, and removing one makes room', async () => {
  const added = []
  for (let count = 0; count < filesMax; count += 1) added.push(await add(1))
  await expect(add(1)).rejects.toMatchObject(refusal('too_many_files'))
  await verbs.removeKnowledge({ ctx: operator(), input: { fileId: added[0]!.file_id } })
  await add(1)
  expect(await room()).toMatchObject({ files: filesMax })
})

test('concurrently added files do not exceed the limits together', async () => {
  const ends = await Promise.allSettled(Array.from({ length: 8 }, () => add(300)))
  expectWinners(ends, 3, refusal('no_room'))
  expect(await room()).toMatchObject({ files: 3, bytes: 900 })
})

test('a file that could not be read stores no bytes', async () => {
  const { file_id: fileId } = await add(900)
  await verbs.finishKnowledge({
    ctx: core.as({ kind: 'system' }),
    input: { fileId, reading: { ok: false, code: 'damaged' } },
  })
  expect(await room()).toMatchObject({ files: 1, bytes: 0 })
  await add(900)
})

test('a file of the same name and content is stored once on request, unless it could not be read', async () => {
  const addOnce = async (name: string, text: string) => {
    const input = { workspaceId, name, content: Buffer.from(text), once: true }
    return (await verbs.addKnowledge({ ctx: operator(), input })).file_id
  }
  const first = await addOnce('a.md', 'one')
  expect(await addOnce('a.md', 'one')).toBe(first)
  expect(new Set([first, await addOnce('b.md', 'one'), await addOnce('a.md', 'two')]).size).toBe(3)
  expect(await room()).toMatchObject({ files: 3 })
  const reading = { ok: false, code: 'unreadable' } as const
  await verbs.finishKnowledge({ ctx: core.as({ kind: 'system' }), input: { fileId: first, reading } })
  expect(await addOnce('a.md', 'one')).not.toBe(first)
})

test('files of other workspaces take no room', async () => {
  const other = (await createTenant(core)).workspaceId
  const input = { workspaceId: other, name: 'a.md', content: new Uint8Array(900) }
  await verbs.addKnowledge({ ctx: operator(), input })
  expect(await room()).toMatchObject({ files: 0, bytes: 0 })
})

test.each<[string, number, KnowledgeRefusal]>([
  ['', 1, 'bad_name'],
  ['a\u0007.md', 1, 'bad_name'],
  ['a\ud800.md', 1, 'bad_name'],
  [`${'a'.repeat(253)}.md`, 1, 'bad_name'],
  ['movie.mp4', 1, 'unsupported_type'],
  ['a.md', limits.knowledgeFileBytesMax + 1, 'too_large'],
])('a file named %j of %d bytes is refused as %s', async (name, bytes, code) => {
  await expect(add(bytes, name)).rejects.toMatchObject(refusal(code))
})

test('the facts of all files fill the brand brief to the byte, headings included', async () => {
  const subject = ['Kola', 'Žluté']
  const stored = [
    { text: 'a'.repeat(900_000), subject },
    { text: 'b', subject },
    { text: 'c', subject: [] },
    { text: 'd', subject },
  ]
  const lines = brandBriefLines(stored.map((fact) => ({ ...fact, file_id: '', start: 0, end: 1 })))
  const left = limits.storedFieldBytesMax - utf8Bytes(lines.join('\n')) - 1
  const finish = async (facts: Array<{ text: string; subject: string[] }>) => {
    const fileId = await addReadFile(core, { workspaceId }, facts)
    return verbs.showKnowledge({ ctx: operator(), input: { fileId } })
  }
  expect(await finish(stored)).toMatchObject({ state: 'ready', facts: { length: stored.length } })
  expect(await finish([{ text: 'x'.repeat(left + 1), subject: [] }])).toMatchObject({ failure: { code: 'brief_full' } })
  expect(await finish([{ text: 'x'.repeat(left), subject: [] }])).toMatchObject({ state: 'ready' })
})
