import { verbs } from '@adcopy/core'
import type { Tenant } from '@adcopy/testing'
import { expect, test } from 'vitest'
import { describeInBrowser } from './support/visit.ts'

describeInBrowser((on) => {
  const pathOf = ({ workspaceId }: Tenant) => `/workspaces/${workspaceId}/offers`
  const read = (offerId: string) =>
    verbs.readOffer({ ctx: on.fixture.core.as({ kind: 'operator' }), input: { offerId } })

  test('an offer is created with its facts in view, edited, archived after a question, and restored', async () => {
    const owner = await on.fixture.tenant({ role: 'editor' })
    const visit = await on.open(owner)
    const { page } = visit
    await page.goto(pathOf(owner))
    await page.getByText('2 of 2 offers').waitFor()
    await page.getByRole('link', { name: 'New offer' }).click()
    await page.getByRole('heading', { level: 1, name: 'New offer' }).waitFor()
    await page.getByLabel('Name').fill('<i>Spring</i> check')
    await page.getByLabel('Price').fill('29 EUR')
    await page.getByLabel('Web address').fill('spring')
    await page.getByLabel('Terms').fill('Parts are charged extra.\nUntil the end of May.')
    const facts = page.getByRole('list', { name: 'Facts of the offer' }).getByRole('listitem')
    await facts.filter({ hasText: 'Until the end of May.' }).waitFor()
    expect(await facts.count()).toBe(4)
    await page.getByRole('button', { name: 'Create offer' }).click()
    await page.getByText('Enter a web address that begins with https:// or http://.').waitFor()
    await page.getByLabel('Web address').fill('https://lanternhaus.example/spring')
    await visit.check()
    await page.getByRole('button', { name: 'Create offer' }).click()
    await page.waitForURL(/\/offers\/off_/)
    await page.getByRole('heading', { level: 1, name: '<i>Spring</i> check' }).waitFor()
    const offerId = new URL(page.url()).pathname.split('/').at(-1)!
    const { version } = await read(offerId)
    await page.getByLabel('Price').fill('39 EUR')
    await page.getByRole('button', { name: 'Save offer' }).click()
    await page.getByText('Saved. New jobs use it.').waitFor()
    const edited = await read(offerId)
    expect(edited.version).not.toBe(version)
    expect(edited.content).toEqual({
      name: '<i>Spring</i> check',
      price: '39 EUR',
      url: 'https://lanternhaus.example/spring',
      terms: ['Parts are charged extra.', 'Until the end of May.'],
    })
    await page.getByRole('button', { name: 'Archive' }).click()
    await page.getByRole('dialog', { name: 'Archive the offer <i>Spring</i> check?' }).waitFor()
    await visit.check()
    await page.getByRole('dialog').getByRole('button', { name: 'Archive' }).click()
    await page.getByText('Jobs cannot use this offer until it is restored.').waitFor()
    expect((await read(offerId)).archived).toBe(true)
    await page.getByRole('button', { name: 'Restore' }).click()
    await page.getByText('Jobs cannot use this offer').waitFor({ state: 'detached' })
    expect((await read(offerId)).archived).toBe(false)
    await visit.checkPath(pathOf(owner))
  }, 90_000)

  test('an edit that started from an older version shows both texts and overwrites nothing', async () => {
    const owner = await on.fixture.tenant({ role: 'editor' })
    const visit = await on.open(owner)
    const { page } = visit
    await page.goto(`${pathOf(owner)}/${owner.offerId}`)
    await page.getByLabel('Price').fill('59 EUR')
    const { content, version } = await read(owner.offerId)
    const offer = { ...content, price: '45 EUR' }
    const ctx = on.fixture.core.as({ kind: 'operator' })
    await verbs.updateOffer({ ctx, input: { offerId: owner.offerId, offer, basedOn: version } })
    await page.getByRole('button', { name: 'Save offer' }).click()
    const alert = page.getByRole('alert').filter({ hasText: 'A newer version was saved in the meantime' })
    await alert.getByText('45 EUR').waitFor()
    await alert.getByText('59 EUR').waitFor()
    expect((await read(owner.offerId)).content.price).toBe('45 EUR')
    await page.getByRole('button', { name: 'Save mine' }).click()
    await page.getByText('Saved. New jobs use it.').waitFor()
    expect((await read(owner.offerId)).content.price).toBe('59 EUR')
  }, 60_000)

  test('500 offers are searched by name and state, and an archived one shows within a polling turn', async () => {
    const owner = await on.fixture.tenant({ role: 'viewer' })
    const ctx = on.fixture.core.as({ kind: 'operator' })
    const { workspaceId } = owner
    for (let count = 0; count < 498; count += 1)
      await verbs.createOffer({ ctx, input: { workspaceId, offer: { name: `Offer ${count}` } } })
    const visit = await on.open(owner)
    const { page } = visit
    await page.goto(pathOf(owner))
    await page.getByText('500 of 500 offers').waitFor()
    expect(await page.getByRole('link', { name: 'New offer' }).count()).toBe(0)
    await page.getByLabel('Search by name').fill('winter')
    const row = page.getByRole('row').filter({ hasText: 'Winter check' })
    await row.getByText('Active').waitFor()
    await verbs.setOfferArchived({ ctx, input: { offerId: owner.offerId, archived: true } })
    await row.getByText('Archived').waitFor({ timeout: 10_000 })
    await page.getByLabel('Search by name').fill('')
    await page.getByLabel('State').selectOption('archived')
    await page.getByText('2 of 500 offers').waitFor()
    await visit.checkPath(`${pathOf(owner)}/${owner.offerId}`)
    expect(await page.getByRole('button', { name: /Save|Archive|Restore/ }).count()).toBe(0)
  }, 90_000)

  test('an offer of another workspace does not exist', async () => {
    const [owner, stranger] = [await on.fixture.tenant(), await on.fixture.tenant()]
    const visit = await on.open(owner)
    const response = await visit.page.goto(`${pathOf(owner)}/${stranger.offerId}`)
    expect(response?.status()).toBe(404)
  })
})
