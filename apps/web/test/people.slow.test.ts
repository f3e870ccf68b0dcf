import { verbs } from '@adcopy/core'
import type { Tenant } from '@adcopy/testing'
import type { Browser } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { chromiumPath, inBrowser, launchChromium } from './support/chromium.ts'
import { acceptJob, openWebFixture, type WebFixture } from './support/fixture.ts'
import { openVisit, type Visit } from './support/visit.ts'

// oxlint-disable-next-line vitest/valid-title -- without a browser the name says why the tests were left out
describe.skipIf(chromiumPath === undefined)(inBrowser, () => {
  let fixture: WebFixture
  let browser: Browser
  let admin: Tenant
  const visits: Visit[] = []

  beforeAll(async () => {
    ;[fixture, browser] = await Promise.all([openWebFixture(), launchChromium()])
    admin = await fixture.tenant({ role: 'admin', name: 'Lanternhaus & <b>Söhne</b>' })
  })
  afterAll(async () => {
    await browser.close()
    await fixture.close()
  })
  afterEach(async () => {
    for (const visit of visits.splice(0)) await visit.close()
  })

  async function open(person?: Tenant): Promise<Visit> {
    const visit = await openVisit(browser, fixture.web.origin, person)
    visits.push(visit)
    return visit
  }
  const pathOf = (tenant: Tenant, page: string) => `/workspaces/${tenant.workspaceId}/${page}`
  const operator = () => fixture.core.as({ kind: 'operator', name: 'ada' })

  test('a link of an admin makes a member, by the keyboard alone, and then opens nothing more', async () => {
    const [{ page }, guest] = [await open(admin), await open()]
    await page.goto(pathOf(admin, 'members'))
    const role = page.getByLabel('Role', { exact: true })
    await expect.poll(() => role.isEnabled()).toBe(true)
    await role.focus()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    const link = (await page.getByLabel('invitation link', { exact: true }).textContent()) ?? ''
    expect(link).toMatch(/\/join#[\w-]{43}$/)

    await guest.page.goto(link)
    await guest.page.getByRole('heading', { level: 1, name: /^Join Lanternhaus/ }).waitFor()
    expect(guest.page.url()).not.toContain('#')
    await guest.check()
    await guest.page.getByLabel('Your name').fill('Grace <i>Hopper</i>')
    await guest.page.keyboard.press('Tab')
    await guest.page.keyboard.type('grace@people.example')
    await guest.page.keyboard.press('Tab')
    await guest.page.keyboard.type('short')
    await guest.page.keyboard.press('Enter')
    await guest.page.getByText('a password has at least 10 characters').waitFor()
    await guest.page.locator('input[autocomplete=new-password]').fill('a long enough password')
    await guest.page.keyboard.press('Enter')
    await guest.page.waitForURL(`**/workspaces/${admin.workspaceId}`)

    await page.getByText('Grace <i>Hopper</i>').first().waitFor()
    const late = await open()
    await late.page.goto(link)
    await late.page.getByText('This link does not open anything').waitFor()
    await late.check()
  })

  test('an admin changes a role and removes a member, and the last admin stays', async () => {
    const { page } = await open(admin)
    const { workspaceId } = admin
    await verbs.addMember({ ctx: operator(), input: { workspaceId, email: 'linus@people.example', role: 'viewer' } })
    await page.goto(pathOf(admin, 'members'))
    const row = page.getByRole('listitem').filter({ hasText: 'linus@people.example' })
    await row.getByLabel('Role of linus').selectOption('editor')
    await page.getByText('Role changed.').waitFor()
    await row.getByRole('button', { name: 'Remove' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click()
    await row.waitFor({ state: 'detached' })
    const own = page.getByRole('listitem').filter({ hasText: '(you)' })
    expect(await own.getByRole('combobox').isDisabled()).toBe(true)
    expect(await own.getByRole('button', { name: 'Leave' }).count()).toBe(0)
  })

  test('a reset link sets a password once, and the session that was open asks to sign in', async () => {
    const person = await fixture.tenant({ role: 'admin' })
    const { workspaceId } = person
    const boss = await fixture.tenant({ role: 'admin' })
    const other = { ...boss, workspaceId }
    await verbs.addMember({ ctx: operator(), input: { workspaceId, email: boss.email, role: 'admin' } })
    const [chief, visitor, mine] = [await open(other), await open(), await open(person)]
    await mine.page.goto(pathOf(person, 'usage'))
    await chief.page.goto(pathOf(other, 'members'))
    const row = chief.page.getByRole('listitem').filter({ hasText: person.email })
    await row.getByRole('button', { name: 'Reset password' }).click()
    await chief.page.getByRole('dialog').getByRole('button', { name: 'Make the link' }).click()
    const link = (await chief.page.getByLabel('password link', { exact: true }).textContent()) ?? ''
    await visitor.page.goto(link)
    await visitor.page.getByLabel('New password').fill('another long password')
    await visitor.check()
    await visitor.page.keyboard.press('Enter')
    await visitor.page.waitForURL(`**/workspaces/${workspaceId}`)
    await mine.page.getByRole('alert').filter({ hasText: 'Your session has ended' }).first().waitFor()
  })

  test('a token is shown once with its request, and a revoked one shows in another window within a turn', async () => {
    const [here, there] = [await open(admin), await open(admin)]
    await here.page.goto(pathOf(admin, 'tokens'))
    await there.page.goto(pathOf(admin, 'tokens'))
    await here.page.getByRole('button', { name: 'Issue a token' }).click()
    const token = (await here.page.getByLabel('token', { exact: true }).textContent()) ?? ''
    expect(token).toMatch(/^acp_/)
    await here.page.getByText(`curl -H "Authorization: Bearer ${token}"`).waitFor()
    await here.check()
    const row = there.page.getByRole('listitem').filter({ hasText: `acp_…${token.slice(-4)}` })
    await row.waitFor()
    await here.page
      .getByRole('listitem')
      .filter({ hasText: `acp_…${token.slice(-4)}` })
      .getByRole('button', { name: 'Revoke' })
      .click()
    await here.page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click()
    await row.getByText('Revoked').waitFor()
    await here.page.reload()
    expect(await here.page.locator('body').textContent()).not.toContain(token)
  })

  test('usage, and sessions with what happened, are shown and change without a reload', async () => {
    const visit = await open(admin)
    const { page } = visit
    await page.goto(pathOf(admin, 'usage'))
    await page.getByText('Used this month').waitFor()
    await acceptJob(fixture.core, admin)
    const today = new Date().toISOString().slice(0, 10)
    await page.getByRole('row', { name: new RegExp(today) }).waitFor()
    await visit.check()
    const second = await open(admin)
    await second.page.goto('/sessions')
    await second.page.getByRole('button', { name: 'End all others' }).click()
    await second.page.getByRole('dialog').getByRole('button', { name: 'End them' }).click()
    await second.page.getByText('All other sessions were ended').waitFor()
    await second.check()
    await page.getByRole('alert').filter({ hasText: 'Your session has ended' }).first().waitFor()
  })

  test.each(['viewer', 'editor', 'admin'] as const)(
    'a %s sees the pages of the role, whole in both schemes and on a phone',
    async (role) => {
      const tenant = await fixture.tenant({ role })
      const visit = await open(tenant)
      await visit.page.goto(pathOf(tenant, 'usage'))
      const links = await visit.page
        .getByRole('navigation', { name: 'Pages of this workspace' })
        .getByRole('link')
        .allTextContents()
      expect(links.includes('Tokens')).toBe(role === 'admin')
      for (const name of ['members', 'tokens', 'usage', 'audit']) {
        await visit.checkPath(pathOf(tenant, name))
        const refused = await visit.page.getByRole('heading', { level: 1, name: 'Not permitted' }).count()
        expect([name, refused]).toEqual([name, ['tokens', 'audit'].includes(name) && role !== 'admin' ? 1 : 0])
        expect(await visit.scriptKilobytes(pathOf(tenant, name))).toBeLessThan(244)
      }
    },
  )
})
