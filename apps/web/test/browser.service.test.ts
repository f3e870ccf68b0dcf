import type { Tenant } from '@adcopy/testing'
import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { chromiumPath, inBrowser, launchChromium } from './support/chromium.ts'
import { acceptJob, fail, generate, openWebFixture, type WebFixture } from './support/fixture.ts'

const sentence = 'The workshop writes down what it found and what it left alone, and you can watch from the bench. '
const copy = { headline: 'A bench you can watch', primary_text: `Line one.\n\n${sentence.repeat(3)}The end.` }

// oxlint-disable-next-line vitest/valid-title -- without a browser the name says why the tests were left out
describe.skipIf(chromiumPath === undefined)(inBrowser, () => {
  let fixture: WebFixture
  let browser: Browser
  let tenant: Tenant
  let page: Page
  let faults: string[]

  beforeAll(async () => {
    ;[fixture, browser] = await Promise.all([openWebFixture(), launchChromium()])
    tenant = await fixture.tenant()
  })
  afterAll(async () => {
    await browser.close()
    await fixture.close()
  })
  beforeEach(async () => {
    const context = await browser.newContext({
      baseURL: fixture.web.origin,
      permissions: ['clipboard-read', 'clipboard-write'],
    })
    page = await context.newPage()
    page.setDefaultTimeout(10_000)
    faults = []
    page.on('pageerror', (error) => faults.push(error.message))
    page.on('console', (message) => {
      if (/Content.Security.Policy|hydrat/i.test(message.text())) faults.push(message.text())
    })
  })
  afterEach(async () => {
    await page.context().close()
    expect(faults, 'errors, and what the content security policy blocked').toEqual([])
  })

  async function submit(password: string) {
    await page.getByLabel('Email').fill(tenant.email)
    await page.getByLabel('Password').fill(password)
    await page.keyboard.press('Enter')
  }

  test('app_url opens after a wrong and then the right password, and sign-out closes it again', async () => {
    const { artifactId } = await generate(fixture, tenant, { copy })
    await page.goto(`/artifacts/${artifactId}`)
    expect(await page.title()).toBe('Sign in · Ad Copy')
    await submit('not the password')
    const alert = page.getByRole('alert').filter({ hasText: 'do not match' })
    await alert.waitFor()
    expect(await page.getByLabel('Email').inputValue()).toBe(tenant.email)
    await submit(tenant.password)
    await page.getByRole('heading', { level: 1, name: copy.headline }).waitFor()
    expect(new URL(page.url()).pathname).toBe(`/artifacts/${artifactId}`)
    await page.getByRole('button', { name: /Account menu/ }).click()
    await page.getByRole('button', { name: 'Sign out' }).click()
    await page.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor()
    await page.goto(`/artifacts/${artifactId}`)
    expect(new URL(page.url()).pathname).toBe('/sign-in')
  })

  test('a path to another origin ends at home', async () => {
    await page.goto('/sign-in?next=//evil.example/phish')
    await submit(tenant.password)
    await page.waitForURL(`**/workspaces/${tenant.workspaceId}`)
    expect(new URL(page.url()).origin).toBe(fixture.web.origin)
  })

  test('the preview cuts the text where a feed does, opens it, and the whole text can be copied', async () => {
    const { artifactId } = await generate(fixture, tenant, { copy })
    await page.goto(`/artifacts/${artifactId}`)
    await submit(tenant.password)
    const preview = page.getByRole('figure')
    const more = preview.getByRole('button', { name: 'See more' })
    await more.waitFor()
    expect(await preview.textContent()).not.toContain('The end.')
    await more.click()
    await preview.getByRole('button', { name: 'See less' }).waitFor()
    expect(await preview.textContent()).toContain('The end.')
    await page.getByRole('button', { name: 'Copy primary text' }).click()
    await page.getByText('Copied the primary text.').waitFor({ state: 'attached' })
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(copy.primary_text)
  })

  test('an artifact of another workspace looks like one that never was', async () => {
    const stranger = await fixture.tenant()
    const { artifactId } = await generate(fixture, stranger, { copy })
    await page.goto(`/artifacts/${artifactId}`)
    await submit(tenant.password)
    const heading = page.getByRole('heading', { level: 1, name: 'There is nothing here' })
    await heading.waitFor()
    const foreign = await page.locator('.frame').ariaSnapshot()
    await page.goto('/artifacts/art_01kaj5x7g8e4r9t2v6w3y0zbcd')
    await heading.waitFor()
    expect(await page.locator('.frame').ariaSnapshot()).toBe(foreign)
    expect(await page.title()).toBe('Page not found · Ad Copy')
  })

  test('hostile words run nothing', async () => {
    const hostile = '<img src=x onerror="window.pwned=1"><script>window.pwned=1</script>'
    const { artifactId } = await generate(fixture, tenant, { copy: { headline: hostile, primary_text: hostile } })
    await page.goto(`/artifacts/${artifactId}`)
    await submit(tenant.password)
    await page.getByRole('heading', { level: 1, name: hostile }).waitFor()
    expect(await page.evaluate(() => 'pwned' in window)).toBe(false)
    expect(await page.locator('main img').count()).toBe(0)
  })

  test('a workspace lists its jobs page by page, and a job that finishes is shown without a reload', async () => {
    const crowded = await fixture.tenant()
    for (let index = 0; index < 21; index++) await acceptJob(fixture.core, crowded)
    await page.goto('/')
    tenant = crowded
    await submit(crowded.password)
    const rows = page.getByRole('list', { name: 'Jobs, newest first' }).getByRole('listitem')
    await rows.first().waitFor()
    expect(await rows.count()).toBe(20)
    await page.getByRole('button', { name: 'Show older' }).click()
    await rows.nth(20).waitFor()
    expect(await page.getByText('Waiting').count()).toBe(21)
    await fixture.core.deps.db.pool.query(
      `update job set state = 'failed', error_code = 'internal_error', completed_at = now(), brief = null
        where id = (select id from job where workspace_id = $1 order by created_at desc, id desc limit 1)`,
      [crowded.workspaceId],
    )
    await rows.first().getByText('Failed').waitFor()
  })

  test.each([320, 390, 1280])('no page scrolls sideways at %i pixels', async (width) => {
    const words = { headline: 'Unbreakable'.repeat(12), primary_text: `${'x'.repeat(300)}\n${sentence}` }
    const { artifactId } = await generate(fixture, tenant, { copy: words })
    const failed = await acceptJob(fixture.core, tenant)
    await fail(fixture.core, failed, ['supported_claims', 'negative_self_perception'])
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/')
    await submit(tenant.password)
    await page.getByRole('heading', { level: 1 }).waitFor()
    for (const path of [
      `/workspaces/${tenant.workspaceId}`,
      `/artifacts/${artifactId}`,
      `/workspaces/${tenant.workspaceId}/jobs/${failed}`,
      '/problems/quota_exceeded',
    ]) {
      await page.goto(path)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    }
  })
})
