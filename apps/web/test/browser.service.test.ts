import { acceptJob, succeedJob, type Tenant } from '@adcopy/testing'
import { beforeAll, expect, test } from 'vitest'
import { fail, generate } from './support/fixture.ts'
import { describeInBrowser } from './support/visit.ts'

const sentence = 'The workshop writes down what it found and what it left alone, and you can watch from the bench. '
const copy = { headline: 'A bench you can watch', primary_text: `Line one.\n\n${sentence.repeat(3)}The end.` }

describeInBrowser((on) => {
  let tenant: Tenant

  beforeAll(async () => {
    tenant = await on.fixture.tenant()
  })

  async function open(member?: Tenant) {
    const visit = await on.open(member)
    return visit.page
  }

  test('app_url opens after a wrong and then the right password, and sign-out closes it again', async () => {
    const { artifactId } = await generate(on.fixture, tenant, { copy })
    const page = await open()
    const submit = async (password: string) => {
      await page.getByLabel('Email').fill(tenant.email)
      await page.getByLabel('Password').fill(password)
      await page.keyboard.press('Enter')
    }
    await page.goto(`/artifacts/${artifactId}`)
    expect(await page.title()).toBe('Sign in · Ad Copy')
    await submit('not the password')
    await page.getByRole('alert').filter({ hasText: 'do not match' }).waitFor()
    expect(await page.getByLabel('Email').inputValue()).toBe(tenant.email)
    await submit(tenant.password)
    await page.getByRole('heading', { level: 1, name: copy.headline }).waitFor()
    expect(new URL(page.url()).pathname).toBe(`/artifacts/${artifactId}`)
    await page.getByRole('button', { name: /Account menu/ }).click()
    await page.getByRole('button', { name: 'Sign out' }).click()
    await page.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor()
    await page.goto(`/artifacts/${artifactId}`)
    expect(new URL(page.url()).pathname).toBe('/sign-in')
  })

  test('an artifact of another workspace looks like one that does not exist', async () => {
    const stranger = await on.fixture.tenant()
    const { artifactId } = await generate(on.fixture, stranger, { copy })
    const page = await open(tenant)
    const shownAt = async (path: string) => {
      await page.goto(path)
      await page.getByText('There is nothing here').waitFor()
      return page.locator('body').ariaSnapshot()
    }
    const foreign = await shownAt(`/artifacts/${artifactId}`)
    expect(await shownAt('/artifacts/art_01kaj5x7g8e4r9t2v6w3y0zbcd')).toBe(foreign)
    expect(await page.title()).toBe('Page not found · Ad Copy')
  })

  test('hostile words run nothing', async () => {
    const hostile = '<img src=x onerror="window.pwned=1"><script>window.pwned=1</script>'
    const owner = await on.fixture.tenant({ name: hostile })
    const { artifactId } = await generate(on.fixture, owner, { copy: { headline: hostile, primary_text: hostile } })
    const page = await open(owner)
    for (const path of [`/artifacts/${artifactId}`, `/workspaces/${owner.workspaceId}`]) {
      await page.goto(path)
      await page.getByText(hostile).first().waitFor()
      expect(await page.evaluate(() => 'pwned' in window)).toBe(false)
      expect(await page.locator('main img').count()).toBe(0)
    }
  })

  test('jobs are listed by page and filter, each in the address, and a change shows without a reload', async () => {
    const crowded = await on.fixture.tenant()
    for (let index = 0; index < 51; index++) await acceptJob(on.fixture.core, crowded)
    const page = await open(crowded)
    await page.goto(`/workspaces/${crowded.workspaceId}`)
    const rows = page.getByRole('list', { name: 'Jobs, newest first' }).getByRole('listitem')
    await rows.nth(49).waitFor()
    await page.getByRole('button', { name: 'Show older' }).click()
    await rows.nth(1).waitFor({ state: 'detached' })
    expect(await rows.count()).toBe(1)
    await page.goBack()
    await rows.nth(49).waitFor()
    const newest = await acceptJob(on.fixture.core, crowded)
    await rows
      .first()
      .getByRole('link')
      .and(page.locator(`[href$="${newest}"]`))
      .waitFor()
    await fail(on.fixture.core, newest, ['excluded_terms'])
    await rows.first().getByText('Failed', { exact: true }).waitFor()
    await page.getByLabel('Status').selectOption('failed')
    await rows.nth(1).waitFor({ state: 'detached' })
    expect(await rows.count()).toBe(1)
    expect(new URL(page.url()).search).toBe('?status=failed')
    await page.reload()
    expect(await rows.count()).toBe(1)
  })

  test('the page of a job becomes its artifact when the job succeeds', async () => {
    const jobId = await acceptJob(on.fixture.core, tenant)
    const page = await open(tenant)
    await page.goto(`/workspaces/${tenant.workspaceId}/jobs/${jobId}`)
    await page.getByText('Waiting').waitFor()
    await succeedJob(on.fixture.core, jobId, { copy })
    await page.getByRole('heading', { level: 1, name: copy.headline }).waitFor()
  })

  test('a session that ends is said on the page, and the page goes on after signing in elsewhere', async () => {
    const page = await open(tenant)
    await page.goto(`/workspaces/${tenant.workspaceId}`)
    const cookies = await on.last().context.cookies()
    await on.last().context.clearCookies()
    const alert = page.getByRole('alert').filter({ hasText: 'Your session has ended' })
    await alert.waitFor()
    await on.last().context.addCookies(cookies)
    await alert.waitFor({ state: 'detached' })
  })

  test('no page scrolls sideways at 320 pixels, whatever its words', async () => {
    const words = { headline: 'Unbreakable'.repeat(12), primary_text: `${'x'.repeat(300)}\n${sentence}` }
    const { artifactId } = await generate(on.fixture, tenant, { copy: words })
    const failed = await acceptJob(on.fixture.core, tenant)
    await fail(on.fixture.core, failed, ['supported_claims', 'negative_self_perception'])
    const page = await open(tenant)
    await page.setViewportSize({ width: 320, height: 800 })
    const home = `/workspaces/${tenant.workspaceId}`
    for (const path of [home, `/artifacts/${artifactId}`, `${home}/jobs/${failed}`, '/problems/quota_exceeded']) {
      await page.goto(path)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    }
  })
})
