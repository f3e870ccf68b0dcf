import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { request as httpRequest } from 'node:http'
import { knowledgeRefusals, limits } from '@adcopy/contract'
import { verbs } from '@adcopy/core'
import { temporaryFolder, until, type Tenant } from '@adcopy/testing'
import { beforeAll, expect, test } from 'vitest'
import { sessionCookie, setUpWebFixture } from './support/fixture.ts'

const folder = temporaryFolder()
const fixture = setUpWebFixture({ KNOWLEDGE_FILES_MAX: '30', TMPDIR: folder })
let tenant: Tenant
let cookie: string

beforeAll(async () => {
  tenant = await fixture.tenant({ role: 'editor' })
  cookie = await sessionCookie(fixture.web.origin, tenant)
})

interface Upload {
  name?: string
  content?: Uint8Array<ArrayBuffer>
  workspaceId?: string
  headers?: Record<string, string>
}

function upload({ name = 'notes.md', content = Buffer.from('One fact.'), workspaceId, headers = {} }: Upload = {}) {
  return fetch(`${fixture.web.origin}/api/knowledge/${workspaceId ?? tenant.workspaceId}`, {
    method: 'POST',
    body: content,
    headers: { origin: fixture.web.origin, cookie, 'x-file-name': encodeURIComponent(name), ...headers },
    redirect: 'manual',
  })
}

const listed = (workspaceId = tenant.workspaceId) =>
  verbs.listKnowledge({ ctx: fixture.core.as({ kind: 'operator' }), input: { workspaceId } })

const peakMebibytes = () =>
  Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${fixture.web.pid}/status`, 'utf8'))?.[1]) / 1024

const temporary = () => readdirSync(folder).filter((name) => name.startsWith('ad-copy-upload-'))

test('a file is stored byte for byte, 20 MiB of it too, under its name without a path', async () => {
  const content = randomBytes(limits.knowledgeFileBytesMax)
  const response = await upload({ name: 'C:\\papers\\größe.pdf', content: Uint8Array.from(content) })
  expect(response.status).toBe(201)
  const { file_id: fileId } = (await response.json()) as { file_id: string }
  const stored = await verbs.readKnowledgeContent({ ctx: fixture.core.as({ kind: 'system' }), input: { fileId } })
  expect(Buffer.compare(Buffer.from(stored!.content), content)).toBe(0)
  expect(await listed()).toMatchObject([{ file_id: fileId, name: 'größe.pdf', state: 'pending' }])
}, 60_000)

test('eight uploads at once of the largest size are stored, and keep the web process bounded', async () => {
  const owner = await fixture.tenant({ role: 'editor' })
  const own = { workspaceId: owner.workspaceId, headers: { cookie: await sessionCookie(fixture.web.origin, owner) } }
  const content = Buffer.alloc(limits.knowledgeFileBytesMax, 'not all bytes are alike; ')
  const before = peakMebibytes()
  const responses = await Promise.all(
    Array.from({ length: 8 }, (_, at) => upload({ ...own, name: `${at}.md`, content })),
  )
  expect(responses.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 201))
  expect(await listed(owner.workspaceId)).toHaveLength(8)
  expect(peakMebibytes() - before, 'MiB more than before').toBeLessThan(200)
}, 120_000)

test.each<[string, Upload, number, string]>([
  ['another kind', { name: 'movie.mp4' }, 400, knowledgeRefusals.unsupported_type],
  ['no name', { headers: { 'x-file-name': '' } }, 400, knowledgeRefusals.bad_name],
  ['a name that is not percent-encoded', { headers: { 'x-file-name': '%zz.md' } }, 400, knowledgeRefusals.bad_name],
  ['too many bytes', { content: Buffer.alloc(limits.knowledgeFileBytesMax + 1) }, 413, knowledgeRefusals.too_large],
])('%s is not stored, and the answer says why', async (_, given, status, message) => {
  const before = await listed()
  const response = await upload(given)
  expect([response.status, await response.json()]).toEqual([status, { message }])
  expect(await listed()).toEqual(before)
})

test('a workspace that is full refuses a file and says why', async () => {
  const owner = await fixture.tenant({ role: 'editor' })
  const own = { workspaceId: owner.workspaceId, headers: { cookie: await sessionCookie(fixture.web.origin, owner) } }
  for (let count = 0; count < 30; count += 1) expect((await upload({ ...own, name: `${count}.md` })).status).toBe(201)
  const response = await upload(own)
  expect([response.status, await response.json()]).toEqual([400, { message: knowledgeRefusals.too_many_files }])
}, 60_000)

test('a stranger, a viewer, another site and a visitor without a session are refused', async () => {
  const stranger = await fixture.tenant()
  expect((await upload({ workspaceId: stranger.workspaceId })).status).toBe(404)
  expect((await upload({ headers: { origin: 'https://evil.example' } })).status).toBe(403)
  expect((await upload({ headers: { cookie: '' } })).status).toBe(401)
  const viewer = await fixture.tenant({ role: 'viewer' })
  const headers = { cookie: await sessionCookie(fixture.web.origin, viewer) }
  expect((await upload({ workspaceId: viewer.workspaceId, headers })).status).toBe(403)
  expect(await listed(stranger.workspaceId)).toEqual([])
  expect(await listed(viewer.workspaceId)).toEqual([])
})

function beginUpload(own: { workspaceId: string; cookie: string }) {
  const { origin } = fixture.web
  const request = httpRequest(`${origin}/api/knowledge/${own.workspaceId}`, {
    method: 'POST',
    headers: { origin, cookie: own.cookie, 'x-file-name': 'slow.md', 'content-length': 1024 * 1024 },
  })
  request.on('error', () => undefined) // the test cuts the connection on purpose
  request.write(Buffer.alloc(64 * 1024))
  return request
}

test('a file that the disk does not take is not called incomplete', async () => {
  const limit = (bytes: string) => execFileSync('prlimit', ['--pid', String(fixture.web.pid), `--fsize=${bytes}`])
  limit('100000:unlimited')
  try {
    expect((await upload({ content: Buffer.alloc(1024 * 1024) })).status).toBe(503)
  } finally {
    limit('unlimited')
  }
  expect((await upload()).status).toBe(201)
})

test('a lost connection stores nothing and leaves no file behind, and no more than eight wait for a slow client', async () => {
  const owner = await fixture.tenant({ role: 'editor' })
  const own = { workspaceId: owner.workspaceId, cookie: await sessionCookie(fixture.web.origin, owner) }
  const uploads = Array.from({ length: 8 }, () => beginUpload(own))
  await until(() => temporary().length === 8, { what: 'eight files on their way' })
  const ninth = await upload({ workspaceId: own.workspaceId, headers: { cookie: own.cookie } })
  expect(ninth.status).toBe(429)
  for (const slow of uploads) slow.destroy()
  await until(() => temporary().length === 0, { what: 'the removal of what had arrived' })
  expect(await listed(own.workspaceId)).toEqual([])
  expect((await upload({ workspaceId: own.workspaceId, headers: { cookie: own.cookie } })).status).toBe(201)
})
