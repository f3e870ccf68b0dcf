import { verbs } from '@adcopy/core'
import type { Tenant } from '@adcopy/testing'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { chromiumPath, inBrowser, launchChromium } from './support/chromium.ts'
import { openWebFixture, type WebFixture } from './support/fixture.ts'
import { openVisit } from './support/visit.ts'

// oxlint-disable-next-line vitest/valid-title -- without a browser the name says why the tests were left out
describe.skipIf(chromiumPath === undefined)(inBrowser, () => {
  let fixture: WebFixture
  let browser: Browser

  beforeAll(async () => {
    ;[fixture, browser] = await Promise.all([openWebFixture(), launchChromium()])
  })
  afterAll(async () => {
    await browser.close()
    await fixture.close()
  })

  const open = (owner: Tenant) => openVisit(browser, fixture.web.origin, owner)
  const pathOf = ({ workspaceId }: Tenant) => `/workspaces/${workspaceId}/audience`
  const of = ({ workspaceId }: Tenant) => ({
    ctx: fixture.core.as({ kind: 'operator' }),
    input: { workspaceId },
  })

  test.each([
    {
      word: 'avatar',
      title: 'Name',
      list: 'Pains',
      read: async (owner: Tenant) => (await verbs.listAvatars(of(owner))).map(({ avatar }) => avatar),
      stored: { name: '<u>Commuter</u>', pains: ['Rain', 'Flat tyres'] },
    },
    {
      word: 'Think report',
      title: 'Title',
      list: 'Findings',
      read: async (owner: Tenant) => (await verbs.listThinkReports(of(owner))).map(({ report }) => report),
      stored: { title: '<u>Commuter</u>', findings: ['Rain', 'Flat tyres'] },
    },
  ])(
    'an $word is created, edited, and removed after a question',
    async ({ word, title, list, read, stored }) => {
      const owner = await fixture.tenant({ role: 'editor' })
      const visit = await open(owner)
      const { page } = visit
      await page.goto(pathOf(owner))
      await page.getByRole('link', { name: `New ${word}` }).click()
      await page.getByLabel(title).fill('Commuter')
      await visit.check()
      await page.getByRole('button', { name: `Create ${word}` }).click()
      await page.getByRole('link', { name: 'Commuter' }).click()
      await page.getByLabel(title).fill('<u>Commuter</u>')
      await page.getByLabel(list).fill('Rain\nFlat tyres')
      await page.getByRole('button', { name: `Save ${word}` }).click()
      await page.getByText('Saved. New jobs use it.').waitFor()
      expect(await read(owner)).toEqual([stored])
      await page.getByRole('button', { name: `Remove this ${word}` }).click()
      await page.getByRole('dialog', { name: 'Remove <u>Commuter</u>?' }).waitFor()
      await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
      await page.getByRole('heading', { level: 1, name: 'Audience' }).waitFor()
      await page.getByText(`There is no ${word} yet.`).waitFor()
      expect(await read(owner)).toEqual([])
      await visit.check()
      await visit.close()
    },
    60_000,
  )

  test('an avatar that another member edits or removes keeps the words of the open form', async () => {
    const owner = await fixture.tenant({ role: 'editor' })
    const { ctx, input } = of(owner)
    const { avatarId } = await verbs.addAvatar({ ctx, input: { ...input, avatar: { name: 'Commuter' } } })
    const visit = await open(owner)
    const { page } = visit
    await page.goto(`${pathOf(owner)}/avatars/${avatarId}`)
    await page.getByLabel('Description').fill('my words')
    const [stored] = await verbs.listAvatars({ ctx, input })
    const avatar = { name: 'Commuter', description: 'their words' }
    await verbs.updateAvatar({ ctx, input: { avatarId, avatar, basedOn: stored!.version } })
    await page.getByRole('button', { name: 'Save avatar' }).click()
    await page.getByRole('alert').getByText('their words').waitFor()
    await page.getByRole('alert').getByText('my words').waitFor()
    await verbs.removeAvatar({ ctx, input: { avatarId } })
    await page.getByText('This avatar was removed').waitFor()
    expect(await page.getByLabel('Description').inputValue()).toBe('my words')
    await visit.close()
  }, 60_000)

  test('a viewer reads the audience and cannot change it', async () => {
    const viewer = await fixture.tenant({ role: 'viewer' })
    const { ctx, input } = of(viewer)
    const { avatarId } = await verbs.addAvatar({ ctx, input: { ...input, avatar: { name: 'Commuter' } } })
    const visit = await open(viewer)
    await visit.checkPath(pathOf(viewer))
    expect(await visit.page.getByRole('link', { name: /^New/ }).count()).toBe(0)
    await visit.checkPath(`${pathOf(viewer)}/avatars/${avatarId}`)
    expect(await visit.page.getByRole('button', { name: /Save|Remove/ }).count()).toBe(0)
    await visit.close()
  })
})
