import { join } from 'node:path'
import { verbs } from '@adcopy/core'
import { freePort, startProgram, testBrand, testFingerprintKeys, type Program, type Tenant } from '@adcopy/testing'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { chromiumPath, inBrowser, launchChromium } from './support/chromium.ts'
import { openWebFixture, type WebFixture } from './support/fixture.ts'
import { openVisit } from './support/visit.ts'

// oxlint-disable-next-line vitest/valid-title -- without a browser the name says why the tests were left out
describe.skipIf(chromiumPath === undefined)(inBrowser, () => {
  let fixture: WebFixture
  let browser: Browser
  let api: Program
  let apiOrigin: string
  let operator: Tenant

  beforeAll(async () => {
    ;[fixture, browser] = await Promise.all([openWebFixture(), launchChromium()])
    const port = await freePort()
    apiOrigin = `http://127.0.0.1:${port}`
    api = await startProgram({
      args: ['server.ts'],
      cwd: join(import.meta.dirname, '../../api'),
      env: {
        DATABASE_URL: fixture.database.urls.api,
        FINGERPRINT_KEYS: testFingerprintKeys,
        WEB_ORIGIN: fixture.web.origin,
        PORT: String(port),
      },
      ready: () => fetch(apiOrigin).then(() => true, () => false), // prettier-ignore
    })
    operator = await fixture.tenant()
    const ctx = fixture.core.as({ kind: 'operator', name: 'console' })
    const { url } = await verbs.addOperator({ ctx, input: { email: operator.email } })
    const { password } = operator
    await verbs.usePasswordReset({ ctx, input: { secret: url.split('#')[1] ?? '', password } })
  })
  afterAll(async () => {
    await browser.close()
    await api.stop()
    await fixture.close()
  })

  /** Moves focus by the Tab key alone until it is on the control. */
  async function tabTo(page: Page, name: string): Promise<void> {
    for (let presses = 0; presses < 60; presses += 1) {
      const focused = await page.evaluate(() => {
        const element = document.activeElement
        const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : undefined
        return `${element?.getAttribute('aria-label') ?? ''}|${label ?? ''}|${element?.textContent ?? ''}`
      })
      if (focused.split('|').some((text) => text.startsWith(name))) return
      await page.keyboard.press('Tab')
    }
    throw new Error(`no control named ${name} is reached by the Tab key`)
  }

  test('from a new workspace over its first admin to a partner’s request, by the keyboard alone', async () => {
    const office = await openVisit(browser, fixture.web.origin, operator)
    await office.page.goto('/operations')
    await tabTo(office.page, 'Name of a new workspace')
    await office.page.keyboard.type('Old Mill')
    await office.page.keyboard.press('Enter')
    await office.page.getByRole('listitem').filter({ hasText: 'Old Mill' }).waitFor()
    await tabTo(office.page, 'Public access of Old Mill')
    await office.page.keyboard.press('Space')
    await tabTo(office.page, 'Allocation of Old Mill')
    await office.page.keyboard.type('25')
    await office.page.keyboard.press('Enter')
    await tabTo(office.page, 'Invite an admin of Old Mill')
    await office.page.keyboard.press('Enter')
    const link = (await office.page.getByLabel('invitation link', { exact: true }).textContent()) ?? ''
    await office.close()

    const desk = await openVisit(browser, fixture.web.origin)
    const { page } = desk
    await page.goto(link)
    await page.getByRole('heading', { level: 1, name: 'Join Old Mill' }).waitFor()
    const entries = [
      ['Your name', 'Miller'],
      ['Email', 'miller@mill.example'],
      ['Password', 'flour and water'],
    ] as const
    for (const [label, text] of entries) {
      await tabTo(page, label)
      await page.keyboard.type(text)
    }
    await page.keyboard.press('Enter')
    await page.getByRole('navigation', { name: 'Pages of this workspace' }).waitFor()
    await tabTo(page, 'Tokens')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: 'Tokens' }).waitFor()
    await tabTo(page, 'Issue a token')
    await page.keyboard.press('Enter')
    const token = (await page.getByLabel('token', { exact: true }).textContent()) ?? ''
    const workspaceId = new URL(page.url()).pathname.split('/')[2] ?? ''
    await desk.close()

    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'idempotency-key': 'first' }
    expect((await fetch(`${apiOrigin}/api/v1/offers`, { headers })).status).toBe(200)
    const ctx = fixture.core.as({ kind: 'operator' })
    await verbs.importBrand({ ctx, input: { workspaceId, profile: testBrand } })
    const body = JSON.stringify({ platform: 'facebook', awareness_level: 'unaware', brief: 'Winter is near' })
    const created = await fetch(`${apiOrigin}/api/v1/ad-copy-generations`, { method: 'POST', headers, body })
    expect(created.status).toBe(202)
  })
})
