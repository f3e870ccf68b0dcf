import { verbs } from '@adcopy/core'
import { testBrand, setUpCore } from '@adcopy/testing'
import { beforeAll, expect, test } from 'vitest'
import { answerOf, runOps, writeFile } from './support/ops.ts'

const { core, database } = await setUpCore()
let env: Record<string, string>
let workspaceId: string

beforeAll(async () => {
  env = { DATABASE_URL: database.urls.ops }
  const ctx = core.as({ kind: 'operator' })
  workspaceId = (await verbs.createWorkspace({ ctx, input: { name: 'W' } })).workspace_id
  await verbs.importBrand({ ctx, input: { workspaceId, profile: testBrand } })
})

test('the knowledge commands report the size of the brand brief by file, and warn if jobs are refused because of it', async () => {
  const file = writeFile('handbook.md', 'The workshop keeps a log of every repair since 2014.\n')
  const room = { brand_brief_bytes_max: 16_384 }
  const added = await answerOf<{ file_id: string }>(env, ['knowledge', 'add', workspaceId, '--file', file])
  expect(added).toEqual({ file_id: expect.any(String), brand_brief_bytes: 0, ...room })

  const fileId = added.file_id
  const facts = Array.from({ length: 110 }, (_, at) => ({
    text: 'x'.repeat(158),
    start: at,
    end: at + 1,
    subject: ['Log'],
  }))
  const reading = { ok: true as const, reader: 'text-1', text: 'x', facts }
  await verbs.finishKnowledge({ ctx: core.as({ kind: 'system' }), input: { fileId, reading } })

  const full = { brand_brief_bytes: 17_493, ...room }
  const listed = await runOps(env, ['knowledge', 'list', workspaceId, '--json'])
  expect(JSON.parse(listed.stdout)).toMatchObject({
    data: [{ file_id: fileId, facts: 110, brief_bytes: 17_494 }],
    ...full,
  })
  const shown = await runOps(env, ['knowledge', 'show', fileId, '--json'])
  expect(JSON.parse(shown.stdout)).toMatchObject({ workspace_id: workspaceId, brief_bytes: 17_494, ...full })
  expect(JSON.parse(shown.stdout)).toMatchObject({
    facts: expect.arrayContaining([expect.objectContaining({ subject: ['Log'] })]),
  })
  const brand = await runOps(env, ['brand', 'show', workspaceId, '--json'])
  const share = {
    file_id: fileId,
    name: 'handbook.md',
    facts: 110,
    bytes: 17_494,
    facts_beyond: 7,
    bytes_beyond: 1_113,
  }
  expect(JSON.parse(brand.stdout)).toMatchObject({ brand_brief_files: [share] })
  const again = await runOps(env, ['knowledge', 'add', workspaceId, '--file', file, '--json'])
  expect(JSON.parse(again.stdout)).toMatchObject(full)
  for (const { status, stderr } of [listed, shown, brand, again]) {
    expect(status).toBe(0)
    const [warning, ofFile] = stderr.split('\n')
    expect(warning).toMatch(/^warning: .* brand_brief facts with 17493 bytes \(at most 16384\).* grounding_too_large$/)
    expect(ofFile).toBe('warning: "handbook.md": 7 of its 110 facts (1113 bytes) do not fit the brand brief')
  }

  const people = await runOps(env, ['knowledge', 'list', workspaceId])
  expect(people.stdout).toMatch(/^brand_brief_bytes +17493\nbrand_brief_bytes_max +16384\n\nfile_id .* brief_bytes.*\n/)
}, 120_000)
