import { verbs } from '@adcopy/core'
import { testBrand, type Tenant } from '@adcopy/testing'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { describeInBrowser } from './support/visit.ts'

describeInBrowser((on) => {
  const pathOf = ({ workspaceId }: Tenant) => `/workspaces/${workspaceId}/brand`
  const operator = () => on.fixture.core.as({ kind: 'operator' })
  const stored = async ({ workspaceId }: Tenant) =>
    (await verbs.readProfile({ ctx: operator(), input: { workspaceId } }))?.profile
  const save = (page: Page) => page.getByRole('button', { name: 'Save brand profile' }).click()

  test('a form without input renders nothing', async () => {
    const owner = await on.fixture.tenant({ role: 'editor' })
    const { page, context } = await on.open(owner)
    await page.goto(pathOf(owner), { waitUntil: 'networkidle' })
    await page.getByLabel('Name').focus()
    const profiler = await context.newCDPSession(page)
    await profiler.send('Performance.enable')
    const layouts = async () =>
      (await profiler.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'LayoutCount')?.value ?? NaN
    await page.waitForTimeout(500)
    const before = await layouts()
    await page.waitForTimeout(2_000) // no event shows that nothing happens
    expect((await layouts()) - before).toBeLessThan(6)
  })

  test('an empty workspace gets its profile: faults are named at the field, and the meter follows the keys', async () => {
    const owner = await on.fixture.tenant({ role: 'editor', brand: null })
    const visit = await on.open(owner)
    const { page } = visit
    await page.goto(pathOf(owner))
    await page.getByText('There is no brand profile yet.').waitFor()
    await visit.check()
    await page.getByLabel('Name').fill('<b>Lanternhaus</b>')
    await page.getByLabel('Language').fill('German')
    await save(page)
    await page.getByText('Description is missing.').waitFor()
    await page.getByText('Enter a language tag such as en or pt-BR.').waitFor()
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('TEXTAREA')
    expect(await page.getByLabel('Description').evaluate((element) => element === document.activeElement)).toBe(true)
    await page.getByText('Description is missing.').waitFor()
    await page.getByLabel('Language').fill('de')
    const description = page.getByLabel('Description')
    await description.fill('é'.repeat(8192))
    await page.getByText('16 of 16 KiB', { exact: true }).waitFor()
    await description.fill('é'.repeat(8193))
    await page.getByText('16.1 of 16 KiB: jobs are refused').waitFor()
    await page.getByText('The description of the brand profile takes 16.1 KiB').waitFor()
    await description.fill('Repairs bicycles.')
    await page.getByText('New jobs are refused').waitFor({ state: 'detached' })
    await page.getByLabel('Excluded terms').fill('cheap\n\n  guaranteed ')
    await save(page)
    await page.getByText('Saved. New jobs use it.').waitFor()
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Save brand profile')
    await visit.check()
    const profile = { name: '<b>Lanternhaus</b>', description: 'Repairs bicycles.', language: 'de' }
    expect(await stored(owner)).toEqual({ ...profile, excluded_terms: ['cheap', 'guaranteed'] })
  }, 90_000)

  test('two people edit at once: the later one sees both texts, and decides', async () => {
    const owner = await on.fixture.tenant({ role: 'editor' })
    const [first, second] = [await on.open(owner), await on.open(owner)]
    for (const { page } of [first, second]) {
      await page.goto(pathOf(owner))
      await page.getByLabel('Voice').waitFor()
    }
    await first.page.getByLabel('Voice').fill('the first voice')
    await second.page.getByLabel('Voice').fill('the second voice')
    await save(first.page)
    await first.page.getByText('Saved.').first().waitFor()
    await save(second.page)
    const alert = second.page.getByRole('alert').filter({ hasText: 'A newer version was saved in the meantime' })
    await alert.getByText('the first voice').waitFor()
    await alert.getByText('the second voice').waitFor()
    await second.check()
    expect((await stored(owner))?.voice).toBe('the first voice')
    expect(await second.page.getByLabel('Voice').inputValue()).toBe('the second voice')
    await second.page.getByRole('button', { name: 'Save mine' }).click()
    await second.page.getByText('Saved. New jobs use it.').waitFor()
    expect((await stored(owner))?.voice).toBe('the second voice')
    // The first page has no unsaved input, so it loads the version that was saved on the second page.
    await expect.poll(() => first.page.getByLabel('Voice').inputValue()).toBe('the second voice')

    await first.page.getByLabel('Audience').fill('their audience')
    await second.page.getByLabel('Audience').fill('my audience')
    await save(first.page)
    await second.page.getByText('A newer version was saved').waitFor()
    await save(second.page)
    await second.page.getByRole('button', { name: 'Take theirs' }).click()
    expect(await second.page.getByLabel('Audience').inputValue()).toBe('their audience')
    expect((await stored(owner))?.audience).toBe('their audience')
    await first.close()
    await second.close()
  }, 90_000)

  test('a form takes input once its scripts run, not before', async () => {
    const owner = await on.fixture.tenant({ role: 'editor' })
    const visit = await on.open(owner)
    const { page } = visit
    const release = Promise.withResolvers<void>()
    await page.route('**/*.js*', async (route) => {
      await release.promise
      await route.continue()
    })
    await page.goto(pathOf(owner), { waitUntil: 'commit' })
    await page.getByLabel('Voice').waitFor()
    expect(await page.getByLabel('Voice').isEnabled()).toBe(false)
    release.resolve()
    await page.getByLabel('Voice').fill('typed at the first moment')
    await save(page)
    await page.getByText('Saved. New jobs use it.').waitFor()
  })

  test('a session that ends and a network that is gone lose nothing that was typed', async () => {
    const owner = await on.fixture.tenant({ role: 'editor' })
    const visit = await on.open(owner)
    const { page, context } = visit
    await page.goto(pathOf(owner))
    await page.getByLabel('Voice').fill('a voice that must not be lost')
    const cookies = await context.cookies()
    await context.clearCookies()
    await save(page)
    const alert = page.getByRole('alert').filter({ hasText: 'Your session has ended' })
    await alert.getByRole('link', { name: 'Sign in again in a new tab' }).waitFor()
    await page.getByRole('group', { name: 'Your session has ended' }).waitFor()
    // Every refused action announces the end again.
    await alert.evaluate((element) => (element.id = 'announced'))
    await save(page)
    await page.locator('#announced').waitFor({ state: 'detached' })
    expect(await alert.count()).toBe(1)
    expect(await page.getByLabel('Voice').inputValue()).toBe('a voice that must not be lost')
    await context.addCookies(cookies)
    await page.route('**/api/trpc/**', (route) => route.abort('internetdisconnected'))
    await save(page)
    await page.getByText('No connection').first().waitFor()
    expect(await page.getByLabel('Voice').inputValue()).toBe('a voice that must not be lost')
    await page.unroute('**/api/trpc/**')
    await save(page)
    await page.getByText('Saved. New jobs use it.').waitFor()
    expect(await stored(owner)).toEqual({ ...testBrand, voice: 'a voice that must not be lost' })
  }, 60_000)

  test('a list item with a line break stays as it is when other fields are edited', async () => {
    const brand = { ...testBrand, proof_points: ['Opened in 2014,\nin a lamp factory.', 'Four mechanics.'] }
    const owner = await on.fixture.tenant({ role: 'editor', brand })
    const visit = await on.open(owner)
    await visit.page.goto(pathOf(owner))
    await visit.page.getByLabel('Voice').fill('dry')
    await save(visit.page)
    await visit.page.getByText('Saved. New jobs use it.').waitFor()
    expect(await stored(owner)).toEqual({ ...brand, voice: 'dry' })
  })

  test('a viewer reads the profile and cannot change it', async () => {
    const owner = await on.fixture.tenant({ role: 'viewer' })
    const visit = await on.open(owner)
    await visit.checkPath(pathOf(owner))
    expect(await visit.page.getByLabel('Voice').getAttribute('readonly')).not.toBeNull()
    expect(await visit.page.getByRole('button', { name: 'Save brand profile' }).count()).toBe(0)
  })
})
