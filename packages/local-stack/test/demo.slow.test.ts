import { createCore, verbs, type Core } from '@adcopy/core'
import { migrate } from '@adcopy/db/migrate'
import { randomBytes } from 'node:crypto'
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from '@adcopy/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readDemoData } from '../src/demo-data.ts'
import { openDemo, type Demo } from '../src/demo.ts'
import { startPostgres, type StartedPostgres } from '../src/postgres/start.ts'

const folder = temporaryFolder()
const file = join(folder, 'demo.json')
const fingerprintKeys = randomBytes(32).toString('base64')
let server: StartedPostgres
let core: Core

beforeAll(async () => {
  server = await startPostgres()
  await migrate(server.url)
  core = createCore({ database: { url: server.url }, fingerprintKeys })
})

afterAll(async () => {
  await core.close()
  await server.stop()
})

async function withDemo<Result>(work: (demo: Demo) => Promise<Result> | Result): Promise<Result> {
  const demo = await openDemo({ databaseUrl: server.url, fingerprintKeys, file, password: 'demo password' })
  try {
    return await work(demo)
  } finally {
    await demo.close()
  }
}

const operator = () => core.as({ kind: 'operator' })

test('the demo workspace has the content of its files, and only its owner can read its credentials', async () => {
  const access = await withDemo((demo) => demo.access)
  const data = readDemoData()
  const input = { workspaceId: access.workspace_id }
  const offers = await verbs.listAllOffers({ ctx: operator(), input })
  expect(offers.length).toBe(data.offers.length + data.archivedOffers.length)
  expect(data.offers.length).toBeGreaterThanOrEqual(2)
  expect(data.archivedOffers.length).toBeGreaterThanOrEqual(1)
  expect(data.knowledge.length).toBeGreaterThanOrEqual(2)
  expect(await verbs.showWorkspace({ ctx: operator(), input })).toMatchObject({ access: 'enabled', used: 0 })
  expect(statSync(file).mode & 0o777).toBe(0o600)
})

test('a second run finds the workspace and the token of the first', async () => {
  const first = await withDemo((demo) => demo.access)
  expect(await withDemo((demo) => demo.access)).toEqual(first)
})

test('a revoked token is replaced by a new one of the same workspace', async () => {
  const first = await withDemo((demo) => demo.access)
  const ctx = operator()
  for (const { token_id } of await verbs.listTokens({ ctx, input: { workspaceId: first.workspace_id } })) {
    await verbs.revokeToken({ ctx, input: { tokenId: token_id } })
  }
  const second = await withDemo((demo) => demo.access)
  expect(second.workspace_id).toBe(first.workspace_id)
  expect(second.token).not.toBe(first.token)
})

test('the wait for files that no worker reads ends after the given time', async () => {
  expect(await withDemo((demo) => demo.knowledgeRead(50))).toBe(false)
})
