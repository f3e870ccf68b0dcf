import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { personItemSchema, problemCodes } from '@adcopy/contract'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { chromiumPath, inBrowser, launchChromium } from './support/chromium.ts'
import { sessionCookie, setUpWebFixture } from './support/fixture.ts'
import { getPage, wordsOf } from './support/page.ts'
import { openVisit } from './support/visit.ts'

const openapi = JSON.parse(readFileSync(join(import.meta.dirname, '../../../docs/openapi.json'), 'utf8')) as {
  paths: Record<string, Record<string, { operationId: string; summary: string; responses: object; parameters?: Array<{ name: string }> }>>
  components: { schemas: Record<string, { description?: string; properties?: Record<string, { description?: string }> }> }
} // prettier-ignore

const fixture = setUpWebFixture()

test('the reference has every operation, parameter, status, schema and property in the words of the document', async () => {
  const { status, html, headers } = await getPage(`${fixture.web.origin}/docs/api`)
  expect([status, headers.get('x-robots-tag')]).toEqual([200, 'noindex, nofollow'])
  const words = wordsOf(html)
  const plain = (text: string) => text.replaceAll('`', ' ').replaceAll(/\s+/g, ' ')
  const shown = wordsOf(html).replaceAll(/\s+/g, '')
  for (const [path, methods] of Object.entries(openapi.paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      expect(words).toContain(`${method.toUpperCase()} ${path}`)
      expect(html).toContain(`id="${operation.operationId}"`)
      for (const { name } of operation.parameters ?? []) expect(words).toContain(name)
      for (const code of Object.keys(operation.responses)) expect(words).toContain(code)
    }
  }
  for (const [name, { description = '', properties = {} }] of Object.entries(openapi.components.schemas)) {
    expect(html).toContain(`id="schema-${name}"`)
    expect(shown).toContain(plain(description).replaceAll(/\s+/g, ''))
    for (const [field, { description: says = '' }] of Object.entries(properties)) {
      expect(words).toContain(field)
      expect(shown).toContain(plain(says).replaceAll(/\s+/g, ''))
    }
  }
})

test('the quick start has every problem and limit; openapi.json and llms.txt are the document', async () => {
  const { html, headers } = await getPage(`${fixture.web.origin}/docs`)
  const words = wordsOf(html)
  for (const code of problemCodes) expect(words).toContain(code)
  for (const text of ['32 KiB', '1 to 280', 'Retry-After', 'Idempotency-Key', 'httpx', '128 KiB'])
    expect(words).toContain(text)
  expect(headers.get('x-robots-tag')).toBe('noindex, nofollow')
  const json = await fetch(`${fixture.web.origin}/docs/openapi.json`)
  expect(await json.json()).toEqual(openapi)
  const text = await (await fetch(`${fixture.web.origin}/llms.txt`)).text()
  for (const path of Object.keys(openapi.paths)) expect(text).toContain(path)
})

test(
  'the documents are linked and open to search engines once the enablement checklist is complete, and not before',
  { tags: ['D-DOCS'] },
  async () => {
    const { origin } = fixture.web
    const tenant = await fixture.tenant()
    const cookie = await sessionCookie(origin, tenant)
    const look = async () => {
      const pages = await Promise.all(
        ['/docs', '/docs/api', '/docs/openapi.json', '/llms.txt'].map((path) => getPage(origin + path)),
      )
      const { html } = await getPage(`${origin}/workspaces/${tenant.workspaceId}`, cookie)
      return {
        closed: pages.filter(({ headers }) => headers.get('x-robots-tag') === 'noindex, nofollow').length,
        index: pages.filter((page) => page.html.includes('<meta name="robots" content="index, follow"/>')).length,
        linked: html.includes('href="/docs"'),
      }
    }
    expect(await look()).toEqual({ closed: 4, index: 0, linked: false })
    await fixture.database.pool.query(
      `insert into enablement_tick (item, ticked_by) select unnest($1::text[]), 'ada'`,
      [personItemSchema.options],
    )
    expect(await look()).toEqual({ closed: 0, index: 2, linked: true })
    expect((await getPage(`${origin}/problems`)).headers.get('x-robots-tag')).toBe('noindex, nofollow')
  },
)

// oxlint-disable-next-line vitest/valid-title -- the constant holds the title, which says why tests are skipped
describe.skipIf(chromiumPath === undefined)(inBrowser, () => {
  let browser: Browser
  beforeAll(async () => {
    browser = await launchChromium()
  })
  afterAll(() => browser.close())

  test('no code and no status of the table of errors is broken over two lines', async () => {
    const visit = await openVisit(browser, fixture.web.origin)
    for (const width of [1280, 390]) {
      await visit.page.setViewportSize({ width, height: 800 })
      await visit.page.goto('/docs')
      const cells = visit.page.locator('table').first().locator('tbody :is(th a, td:nth-child(2))')
      const lines = await cells.evaluateAll((elements) =>
        elements.map((element) => {
          const range = document.createRange()
          range.selectNodeContents(element)
          return new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top))).size
        }),
      )
      expect(new Set(lines), `lines at ${width} pixels`).toEqual(new Set([1]))
    }
    await visit.close()
  })

  test('both pages are accessible and run no script beyond those of a problem page', async () => {
    const visit = await openVisit(browser, fixture.web.origin)
    const bare = await visit.scriptKilobytes('/problems')
    for (const path of ['/docs', '/docs/api']) {
      await visit.checkPath(path)
      expect(await visit.scriptKilobytes(path)).toBeLessThan(bare + 1)
    }
    await visit.close()
  }, 120_000)
})
