import { verbs } from '@adcopy/core'
import { acceptJob, type Tenant } from '@adcopy/testing'
import { beforeAll, expect, test } from 'vitest'
import { fail } from './support/fixture.ts'
import { describeInBrowser } from './support/visit.ts'

const pages = ['', '/jobs', '/enablement', '/audit', '/health']

describeInBrowser((on) => {
  let operator: Tenant

  beforeAll(async () => {
    operator = await on.fixture.operator()
  })

  test('the operations area does not exist for an admin of a workspace', async () => {
    const admin = await on.fixture.tenant({ role: 'admin' })
    const visit = await on.open(admin)
    for (const path of pages) {
      const response = await visit.page.goto(`/operations${path}`)
      expect(response?.status()).toBe(404)
    }
    const direct = await visit.page.request.get('/api/trpc/operations.workspaces')
    expect(direct.status()).toBe(404)
  })

  test('a failed job is listed with the checks that it broke and its workflow', async () => {
    const failed = await acceptJob(on.fixture.core, operator)
    await fail(on.fixture.core, failed, ['supported_claims'])
    const visit = await on.open(operator)
    await visit.page.goto('/operations/jobs')
    const row = visit.page.getByRole('listitem').filter({ hasText: failed })
    await row.getByText('Broken checks: Supported claims').waitFor()
    const link = row.getByRole('link', { name: /Temporal UI/ })
    expect(await link.getAttribute('href')).toBe(`http://temporal.test/namespaces/default/workflows/${failed}`)
  })

  test('an operator changes a workspace and the switch, under a name that the trail keeps', async () => {
    const tenant = await on.fixture.tenant({ name: 'To be changed', allocation: 5 })
    const visit = await on.open(operator)
    const { page } = visit
    await page.goto('/operations')
    const card = page.getByRole('listitem').filter({ hasText: 'To be changed' })
    await card.getByLabel('Allocation of To be changed').fill('250')
    await card.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Workspace changed.').first().waitFor()
    await card.getByRole('button', { name: 'Freeze' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Freeze' }).click()
    await card.getByText('Frozen').waitFor()
    const ctx = on.fixture.core.as({ kind: 'operator' })
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
    await verbs.setSwitch({ ctx, input: { name: 'PUBLIC_API_ENABLED', enabled: true } })
  })

  test('a page that a link of the navigation opens closes the navigation on a phone', async () => {
    const { page } = await on.open(operator)
    await page.setViewportSize({ width: 360, height: 800 })
    await page.goto('/operations')
    await page.getByRole('button', { name: 'Navigation' }).click()
    await page.locator('#navigation').getByRole('link', { name: 'Health' }).click()
    await page.getByRole('heading', { level: 1, name: 'Health' }).waitFor()
    expect(await page.locator('#navigation').isVisible()).toBe(false)
  })

  test('an allocation that another operator sets replaces the number on an open page', async () => {
    const { workspaceId } = await on.fixture.tenant({ name: 'Of two operators', allocation: 5 })
    const { page } = await on.open(operator)
    await page.goto('/operations')
    const allocation = page.getByLabel('Allocation of Of two operators')
    await allocation.fill('6')
    await page
      .getByRole('listitem')
      .filter({ hasText: 'Of two operators' })
      .getByRole('button', { name: 'Save' })
      .click()
    await page.getByText('Workspace changed.').first().waitFor()
    const ctx = on.fixture.core.as({ kind: 'operator', name: 'console' })
    await verbs.setWorkspace({ ctx, input: { workspaceId, allocation: 7 } })
    await expect.poll(() => allocation.inputValue()).toBe('7')
  })

  test('the area closes at the next call once the role is gone', async () => {
    const former = await on.fixture.operator()
    const visit = await on.open(former)
    await visit.page.goto('/operations/health')
    await visit.page.getByRole('heading', { level: 1, name: 'Health' }).waitFor()
    const ctx = on.fixture.core.as({ kind: 'operator', name: 'console' })
    await verbs.removeOperator({ ctx, input: { email: former.email } })
    await visit.page.getByRole('alert').filter({ hasText: 'Not found' }).first().waitFor()
    expect((await visit.page.goto('/operations'))?.status()).toBe(404)
  })
})
