import { verbs } from '@adcopy/core'
import type { Tenant } from '@adcopy/testing'
import type { Browser } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { chromiumPath, inBrowser, launchChromium } from './support/chromium.ts'
import { acceptJob, fail, openWebFixture, type WebFixture } from './support/fixture.ts'
import { openVisit, type Visit } from './support/visit.ts'

const pages = ['', '/jobs', '/enablement', '/audit', '/health']

// oxlint-disable-next-line vitest/valid-title -- without a browser the name says why the tests were left out
describe.skipIf(chromiumPath === undefined)(inBrowser, () => {
  let fixture: WebFixture
  let browser: Browser
  let operator: Tenant
  let visit: Visit

  beforeAll(async () => {
    ;[fixture, browser] = await Promise.all([openWebFixture(), launchChromium()])
    operator = await fixture.tenant({ name: 'Operators’ own' })
    const ctx = fixture.core.as({ kind: 'operator', name: 'console' })
    const { url } = await verbs.addOperator({ ctx, input: { email: operator.email } })
    const { password } = operator
    await verbs.usePasswordReset({ ctx, input: { secret: url.split('#')[1] ?? '', password } })
  })
  afterAll(async () => {
    await browser.close()
    await fixture.close()
  })
  afterEach(() => visit.close())

  test('the operations area does not exist for an admin of a workspace', async () => {
    const admin = await fixture.tenant({ role: 'admin' })
    visit = await openVisit(browser, fixture.web.origin, admin)
    for (const path of pages) {
      const response = await visit.page.goto(`/operations${path}`)
      expect(response?.status()).toBe(404)
    }
    const direct = await visit.page.request.get('/api/trpc/operations.workspaces')
    expect(direct.status()).toBe(404)
  })

  test.each(pages)('its page %j is whole in both schemes and on a phone', async (path) => {
    visit = await openVisit(browser, fixture.web.origin, operator)
    await visit.checkPath(`/operations${path}`)
    expect(await visit.scriptKilobytes(`/operations${path}`)).toBeLessThan(244)
  })

  test('a failed job is listed with the checks that it broke and its workflow', async () => {
    const failed = await acceptJob(fixture.core, operator)
    await fail(fixture.core, failed, ['supported_claims'])
    visit = await openVisit(browser, fixture.web.origin, operator)
    await visit.page.goto('/operations/jobs')
    const row = visit.page.getByRole('listitem').filter({ hasText: failed })
    await row.getByText('Broken checks: Supported claims').waitFor()
    const link = row.getByRole('link', { name: /Temporal UI/ })
    expect(await link.getAttribute('href')).toBe(`http://temporal.test/namespaces/default/workflows/${failed}`)
  })

  test('an operator changes a workspace and the switch, under a name that the trail keeps', async () => {
    const tenant = await fixture.tenant({ name: 'To be changed', allocation: 5 })
    visit = await openVisit(browser, fixture.web.origin, operator)
    const { page } = visit
    await page.goto('/operations')
    const card = page.getByRole('listitem').filter({ hasText: 'To be changed' })
    await card.getByLabel('Allocation of To be changed').fill('250')
    await card.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Workspace changed.').first().waitFor()
    await card.getByRole('button', { name: 'Freeze' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Freeze' }).click()
    await card.getByText('Frozen').waitFor()
    const ctx = fixture.core.as({ kind: 'operator' })
    const { workspaceId } = tenant
    expect(await verbs.showWorkspace({ ctx, input: { workspaceId } })).toMatchObject({
      allocation: 250,
      billing: 'frozen',
    })
    await page.getByRole('button', { name: 'Switch off' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Switch off' }).click()
    await page.getByRole('button', { name: 'Switch on' }).waitFor()
    await page.goto('/operations/enablement')
    await page.getByLabel('Terms, privacy and support contact are agreed').click()
    await page
      .getByText(/^member-\d+, /)
      .first()
      .waitFor()
    await page.goto('/operations/audit')
    await page.getByText(/\(operator\) switched creating jobs off\./).waitFor()
    await page.getByText(/\(operator\) changed the workspace: billing frozen\./).waitFor()
  })

  test('the area closes at the next call once the role is gone', async () => {
    visit = await openVisit(browser, fixture.web.origin, operator)
    await visit.page.goto('/operations/health')
    await visit.page.getByRole('heading', { level: 1, name: 'Health' }).waitFor()
    const ctx = fixture.core.as({ kind: 'operator', name: 'console' })
    await verbs.removeOperator({ ctx, input: { email: operator.email } })
    await visit.page.getByRole('alert').filter({ hasText: 'Not found' }).first().waitFor()
    expect((await visit.page.goto('/operations'))?.status()).toBe(404)
  })
})
