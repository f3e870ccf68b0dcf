import { verbs } from '@adcopy/core'
import { addReadFile, startCollector, until, type Tenant } from '@adcopy/testing'
import { beforeAll, expect, test } from 'vitest'
import { generate, sessionCookie, setUpWebFixture } from './support/fixture.ts'
import { getPage, wordsOf } from './support/page.ts'
import { startWeb } from './support/web-server.ts'

const fixture = setUpWebFixture()
let tenant: Tenant
let stranger: Tenant
let cookie: string
let artifactUrl: (id: string) => string

const copy = { headline: 'A bench you can watch', primary_text: 'First line.\nSecond line.', description: 'Leipzig' }

beforeAll(async () => {
  ;[tenant, stranger] = [await fixture.tenant({ name: 'Lanternhaus' }), await fixture.tenant({ name: 'Elsewhere' })]
  cookie = await sessionCookie(fixture.web.origin, tenant)
  artifactUrl = (id) => `${fixture.web.origin}/artifacts/${id}`
})

test(
  'app_url asks who is there first, the same for an artifact that exists and one that does not',
  { tags: ['RESULT-4'] },
  async () => {
    const { artifactId } = await generate(fixture, tenant, { copy })
    for (const id of [artifactId, 'art_01kaj5x7g8e4r9t2v6w3y0zbcd', 'nonsense']) {
      const { status, headers } = await getPage(artifactUrl(id))
      expect([status, headers.get('location')]).toEqual([307, `/sign-in?next=%2Fartifacts%2F${id}`])
    }
  },
)

test('the page shows the copy, its facts, checks, sources and card', { tags: ['RESULT-3', 'RESULT-4'] }, async () => {
  const fileId = await addReadFile(fixture.core, tenant, ['Four mechanics share two benches.'], 'workshop.txt')
  const { artifactId, jobId } = await generate(fixture, tenant, {
    copy,
    request: { platform: 'instagram', awareness_level: 'solution_aware', copy_length: 'short' },
    checks: [
      { check: 'complete', severity: 'hard', passed: true },
      { check: 'headline_target', severity: 'soft', passed: false, reason: 'is longer than asked for' },
    ],
  })
  const { status, html } = await getPage(artifactUrl(artifactId), cookie)
  expect(status).toBe(200)
  expect(html).toContain('<title>A bench you can watch · Ad Copy</title>')
  const words = wordsOf(html)
  for (const expected of [
    'Instagram advertisement',
    'Awareness Solution aware',
    'Length Short',
    'First line. Second line.',
    '24 characters · at most 125',
    '21 characters · aim 40, at most 255',
    '1 of 2 passed',
    'Headline target Advice is longer than asked for',
    'v1 Generated',
    `workshop.txt ${fileId}`,
    `Job ${jobId}`,
    'Seed seed-of-the-job',
  ]) {
    expect(words).toContain(expected)
  }
})

test('each sentence that claims something is shown with the facts it rests on and their places', async () => {
  const sentence = 'Nine mechanics share three benches.'
  const fileId = await addReadFile(fixture.core, tenant, [sentence], 'benches.txt')
  const file = { file_id: fileId, start: 0, end: 1 }
  const source = {
    part: 'brand_brief',
    item: 0,
    title: null,
    field: 'text',
    entry: null,
    start: 0,
    end: 4,
    sentence,
    file,
  } as const
  const claim = { field: 'primary_text', start: 0, end: 14, text: 'Nine mechanics', kind: 'statement', source } as const
  const second = {
    ...claim,
    source: { ...source, part: 'profile', field: 'proof_points', sentence: 'Three benches.', file: null },
  } as const
  // Older versions of the service stored claims of other kinds, which the page must show in the same way.
  const older = { ...claim, start: 20, end: 34, text: 'three benches', kind: 'number' } as const
  const traced = await generate(fixture, tenant, { copy, claims: [claim, second, older] })
  const words = wordsOf((await getPage(artifactUrl(traced.artifactId), cookie)).html)
  expect(words).toContain(
    `Nine mechanics ${sentence} From the brand brief, benches.txt Three benches. From the brand profile, proof points`,
  )
  expect(words).toContain(`three benches ${sentence} From the brand brief, benches.txt`)
  expect(words).toContain('Fact sheet')
  const untraced = await generate(fixture, tenant, { copy })
  expect(wordsOf((await getPage(artifactUrl(untraced.artifactId), cookie)).html)).not.toContain('From the brand')
})

test.each([
  ['composer', undefined, 'Offline draft: made of the brand’s own sentences, without a model'],
  ['openai', null, 'Only mechanical checks were made'],
  [
    'openai',
    { backend: 'openai', model: 'gpt-5', prompt_version: 'verifier-1' },
    'Checked sentence by sentence by gpt-5.',
  ],
])('copy of %s with verifier %j says who wrote and who checked it', async (backend, verifier, says) => {
  const { artifactId } = await generate(fixture, tenant, {
    copy,
    claims: [],
    card: { backend, ...(verifier !== undefined && { verifier }) },
  })
  expect(wordsOf((await getPage(artifactUrl(artifactId), cookie)).html)).toContain(says)
})

test('an artifact of another workspace, an unknown and a malformed id are one and the same 404', async () => {
  const { artifactId } = await generate(fixture, stranger, { copy: { ...copy, headline: 'Not for your eyes' } })
  const pages = await Promise.all(
    [artifactId, 'art_01kaj5x7g8e4r9t2v6w3y0zbcd', 'art_zzz', 'nonsense'].map(async (id) => {
      const { status, html, headers } = await getPage(artifactUrl(id), cookie)
      expect(html).toContain('There is nothing here')
      expect(html).not.toContain('Not for your eyes')
      expect(html).not.toContain('Elsewhere')
      // These headers differ from response to response. For example, the content security policy contains a nonce.
      const varying = new Set(['content-security-policy', 'date', 'link', 'x-request-id'])
      const kept = Array.from(headers).filter(([name]) => !varying.has(name))
      return { status, headers: kept, words: wordsOf(html) }
    }),
  )
  expect(pages[0]?.status).toBe(404)
  for (const page of pages) expect(page).toEqual(pages[0])
})

test('hostile words are shown as words', async () => {
  const headline = '</title><script>window.pwned=1</script>'
  const primary_text = '<img src=x onerror="window.pwned=1"> & </p><script>window.pwned=1</script>'
  const { artifactId } = await generate(fixture, tenant, { copy: { headline, primary_text, description: '{{7*7}}' } })
  const { html } = await getPage(artifactUrl(artifactId), cookie)
  expect(html).not.toContain('<script>window.pwned')
  expect(html).not.toContain('<img')
  expect(wordsOf(html)).toContain(headline)
})

test('a frozen workspace says so, and shows none of its words', { tags: ['AUTH-7', 'D-FACES-1'] }, async () => {
  const frozen = await fixture.tenant({ name: 'Frozen' })
  const { artifactId } = await generate(fixture, frozen, { copy: { ...copy, headline: 'Cold words' } })
  const its = await sessionCookie(fixture.web.origin, frozen)
  const ctx = fixture.core.as({ kind: 'operator' })
  await verbs.setWorkspace({ ctx, input: { workspaceId: frozen.workspaceId, billing: 'frozen' } })
  for (const path of [`/artifacts/${artifactId}`, `/workspaces/${frozen.workspaceId}`]) {
    const { html } = await getPage(`${fixture.web.origin}${path}`, its)
    expect(wordsOf(html)).toContain('This workspace is frozen')
    expect(html).not.toContain('Cold words')
  }
})

test('a removed member finds nothing at their next request', async () => {
  const other = await fixture.tenant()
  const { artifactId } = await generate(fixture, other, { copy })
  const its = await sessionCookie(fixture.web.origin, other)
  expect((await getPage(artifactUrl(artifactId), its)).status).toBe(200)
  const { workspaceId, email } = other
  await verbs.removeMember({ ctx: fixture.core.as({ kind: 'operator' }), input: { workspaceId, email } })
  expect((await getPage(artifactUrl(artifactId), its)).status).toBe(404)
})

test('a member of two workspaces opens artifacts of both', async () => {
  const { email } = tenant
  const both = await fixture.tenant({ name: 'Second' })
  const ctx = fixture.core.as({ kind: 'operator' })
  await verbs.addMember({ ctx, input: { workspaceId: both.workspaceId, email, role: 'viewer' } })
  const { artifactId } = await generate(fixture, both, { copy: { ...copy, headline: 'From the second' } })
  const { status, html } = await getPage(artifactUrl(artifactId), cookie)
  expect([status, wordsOf(html).includes('From the second')]).toEqual([200, true])
  const home = wordsOf((await getPage(`${fixture.web.origin}/`, cookie)).html)
  expect(home).toContain('Lanternhaus Editor Second Viewer')
  await verbs.removeMember({ ctx, input: { workspaceId: both.workspaceId, email } })
})

test('earlier versions stay readable after an edit, and one that never was is not found', async () => {
  const { artifactId } = await generate(fixture, tenant, { copy })
  await fixture.database.pool.query(
    `insert into artifact_version (workspace_id, artifact_id, number, headline, primary_text, description, author_id, checks, created_at)
     select workspace_id, artifact_id, 2, 'Edited', primary_text, null, $2, '[]', now() from artifact_version where artifact_id = $1`,
    [artifactId, tenant.userId],
  )
  const headings = await Promise.all(
    ['', '?version=1', '?version=2'].map(async (query) => {
      const { html } = await getPage(`${artifactUrl(artifactId)}${query}`, cookie)
      expect(/<title>(.*?) · Ad Copy<\/title>/.exec(html)?.[1]).toBe(/<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1])
      return /<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1]
    }),
  )
  expect(headings).toEqual(['Edited', 'A bench you can watch', 'Edited'])
  expect((await getPage(`${artifactUrl(artifactId)}?version=3`, cookie)).status).toBe(404)
})

test('no page of a member leads to the documents of the preview', { tags: ['VERSION-2'] }, async () => {
  const { artifactId } = await generate(fixture, tenant, { copy })
  for (const url of [`${fixture.web.origin}/workspaces/${tenant.workspaceId}`, artifactUrl(artifactId)]) {
    const { status, html } = await getPage(url, cookie)
    expect(status).toBe(200)
    expect(html).not.toMatch(/href="[^"]*(?:\/problems|\/docs|openapi|\/api\/v1)/i)
  }
})

test('the secret of a review link is in no trace', async () => {
  const collector = await startCollector()
  const env = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_BSP_SCHEDULE_DELAY: '50' }
  const traced = await startWeb(fixture.database.urls.web, env)
  try {
    const secret = 'x'.repeat(43)
    await getPage(`${traced.origin}/review/${secret}?q=${secret}`)
    await until(async () => collector.spans().some(({ attributes }) => attributes['http.route'] === '/review/[secret]'))
    expect(collector.raw()).not.toContain(secret)
  } finally {
    await traced.stop()
    await collector.close()
  }
})
