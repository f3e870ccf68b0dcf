import { verbs } from '@adcopy/core'
import { succeedJob, type Tenant } from '@adcopy/testing'
import { expect, test } from 'vitest'
import { generate } from './support/fixture.ts'
import { describeInBrowser } from './support/visit.ts'

const copy = { headline: 'A bench you can watch', primary_text: 'Four mechanics share two benches.' }

const waitingForProfiles = `select from pg_locks where not granted and relation = 'brand_profile'::regclass
  and database = (select oid from pg_database where datname = current_database())`

describeInBrowser((on) => {
  async function open(tenant: Tenant, query = '') {
    const visit = await on.open(tenant)
    await visit.page.goto(`/workspaces/${tenant.workspaceId}/playground${query}`)
    await visit.page.getByRole('heading', { level: 1, name: 'Playground' }).waitFor()
    return visit.page
  }

  test('a brief becomes a job that spends a unit, is followed live and leads to its artifact', async () => {
    const tenant = await on.fixture.tenant({ allocation: 2 })
    const page = await open(tenant)
    await page.getByText('2 of 2 units left').waitFor()
    await page.getByText('Fact sheet').click()
    await page.getByText('Four mechanics share two benches.').waitFor()
    await page.getByLabel('Brief').fill("It's winter")
    await page.getByText(String.raw`It'\''s winter`).waitFor()
    await page.getByRole('tab', { name: 'Python' }).click()
    await page.getByText('"brief": "It\'s winter"').waitFor()
    await page.getByRole('button', { name: 'Create the job' }).click()
    await page.getByRole('heading', { name: 'Copy is on its way' }).waitFor()
    const jobId = new URL(page.url()).pathname.split('/').at(-1) ?? ''
    await succeedJob(on.fixture.core, jobId, { copy })
    await page.getByRole('heading', { level: 1, name: copy.headline }).waitFor()
    const { rows } = await on.fixture.database.pool.query('select used from usage where workspace_id = $1', [
      tenant.workspaceId,
    ])
    expect(rows).toEqual([{ used: 1 }])
  })

  test('a spent allocation, an archived offer and the role are seen without a reload', async () => {
    const tenant = await on.fixture.tenant({ allocation: 1 })
    const page = await open(tenant)
    const offers = page.getByLabel('Offer')
    expect(await offers.textContent()).toContain('Winter check')
    const ctx = on.fixture.core.as({ kind: 'operator' })
    await verbs.setOfferArchived({ ctx, input: { offerId: tenant.offerId, archived: true } })
    await verbs.setWorkspace({ ctx, input: { workspaceId: tenant.workspaceId, allocation: 0 } })
    await page.getByText('The allocation of this month is spent.').waitFor()
    await expect.poll(() => offers.textContent()).toBe('No offer')
    expect(await page.getByRole('button', { name: 'Create the job' }).isDisabled()).toBe(true)
  })

  test('a chosen offer that is archived meanwhile is named, and another one or none can be chosen', async () => {
    const tenant = await on.fixture.tenant()
    const page = await open(tenant)
    const offers = page.getByLabel('Offer')
    await offers.selectOption(tenant.offerId)
    const ctx = on.fixture.core.as({ kind: 'operator' })
    await verbs.setOfferArchived({ ctx, input: { offerId: tenant.offerId, archived: true } })
    await offers.getByText('Winter check (archived)').waitFor({ state: 'attached' })
    expect(await offers.inputValue()).toBe(tenant.offerId)
    await page.getByLabel('Brief').fill('Winter')
    await page.getByRole('button', { name: 'Create the job' }).click()
    await page.getByRole('alert').filter({ hasText: 'Not found' }).waitFor()
    await offers.selectOption('')
    await page.getByRole('button', { name: 'Create the job' }).click()
    await page.getByRole('heading', { name: 'Copy is on its way' }).waitFor()
  })

  test('the form and its brief stay if the offer is archived while the page loads', async () => {
    const tenant = await on.fixture.tenant()
    const page = await open(tenant)
    await page.getByLabel('Brief').fill('Winter')
    const { pool } = on.fixture.database
    const lock = await pool.connect()
    try {
      await lock.query('begin; lock table brand_profile')
      await page.getByLabel('Offer').selectOption(tenant.offerId)
      await expect.poll(async () => (await lock.query(waitingForProfiles)).rowCount).toBe(1)
      await lock.query('update offer set archived_at = now() where id = $1', [tenant.offerId])
      await lock.query('commit')
    } finally {
      lock.release(true)
    }
    await page.getByLabel('Offer').getByText('Winter check (archived)').waitFor({ state: 'attached' })
    expect(await page.getByLabel('Brief').inputValue()).toBe('Winter')
  })

  test('another version of copy with an archived offer says that the offer is lost', async () => {
    const tenant = await on.fixture.tenant()
    const ctx = on.fixture.core.as({ kind: 'operator' })
    await verbs.setOfferArchived({ ctx, input: { offerId: tenant.offerId, archived: true } })
    const page = await open(tenant, `?platform=facebook&awareness=unaware&length=short&offer=${tenant.offerId}`)
    await page.getByText('Its offer was archived').waitFor()
  })

  test('another version fills in the request of the artifact and asks for the brief again', async () => {
    const tenant = await on.fixture.tenant()
    const request = { platform: 'instagram', awareness_level: 'solution_aware', copy_length: 'long' } as const
    const { artifactId } = await generate(on.fixture, tenant, {
      copy,
      request: { ...request, offer_id: tenant.offerId },
    })
    const visit = await on.open(tenant)
    const { page } = visit
    await page.goto(`/artifacts/${artifactId}`)
    await page.getByRole('link', { name: 'Another version' }).click()
    await page.getByText('The new job spends a unit.').waitFor()
    const values = await Promise.all(
      ['Platform', 'Awareness', 'Length', 'Offer', 'Brief'].map((label) => page.getByLabel(label).inputValue()),
    )
    expect(values).toEqual(['instagram', 'solution_aware', 'long', tenant.offerId, ''])
  })

  test('what the form refuses is said next to the field, and the page is accessible', async () => {
    const tenant = await on.fixture.tenant({ name: '<b>hostile</b>' })
    const page = await open(tenant)
    await page.getByRole('button', { name: 'Create the job' }).click()
    await expect.poll(() => page.getByLabel('Brief').getAttribute('aria-invalid')).toBe('true')
    await page.getByText('Fill in this field.').waitFor()
    await on.last().check()
  })
})
