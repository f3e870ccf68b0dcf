import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { gzipSync } from 'node:zlib'
import type { Tenant } from '@adcopy/testing'
import type axe from 'axe-core'
import type { Browser, BrowserContext, Page, Response } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect } from 'vitest'
import { chromiumPath, inBrowser, launchChromium } from './chromium.ts'
import { openWebFixture, sessionCookie, type WebFixture } from './fixture.ts'

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const phone = { width: 360, height: 800 }
const desktop = { width: 1280, height: 800 }

export interface Visit {
  page: Page
  context: BrowserContext
  /**
   * Asserts that the current page, including dialogs, has no axe violations in either colour scheme and does not scroll
   * sideways on a phone.
   */
  check(): Promise<void>
  checkPath(path: string): Promise<void>
  scriptKilobytes(path: string): Promise<number>
  /** Fails the test if a page threw an error or the content security policy blocked something. */
  close(): Promise<void>
}

export interface InBrowser {
  fixture: WebFixture
  browser: Browser
  open(tenant?: Tenant): Promise<Visit>
  last(): Visit
}

export function describeInBrowser(tests: (on: InBrowser) => void, env: Record<string, string> = {}): void {
  // oxlint-disable-next-line vitest/valid-title -- the constant holds the title, which says why tests are skipped
  describe.skipIf(chromiumPath === undefined)(inBrowser, { timeout: 90_000 }, () => {
    const visits: Visit[] = []
    const on = {} as InBrowser
    on.open = async (tenant) => {
      const visit = await openVisit(on.browser, on.fixture.web.origin, tenant)
      visits.push(visit)
      return visit
    }
    on.last = () => visits.at(-1)!
    beforeAll(async () => {
      ;[on.fixture, on.browser] = await Promise.all([openWebFixture(env), launchChromium()])
    })
    afterEach(async () => {
      for (const visit of visits.splice(0)) await visit.close()
    })
    afterAll(async () => {
      await on.browser.close()
      await on.fixture.close()
    })
    tests(on)
  })
}

export async function openVisit(browser: Browser, origin: string, tenant?: Tenant): Promise<Visit> {
  const permissions = ['clipboard-read', 'clipboard-write']
  const context = await browser.newContext({ baseURL: origin, permissions, viewport: desktop })
  if (tenant !== undefined) await context.addCookies(cookiesOf(await sessionCookie(origin, tenant), origin))
  const faults: string[] = []
  await context.exposeFunction('reportViolation', (text: string) => faults.push(`policy: ${text}`))
  await context.addInitScript(reportViolations)
  const page = await context.newPage()
  page.setDefaultTimeout(15_000)
  page.on('pageerror', (error) => faults.push(error.message))
  page.on('console', (message) => {
    if (/Content.Security.Policy|hydrat/i.test(message.text())) faults.push(message.text())
  })
  const check = () => checkPage(page)
  return {
    page,
    context,
    check,
    async checkPath(path) {
      await page.goto(path)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await check()
    },
    scriptKilobytes: (path) => weigh(context, path),
    async close() {
      await context.close()
      expect(faults, 'errors, and what the content security policy blocked').toEqual([])
    },
  }
}

async function checkPage(page: Page): Promise<void> {
  const before = page.viewportSize() ?? desktop
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    expect(await findings(page), `axe, ${colorScheme}`).toEqual([])
  }
  await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize(phone)
  expect(await findings(page), 'axe, phone').toEqual([])
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width, 'width of the page on a phone').toBeLessThanOrEqual(phone.width)
  await page.setViewportSize(before)
}

async function findings(page: Page): Promise<string[]> {
  await page.evaluate(axeSource)
  return page.evaluate(async () => {
    const { axe: runner } = globalThis as unknown as { axe: typeof axe }
    const { violations, incomplete } = await runner.run(document)
    // axe cannot decide whether text in the colour of its background is intended. On these pages it never is.
    const invisible = incomplete.map((rule) => ({
      ...rule,
      nodes: rule.nodes.filter(
        ({ any }) => (any[0]?.data as { messageKey?: string } | null)?.messageKey === 'equalRatio',
      ),
    }))
    return [...violations, ...invisible].flatMap(({ id, help, nodes }) =>
      nodes.map(({ html, any }) => `${id}: ${help}: ${html} ${any[0]?.message ?? ''}`),
    )
  })
}

async function weigh(context: BrowserContext, path: string): Promise<number> {
  const page = await context.newPage()
  const scripts: Response[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response)
  })
  await page.goto(path, { waitUntil: 'networkidle' })
  // The bodies are read only now: a read that starts while the page closes fails the whole test run.
  const bodies = await Promise.all(scripts.map((script) => script.body()))
  const bytes = bodies.reduce((sum, body) => sum + gzipSync(body).length, 0)
  await page.close()
  return bytes / 1024
}

function reportViolations(): void {
  document.addEventListener('securitypolicyviolation', (event) => {
    const { reportViolation } = globalThis as unknown as { reportViolation: (text: string) => void }
    reportViolation(`${event.violatedDirective} blocked ${event.blockedURI} ${event.sample}`)
  })
}

function cookiesOf(header: string, url: string) {
  return header.split('; ').map((pair) => {
    const [name = '', ...value] = pair.split('=')
    return { name, value: value.join('='), url }
  })
}
