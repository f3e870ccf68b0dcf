import { verbs } from '@adcopy/core'
import { until, type Tenant } from '@adcopy/testing'
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { generate } from './support/fixture.ts'
import { describeInBrowser } from './support/visit.ts'

const words = 'typed, and not to be lost'

interface FormCase {
  form: string
  path: () => string
  open?: (page: Page) => Promise<void>
  field: string
  button: string
  sent: (page: Page) => Promise<void>
}

describeInBrowser((on) => {
  let admin: Tenant
  let artifactId: string
  const home = () => `/workspaces/${admin.workspaceId}`

  beforeAll(async () => {
    admin = await on.fixture.tenant({ role: 'admin' })
    const copy = { headline: 'A bench you can watch', primary_text: 'Four mechanics share two benches.' }
    ;({ artifactId } = await generate(on.fixture, admin, { copy }))
  })

  const cases: FormCase[] = [
    {
      form: 'a brief',
      path: () => `${home()}/playground`,
      field: 'Brief',
      button: 'Create the job',
      sent: (page) => page.getByRole('heading', { name: 'Copy is on its way' }).waitFor(),
    },
    {
      form: 'a new offer',
      path: () => `${home()}/offers/new`,
      field: 'Name',
      button: 'Create offer',
      sent: (page) => page.getByRole('heading', { level: 1, name: words }).waitFor(),
    },
    {
      form: 'an avatar',
      path: () => `${home()}/audience/avatars/new`,
      field: 'Name',
      button: 'Create avatar',
      sent: (page) => page.getByRole('link', { name: words }).waitFor(),
    },
    {
      form: 'a comment',
      path: () => `/artifacts/${artifactId}`,
      open: (page) => page.getByRole('button', { name: 'Comment', exact: true }).click(),
      field: 'Comment',
      button: 'Add the comment',
      sent: (page) => page.getByRole('button', { name: `Resolve: ${words}` }).waitFor(),
    },
    {
      form: 'an edit of copy',
      path: () => `/artifacts/${artifactId}`,
      open: (page) => page.getByRole('button', { name: 'Edit', exact: true }).click(),
      field: 'Headline',
      button: 'Save as a new version',
      sent: (page) => page.getByRole('heading', { level: 1, name: words }).waitFor(),
    },
  ]

  test.each(cases)(
    'a lost network keeps what was typed into $form, says so, and it is sent when the network is back, however slow',
    async ({ path, open, field, button, sent }) => {
      const { page } = await on.open(admin)
      await page.goto(path())
      await open?.(page)
      const input = page.getByRole('textbox', { name: field, exact: true })
      await input.fill(words)
      await page.route('**/api/trpc/**', (route) => route.abort('internetdisconnected'))
      await page.getByRole('button', { name: button }).click()
      await page.getByRole('alert').filter({ hasText: 'No connection' }).first().waitFor()
      expect(await input.inputValue()).toBe(words)
      await page.unroute('**/api/trpc/**')
      const release = Promise.withResolvers<void>()
      await page.route('**/api/trpc/**', async (route) => {
        await release.promise
        await route.continue()
      })
      const submit = page.getByRole('button', { name: button })
      await submit.click()
      await page.locator('button[data-loading]').first().waitFor()
      expect(await input.inputValue()).toBe(words)
      release.resolve()
      await sent(page)
    },
    60_000,
  )

  test('a check of the brief that cannot be loaded is reported, and the brief stays', async () => {
    const { page } = await on.open(admin)
    await page.goto(`${home()}/playground`, { waitUntil: 'networkidle' })
    const brief = page.getByRole('textbox', { name: 'Brief', exact: true })
    await brief.fill(words)
    await page.route('**/_next/static/**', (route) => route.abort('internetdisconnected'))
    await page.getByRole('button', { name: 'Create the job' }).click()
    await page.getByRole('alert').filter({ hasText: 'No connection' }).waitFor()
    expect(await brief.inputValue()).toBe(words)
  })

  test('offline, an act fails at once, and is not done later', async () => {
    const { page, context } = await on.open(admin)
    await page.goto(`${home()}/offers/${admin.offerId}`)
    await page.getByRole('button', { name: 'Archive' }).click()
    const dialog = page.getByRole('dialog')
    await context.setOffline(true)
    await dialog.getByRole('button', { name: 'Archive' }).click()
    await dialog.getByText('No connection').waitFor()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('button', { name: 'Archive' }).click()
    await dialog.getByRole('button', { name: 'Cancel' }).waitFor()
    await dialog.getByText('No connection').waitFor({ state: 'detached' })
    const refetched = page.waitForResponse(/offers\.read/)
    await context.setOffline(false)
    await refetched
    const ctx = on.fixture.core.as({ kind: 'operator' })
    const stored = await verbs.listAllOffers({ ctx, input: { workspaceId: admin.workspaceId } })
    expect(stored.find(({ offer_id }) => offer_id === admin.offerId)?.archived).toBe(false)
  })

  test('a question that cannot be loaded leaves the page and what was typed as they are', async () => {
    const { page } = await on.open(admin)
    await page.goto(`${home()}/offers/${admin.offerId}`, { waitUntil: 'networkidle' })
    const name = page.getByRole('textbox', { name: 'Name', exact: true })
    await name.fill(words)
    await page.route('**/_next/static/**', (route) => route.abort('internetdisconnected'))
    await page.getByRole('button', { name: 'Archive' }).click()
    await page.getByText('No connection').waitFor()
    await page.unroute('**/_next/static/**')
    await page.getByRole('button', { name: 'Archive' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
    expect(await page.getByText('No connection').count()).toBe(0)
    expect(await name.inputValue()).toBe(words)
  })

  test.each(['offline', 'signed out'])('a brief that is sent while %s stays on the page', async (state) => {
    const { page, context } = await on.open(admin)
    await page.goto(`${home()}/playground`, { waitUntil: 'networkidle' })
    const brief = page.getByRole('textbox', { name: 'Brief', exact: true })
    const create = page.getByRole('button', { name: 'Create the job' })
    await create.click() // loads the check of the brief
    await page.getByText('Fill in this field.').waitFor()
    await brief.fill(words)
    if (state === 'offline') await context.setOffline(true)
    else await context.clearCookies()
    await create.click()
    const said = state === 'offline' ? 'No connection' : 'Your session has ended'
    await page.getByRole('alert').filter({ hasText: said }).waitFor()
    await context.setOffline(false)
    await page.waitForResponse(/offers\.list/)
    expect(await brief.inputValue()).toBe(words)
  })

  test('leaving during an upload asks first', async () => {
    const { page } = await on.open(admin)
    await page.goto(`${home()}/knowledge`)
    const held = Promise.withResolvers<void>()
    await page.route('**/api/knowledge/**', () => held.promise)
    const file = { name: 'held.md', mimeType: 'text/markdown', buffer: Buffer.from('The workshop opened in 2014.') }
    await page.getByLabel('Knowledge files', { exact: true }).setInputFiles(file)
    await page.getByRole('list', { name: 'Uploads' }).getByText('held.md').waitFor()
    const asked: string[] = []
    page.once('dialog', (dialog) => {
      asked.push(dialog.message())
      void dialog.dismiss()
    })
    await page.getByRole('link', { name: 'Brand profile' }).click()
    expect(asked).toEqual(['What you typed or added is not saved. Discard it?'])
    await page.getByRole('list', { name: 'Uploads' }).getByText('held.md').waitFor()
    held.resolve()
  })

  test('a page that a link leads to is announced while it loads', async () => {
    const { page } = await on.open(admin)
    await page.goto(home())
    const lock = await on.fixture.database.pool.connect()
    await lock.query('begin')
    await lock.query('lock table offer in access exclusive mode')
    try {
      await page.getByRole('link', { name: 'Offers' }).click()
      await page.getByRole('status').filter({ hasText: 'Loading the page' }).waitFor()
    } finally {
      await lock.query('rollback')
      lock.release()
    }
    await page.getByRole('heading', { level: 1, name: 'Offers' }).waitFor()
  })

  test('an upload whose answer was lost is tried again and stored once', async () => {
    const { page } = await on.open(admin)
    await page.goto(`${home()}/knowledge`)
    await page.route('**/api/knowledge/**', async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
    })
    const file = { name: 'notes.md', mimeType: 'text/markdown', buffer: Buffer.from('The workshop opened in 2014.') }
    await page.getByLabel('Knowledge files', { exact: true }).setInputFiles(file)
    const uploads = page.getByRole('list', { name: 'Uploads' })
    await uploads.getByText('The connection was lost').waitFor()
    await page.unroute('**/api/knowledge/**')
    await uploads.getByRole('button', { name: 'Try again' }).click()
    await uploads.waitFor({ state: 'detached' })
    const ctx = on.fixture.core.as({ kind: 'operator' })
    const stored = () => verbs.listKnowledge({ ctx, input: { workspaceId: admin.workspaceId } })
    await until(async () => (await stored()).length > 0, { what: 'the file' })
    expect((await stored()).map(({ name }) => name)).toEqual(['notes.md'])
  })

  test('words that are not saved are asked about before a link, a closed panel or the way back loses them', async () => {
    const { page } = await on.open(admin)
    await page.goto(`${home()}/offers`)
    await page.getByRole('link', { name: 'New offer' }).click()
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill(words)
    const asked: string[] = []
    let answer = false
    page.on('dialog', (dialog) => {
      asked.push(dialog.type())
      void (answer ? dialog.accept() : dialog.dismiss())
    })
    await page.getByRole('link', { name: 'Usage' }).click()
    expect(await page.getByRole('textbox', { name: 'Name', exact: true }).inputValue()).toBe(words)
    await page.evaluate(() => history.back())
    await expect.poll(() => asked.length).toBe(2)
    expect(await page.getByRole('textbox', { name: 'Name', exact: true }).inputValue()).toBe(words)
    await page.getByRole('button', { name: /^Account menu/ }).click()
    await page.getByRole('button', { name: 'Sign out' }).click()
    expect(await page.getByRole('textbox', { name: 'Name', exact: true }).inputValue()).toBe(words)
    answer = true
    await page.getByRole('link', { name: 'Usage' }).click()
    await page.getByRole('heading', { level: 1, name: 'Usage' }).waitFor()
    expect(asked).toEqual(['confirm', 'confirm', 'confirm', 'confirm'])

    await page.goto(`/artifacts/${artifactId}`)
    await page.getByRole('button', { name: 'Edit', exact: true }).click()
    await page.getByRole('textbox', { name: 'Headline', exact: true }).fill(words + words)
    answer = false
    await page.getByRole('button', { name: 'Close' }).click()
    await page.getByRole('button', { name: 'Comment', exact: true }).click()
    expect(await page.getByRole('textbox', { name: 'Headline', exact: true }).inputValue()).toBe(words + words)
    expect(asked).toHaveLength(6)
    answer = true
    await page.getByRole('button', { name: 'Close' }).click()
    await page.getByRole('textbox', { name: 'Headline', exact: true }).waitFor({ state: 'detached' })
  })
})
