import { problemCodes, problems, problemSchema } from '@adcopy/contract'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { getPage, wordsOf } from './support/page.ts'
import { startWeb, type WebServer } from './support/web-server.ts'

const noDatabase = 'postgresql://nobody@127.0.0.1:1/none'
let web: WebServer

// There is no database, because the pages that explain error codes must work even while the database is down.
beforeAll(async () => {
  web = await startWeb(noDatabase)
})
afterAll(() => web.stop())

test.each(problemCodes)(
  'the type of %s leads to its page, without sign-in and without a database',
  { tags: ['D-PAGES', 'VERSION-2', 'ERROR-2'] },
  async (code) => {
    const { status, html, headers } = await getPage(`${web.origin}/problems/${code}`)
    expect(status).toBe(200)
    expect(headers.get('x-robots-tag')).toBe('noindex, nofollow')
    expect(html).toMatch(/<meta name="robots" content="noindex, nofollow"\/>/)
    expect(html).toContain(`<title>${problems[code].title} · Ad Copy</title>`)
    const words = wordsOf(html)
    expect(words).toContain(problems[code].when)
    expect(words.replaceAll(/ (?=[,.;])/g, '')).toContain(problems[code].remedy.replaceAll('`', ''))
    const example = /\{.*\}/.exec(words)?.[0] ?? ''
    const body = problemSchema.parse(JSON.parse(example))
    expect(body).toMatchObject({ type: `${web.origin}/problems/${code}`, status: problems[code].status })
  },
)

test('the index names every code', { tags: ['D-PAGES', 'VERSION-2'] }, async () => {
  const { status, html, headers } = await getPage(`${web.origin}/problems`)
  expect(status).toBe(200)
  expect(headers.get('x-robots-tag')).toBe('noindex, nofollow')
  for (const code of problemCodes) expect(html).toContain(`href="/problems/${code}"`)
})

test('crawlers are kept away from the documents of the API', { tags: ['D-DOCS'] }, async () => {
  for (const path of ['/docs', '/docs/api', '/llms.txt'])
    expect((await getPage(web.origin + path)).headers.get('x-robots-tag')).toContain('noindex')
})

test.each(['nope', 'constructor', 'NOT_FOUND', '__proto__'])('an unknown code is not found: %s', async (code) => {
  expect((await getPage(`${web.origin}/problems/${code}`)).status).toBe(404)
})

test('nothing that a visitor or a crawler sees leads to them', { tags: ['VERSION-2'] }, async () => {
  for (const path of ['/', '/sign-in', '/nowhere', '/robots.txt', '/sitemap.xml']) {
    expect((await getPage(web.origin + path)).html).not.toContain('/problems')
  }
})

test('every answer carries the security headers, and scripts run by a nonce that is never used twice', async () => {
  const [first, second] = [await getPage(`${web.origin}/sign-in`), await getPage(`${web.origin}/nowhere`)]
  const nonces = [first, second].map(({ headers, html }) => {
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy).toContain("frame-ancestors 'none'")
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('same-origin')
    expect(headers.has('x-powered-by')).toBe(false)
    expect(headers.has('strict-transport-security')).toBe(false)
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1]
    expect(html.match(/<script(?![^>]*nonce=)/)).toBeNull()
    return nonce
  })
  expect(first.status).toBe(200)
  expect(second.status).toBe(404)
  expect(new Set(nonces).size).toBe(2)
})

test('over https, HSTS makes browsers use https for a year', async () => {
  const secure = await startWeb(noDatabase, { WEB_ORIGIN: 'https://copy.example.com' })
  onTestFinished(() => secure.stop())
  const { headers } = await getPage(`${secure.origin}/sign-in`)
  expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains')
  expect(headers.get('content-security-policy')).toContain('upgrade-insecure-requests')
}, 60_000)
