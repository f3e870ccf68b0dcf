import { verbs } from '@adcopy/core'
import type { Tenant } from '@adcopy/testing'
import { expect, test } from 'vitest'
import { describeInBrowser } from './support/visit.ts'

describeInBrowser((on) => {
  const pathOf = ({ workspaceId }: Tenant) => `/workspaces/${workspaceId}/audience`
  const of = ({ workspaceId }: Tenant) => ({
    ctx: on.fixture.core.as({ kind: 'operator' }),
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
      const owner = await on.fixture.tenant({ role: 'editor' })
      const visit = await on.open(owner)
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
    },
    60_000,
  )

  test('an avatar that another member edits or removes keeps the words of the open form', async () => {
    const owner = await on.fixture.tenant({ role: 'editor' })
    const { ctx, input } = of(owner)
    const { avatar_id: avatarId } = await verbs.addAvatar({ ctx, input: { ...input, avatar: { name: 'Commuter' } } })
    const visit = await on.open(owner)
    const { page } = visit
    const reader = await on.open(owner)
    await reader.page.goto(`${pathOf(owner)}/avatars/${avatarId}`)
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
    await reader.page.getByText('This avatar was removed').waitFor()
    expect(await reader.page.getByLabel('Name').inputValue()).toBe('Commuter')
    expect(await reader.page.getByRole('heading', { level: 1 }).textContent()).toBe('Commuter')
    expect(await reader.page.getByRole('button', { name: /Save|Remove/ }).count()).toBe(0)
  }, 60_000)

  test('a viewer reads the audience and cannot change it', async () => {
    const viewer = await on.fixture.tenant({ role: 'viewer' })
    const { ctx, input } = of(viewer)
    const { avatar_id: avatarId } = await verbs.addAvatar({ ctx, input: { ...input, avatar: { name: 'Commuter' } } })
    const visit = await on.open(viewer)
    await visit.checkPath(pathOf(viewer))
    expect(await visit.page.getByRole('link', { name: /^New/ }).count()).toBe(0)
    await visit.checkPath(`${pathOf(viewer)}/avatars/${avatarId}`)
    expect(await visit.page.getByRole('button', { name: /Save|Remove/ }).count()).toBe(0)
  })
})
