import { verbs } from '@adcopy/core'
import { acceptJob, type Tenant } from '@adcopy/testing'
import { beforeAll, expect, test } from 'vitest'
import { describeInBrowser } from './support/visit.ts'

describeInBrowser((on) => {
  let admin: Tenant

  beforeAll(async () => {
    admin = await on.fixture.tenant({ role: 'admin', name: 'Lanternhaus & <b>Söhne</b>' })
  })

  const pathOf = (tenant: Tenant, page: string) => `/workspaces/${tenant.workspaceId}/${page}`
  const operator = () => on.fixture.core.as({ kind: 'operator', name: 'ada' })

  test('a link of an admin makes a member, by the keyboard alone, and then opens nothing more', async () => {
    const [{ page }, guest] = [await on.open(admin), await on.open()]
    await page.goto(pathOf(admin, 'members'))
    const role = page.getByLabel('Role', { exact: true })
    await expect.poll(() => role.isEnabled()).toBe(true)
    await role.focus()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    const link = (await page.getByLabel('invitation link', { exact: true }).textContent()) ?? ''
    expect(link).toMatch(/\/join#[\w-]{43}$/)

    await guest.page.goto(link.replace(/#.*/, '#dead'))
    await guest.page.getByText('This link does not open anything').waitFor()
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
    await guest.page.getByText('Use at least 10 characters.').waitFor()
    await guest.page.locator('input[autocomplete=new-password]').fill('a long enough password')
    await guest.page.keyboard.press('Enter')
    await guest.page.waitForURL(`**/workspaces/${admin.workspaceId}`)

    await page.getByText('Grace <i>Hopper</i>').first().waitFor()
    const late = await on.open()
    await late.page.goto(link)
    await late.page.getByText('This link does not open anything').waitFor()
    await late.check()
  })

  test('an admin changes a role and removes a member, and the last admin stays', async () => {
    const { page } = await on.open(admin)
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

  test('an admin who gives up the role loses its controls, and one who leaves lands on another page', async () => {
    const first = await on.fixture.tenant({ role: 'admin' })
    const [second, third] = [await on.fixture.colleague(first, 'admin'), await on.fixture.colleague(first, 'admin')]
    const { page } = await on.open(second)
    const own = page.getByRole('listitem').filter({ hasText: '(you)' })
    await page.goto(pathOf(second, 'members'))
    await page.getByRole('button', { name: 'Make a link' }).waitFor()
    page.once('dialog', (dialog) => void dialog.dismiss())
    await own.getByRole('combobox').selectOption('editor')
    expect(await own.getByRole('combobox').inputValue()).toBe('admin')
    page.once('dialog', (dialog) => void dialog.accept())
    await own.getByRole('combobox').selectOption('editor')
    await page.getByText('Admins of the workspace invite people and change roles.').waitFor()
    expect(await page.getByRole('button', { name: /^(Make a link|Reset password|Remove|Leave)$/ }).count()).toBe(0)

    const leaving = await on.open(third)
    await leaving.page.goto(pathOf(third, 'members'))
    const row = leaving.page.getByRole('listitem').filter({ hasText: '(you)' })
    await row.getByRole('button', { name: 'Leave' }).click()
    await leaving.page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click()
    await leaving.page.waitForURL((url) => !url.pathname.startsWith(`/workspaces/${first.workspaceId}`))
  })

  test('a reset link sets a password once, and the session that was open asks to sign in', async () => {
    const person = await on.fixture.tenant({ role: 'admin' })
    const { workspaceId } = person
    const other = await on.fixture.colleague(person, 'admin')
    const [chief, visitor, mine] = [await on.open(other), await on.open(), await on.open(person)]
    await mine.page.goto(pathOf(person, 'usage'))
    await chief.page.goto(pathOf(other, 'members'))
    const row = chief.page.getByRole('listitem').filter({ hasText: person.email })
    await row.getByRole('button', { name: 'Reset password' }).click()
    await chief.page.getByRole('dialog').getByRole('button', { name: 'Make the link' }).click()
    const link = (await chief.page.getByLabel('password link', { exact: true }).textContent()) ?? ''
    await visitor.page.goto(link)
    await visitor.page.getByLabel('New password').fill('another long password')
    await visitor.check()
    const [held, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    await visitor.page.route('**/api/auth/sign-in/email', async (route) => {
      held.resolve()
      await release.promise
      await route.continue()
    })
    await visitor.page.keyboard.press('Enter')
    await held.promise
    expect(await visitor.page.getByText('This link does not open anything').count()).toBe(0)
    release.resolve()
    await visitor.page.waitForURL(`**/workspaces/${workspaceId}`)
    await mine.page.getByRole('alert').filter({ hasText: 'Your session has ended' }).waitFor()
  })

  test('a token is shown once with its request, and a revoked one shows in another window within a turn', async () => {
    const [here, there] = [await on.open(admin), await on.open(admin)]
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
    const visit = await on.open(admin)
    const { page } = visit
    await page.goto(pathOf(admin, 'usage'))
    await page.getByText('Used this month').waitFor()
    await acceptJob(on.fixture.core, admin)
    const today = new Date().toISOString().slice(0, 10)
    await page.getByRole('row', { name: new RegExp(today) }).waitFor()
    await visit.check()
    const second = await on.open(admin)
    await second.page.goto('/sessions')
    await second.page.getByRole('button', { name: 'End all others' }).click()
    await second.page.getByRole('dialog').getByRole('button', { name: 'End them' }).click()
    await second.page.getByText('All other sessions were ended').waitFor()
    await second.check()
    await page.getByRole('alert').filter({ hasText: 'Your session has ended' }).waitFor()
  })

  test('a password is changed once, even if its button is pressed again before the values are checked', async () => {
    const { page } = await on.open(await on.fixture.tenant())
    await page.goto('/sessions', { waitUntil: 'networkidle' })
    await page.getByLabel('Current password').fill('a wrong password')
    await page.getByLabel('New password').fill('a new and long password')
    const held = Promise.withResolvers<void>()
    await page.route('**/_next/static/**', async (route) => {
      await held.promise
      await route.continue()
    })
    let sent = 0
    page.on('request', (request) => (sent += request.url().split('changePassword').length - 1))
    const change = page.getByRole('button', { name: 'Change the password' })
    await change.click()
    await change.click({ force: true })
    held.resolve()
    await page.getByRole('alert').filter({ hasText: 'The current password is wrong.' }).waitFor()
    expect(sent).toBe(1)
  })

  test('a person changes their password, stays signed in here, and is signed out everywhere else', async () => {
    const person = await on.fixture.tenant()
    const [visit, other] = [await on.open(person), await on.open(person)]
    const { page } = visit
    await other.page.goto('/sessions')
    await page.goto('/sessions')
    const change = page.getByRole('button', { name: 'Change the password' })
    await page.getByLabel('Current password').fill('a wrong password')
    await page.getByLabel('New password').fill('short')
    await change.click()
    await page.getByText('Use at least 10 characters.').waitFor()
    const isFocused = (input: Element) => input === document.activeElement
    await expect.poll(() => page.getByLabel('New password').evaluate(isFocused)).toBe(true)
    await page.getByLabel('New password').fill('a new and long password')
    await change.click()
    await page.getByRole('alert').filter({ hasText: 'The current password is wrong.' }).waitFor()
    await visit.check()
    await page.getByLabel('Current password').fill(person.password)
    await change.click()
    await page.getByText('The password was changed').waitFor()
    await other.page.reload()
    await other.page.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor()
  })
})
