import { limits, knowledgeFailures } from '@adcopy/contract'
import { verbs } from '@adcopy/core'
import { testBrand, type Tenant } from '@adcopy/testing'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { chromiumPath, inBrowser, launchChromium } from './support/chromium.ts'
import { openWebFixture, sessionCookie, type WebFixture } from './support/fixture.ts'
import { getPage, wordsOf } from './support/page.ts'

let fixture: WebFixture
let tenant: Tenant
let cookie: string

const fact = 'The workshop keeps a log of every repair.'

beforeAll(async () => {
  fixture = await openWebFixture()
  tenant = await fixture.tenant({ role: 'editor' })
  cookie = await sessionCookie(fixture.web.origin, tenant)
})
afterAll(() => fixture.close())

const pageOf = (workspaceId: string) => `${fixture.web.origin}/workspaces/${workspaceId}/knowledge`
const system = () => fixture.core.as({ kind: 'system' })

interface Upload {
  name?: string
  content?: Uint8Array
  workspaceId?: string
  headers?: Record<string, string>
}

/** Sends the form as a browser without scripts does. */
function upload({ name = 'notes.md', content = Buffer.from(fact), workspaceId, headers = {} }: Upload = {}) {
  const form = new FormData()
  form.set('file', new File([Uint8Array.from(content)], name))
  return fetch(`${fixture.web.origin}/api/knowledge/${workspaceId ?? tenant.workspaceId}`, {
    method: 'POST',
    body: form,
    headers: { origin: fixture.web.origin, cookie, ...headers },
    redirect: 'manual',
  })
}

const listed = (workspaceId = tenant.workspaceId) =>
  verbs.listKnowledge({ ctx: fixture.core.as({ kind: 'operator' }), input: { workspaceId } })

/** A file, added over the form. */
async function add(given: Upload): Promise<string> {
  const known = new Set((await listed()).map(({ file_id }) => file_id))
  const response = await upload(given)
  expect([response.status, response.headers.get('location')]).toEqual([
    303,
    `/workspaces/${tenant.workspaceId}/knowledge`,
  ])
  return (await listed()).find(({ file_id }) => !known.has(file_id))!.file_id
}

const words = async (path = '') => wordsOf((await getPage(`${pageOf(tenant.workspaceId)}${path}`, cookie)).html)

test('a file of the form is stored byte for byte, 20 MiB of it too, and waits to be read', async () => {
  const content = Buffer.alloc(limits.knowledgeFileBytesMax, 'not all bytes are alike; ')
  const fileId = await add({ name: 'C:\\papers\\large.pdf', content })
  const stored = await verbs.readKnowledgeContent({ ctx: system(), input: { fileId } })
  expect(Buffer.compare(Buffer.from(stored!.content), content)).toBe(0)
  expect(await words()).toMatch(/large\.pdf .*Being read/)
}, 60_000)

test.each([
  ['another kind', { name: 'movie.mp4' }, 'unsupported_type', 'Only PDF, DOCX, Markdown and plain-text files'],
  ['more than 20 MiB', { content: Buffer.alloc(limits.knowledgeFileBytesMax + 1) }, 'too_large', 'larger than 20 MiB'],
  ['no file', { name: '', content: Buffer.alloc(0) }, 'no_file', 'Choose a file first.'],
])('%s is not taken, and the page says why', async (_, given, code, message) => {
  const before = await listed()
  const response = await upload(given)
  expect(response.headers.get('location')).toBe(`/workspaces/${tenant.workspaceId}/knowledge?refused=${code}`)
  expect(await words(`?refused=${code}`)).toContain(message)
  expect(await listed()).toEqual(before)
})

test('the page says of each file what became of it, in words for people', async () => {
  const [good, bad] = [await add({ name: 'good.pdf' }), await add({ name: 'scan.pdf' })]
  const facts = [{ text: fact, start: 0, end: fact.length, page: 3, subject: ['Service', 'Repairs'] }]
  const reading = { ok: true as const, reader: 'pdf-1', text: fact, facts }
  await verbs.finishKnowledge({ ctx: system(), input: { fileId: good, reading } })
  await verbs.finishKnowledge({ ctx: system(), input: { fileId: bad, reading: { ok: false, code: 'scanned' } } })
  const page = await words()
  expect(page).toMatch(/good\.pdf One fact, 0\.1 KiB of the brand brief Read/)
  expect(page).toContain(`scan.pdf ${knowledgeFailures.scanned} Not read`)
  expect(await words(`/${good}`)).toMatch(/Service › Repairs +The workshop keeps a log of every repair\. +Page 3/)
  expect(await words(`/${bad}`)).toContain(knowledgeFailures.scanned)
})

/** A workspace of its own with a file that takes so many bytes of the brand brief. */
async function withBrief(bytes: number, brand = testBrand) {
  const owner = await fixture.tenant({ role: 'editor', brand })
  const input = { workspaceId: owner.workspaceId, name: 'handbook.pdf', content: Buffer.from('x') }
  const { fileId } = await verbs.addKnowledge({ ctx: fixture.core.as({ kind: 'operator' }), input })
  const facts = [{ text: 'x'.repeat(bytes), start: 0, end: 1 }]
  const reading = { ok: true as const, reader: 'pdf-1', text: 'x', facts }
  await verbs.finishKnowledge({ ctx: system(), input: { fileId, reading } })
  const theirs = await sessionCookie(fixture.web.origin, owner)
  const page = async () => wordsOf((await getPage(pageOf(owner.workspaceId), theirs)).html)
  return { fileId, page }
}

test('the page shows how full the brand brief is, and says that jobs are refused and which file to remove', async () => {
  const full = await withBrief(limits.groundingFieldBytesMax)
  expect(await full.page()).toContain('Brand brief 16 of 16 KiB')
  expect(await full.page()).not.toContain('refused')

  const over = await withBrief(17_489)
  const told = await over.page()
  expect(told).toContain('Brand brief 17.1 of 16 KiB')
  expect(told).toContain(
    'New jobs are refused The facts of these files take 17.1 KiB, and the brand brief has room for 16',
  )
  expect(told).toContain('handbook.pdf: 1 of 1 facts (17.1 KiB) do not fit.')
  expect(told).toContain('handbook.pdf One fact, 17.1 KiB of the brand brief')
  await verbs.removeKnowledge({ ctx: fixture.core.as({ kind: 'operator' }), input: { fileId: over.fileId } })
  expect(await over.page()).not.toMatch(/refused|KiB/)
})

test('what is too large beside the files is told apart from them', async () => {
  const { page } = await withBrief(100, { ...testBrand, description: 'x'.repeat(16_385) })
  expect(await page()).toContain('The description of the brand profile takes 16.1 KiB, and may take 16 KiB.')
  expect(await page()).not.toContain('The facts of these files take')
  expect(await page()).not.toContain('do not fit')
})

test('a code that is none says nothing, and a name is no markup', async () => {
  await add({ name: '<img src=x onerror=alert(1)>.md' })
  const { html } = await getPage(`${pageOf(tenant.workspaceId)}?refused=constructor`, cookie)
  expect(html).not.toContain('<img src=x')
  expect(html).toMatch(/<p id="file-error"[^>]*><\/p>/)
})

test('who may not add is refused: strangers, viewers, other sites and whoever is not signed in', async () => {
  const stranger = await fixture.tenant()
  expect((await upload({ workspaceId: stranger.workspaceId })).status).toBe(404)
  expect((await upload({ headers: { origin: 'https://evil.example' } })).status).toBe(403)
  expect((await upload({ headers: { cookie: '' } })).headers.get('location')).toMatch(/^\/sign-in\?next=/)
  expect((await getPage(pageOf(stranger.workspaceId), cookie)).status).toBe(404)
  expect(await listed(stranger.workspaceId)).toEqual([])

  const viewer = await fixture.tenant({ role: 'viewer' })
  const theirs = { cookie: await sessionCookie(fixture.web.origin, viewer) }
  const refused = await upload({ workspaceId: viewer.workspaceId, headers: theirs })
  expect(refused.headers.get('location')).toMatch(/\?refused=refused$/)
  expect((await getPage(pageOf(viewer.workspaceId), theirs.cookie)).html).not.toContain('type="file"')
  expect(await listed(viewer.workspaceId)).toEqual([])
})

// oxlint-disable-next-line vitest/valid-title -- without a browser the name says why the tests were left out
describe.skipIf(chromiumPath === undefined)(inBrowser, () => {
  let browser: Browser

  beforeAll(async () => {
    browser = await launchChromium()
  })
  afterAll(() => browser.close())

  test('a file is added, seen as it is read without a reload, and removed after a question', async () => {
    const owner = await fixture.tenant({ role: 'editor' })
    const context = await browser.newContext({ baseURL: fixture.web.origin })
    const page = await context.newPage()
    page.setDefaultTimeout(15_000)
    await page.goto(`/workspaces/${owner.workspaceId}/knowledge`)
    await page.getByLabel('Email').fill(owner.email)
    await page.getByLabel('Password').fill(owner.password)
    await page.keyboard.press('Enter')
    await page
      .getByLabel('Add a file')
      .setInputFiles({ name: 'log.md', mimeType: 'text/markdown', buffer: Buffer.from(fact) })
    await page.getByRole('button', { name: 'Add file' }).click()
    const row = page.getByRole('list', { name: 'Knowledge files, newest first' }).getByRole('listitem')
    await row.getByText('Being read').waitFor()
    const [file] = await listed(owner.workspaceId)
    const reading = {
      ok: true as const,
      reader: 'text-1',
      text: fact,
      facts: [{ text: fact, start: 0, end: fact.length }],
    }
    await verbs.finishKnowledge({ ctx: system(), input: { fileId: file!.file_id, reading } })
    await row.getByText('One fact, 0.1 KiB of the brand brief').waitFor()

    await row.getByRole('link').click()
    await page.getByText(fact).waitFor()
    await page.getByRole('button', { name: 'Remove this file' }).click()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    expect(await listed(owner.workspaceId)).toHaveLength(1)
    await page.getByRole('button', { name: 'Remove this file' }).click()
    await page.getByRole('button', { name: 'Remove', exact: true }).click()
    await page.getByText('There is no knowledge file yet.').waitFor()
    expect(await listed(owner.workspaceId)).toEqual([])
    await context.close()
  }, 60_000)
})
