import { verbs } from '@adcopy/core'
import { testBrand, type Tenant } from '@adcopy/testing'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { chromiumPath, inBrowser, launchChromium } from './support/chromium.ts'
import { acceptJob, fail, generate, openWebFixture, type WebFixture } from './support/fixture.ts'
import { openVisit } from './support/visit.ts'

const copy = { headline: 'A bench you can watch', primary_text: 'The workshop writes down what it found.' }
const kilobytesMax = 250
/** Sign-in and the artifact page, which people open who have never been here. */
const firstSeenKilobytesMax = 160

// oxlint-disable-next-line vitest/valid-title -- without a browser the name says why the tests were left out
describe.skipIf(chromiumPath === undefined)(inBrowser, () => {
  let fixture: WebFixture
  let browser: Browser
  let tenant: Tenant
  let paths: { signIn: string; jobs: string; job: string; artifact: string; knowledge: string }

  beforeAll(async () => {
    ;[fixture, browser] = await Promise.all([openWebFixture(), launchChromium()])
    tenant = await fixture.tenant()
    const { artifactId } = await generate(fixture, tenant, { copy })
    const failed = await acceptJob(fixture.core, tenant)
    await fail(fixture.core, failed, ['supported_claims'])
    await acceptJob(fixture.core, tenant)
    const home = `/workspaces/${tenant.workspaceId}`
    paths = {
      signIn: '/sign-in',
      jobs: home,
      job: `${home}/jobs/${failed}`,
      artifact: `/artifacts/${artifactId}`,
      knowledge: `${home}/knowledge`,
    }
  })
  afterAll(async () => {
    await browser.close()
    await fixture.close()
  })

  test('axe finds nothing, nothing is blocked and no page scrolls sideways', async () => {
    const visitor = await openVisit(browser, fixture.web.origin)
    for (const path of ['/sign-in', '/problems', '/problems/quota_exceeded', '/nowhere']) await visitor.checkPath(path)
    await visitor.close()
    const member = await openVisit(browser, fixture.web.origin, tenant)
    for (const path of [paths.jobs, paths.job, paths.artifact, paths.knowledge]) await member.checkPath(path)
    await member.page.getByRole('button', { name: /Account menu/ }).click()
    await member.check()
    await member.close()
  }, 120_000)

  test('links from one area of the application to another break no policy', async () => {
    const member = await openVisit(browser, fixture.web.origin, tenant)
    const { page } = member
    await page.goto(paths.knowledge)
    await page.getByRole('button', { name: /Account menu/ }).click()
    await page.getByRole('link', { name: 'Sessions and sign-ins' }).click()
    await page.getByRole('heading', { level: 1, name: /Sessions/ }).waitFor()
    await page.goBack()
    await page.getByRole('heading', { level: 1, name: /Knowledge/ }).waitFor()
    await member.close()
  })

  test('no page loads more JavaScript than its budget', async () => {
    const visitor = await openVisit(browser, fixture.web.origin)
    const member = await openVisit(browser, fixture.web.origin, tenant)
    const weights = [
      { path: paths.signIn, by: visitor, kilobytesMax: firstSeenKilobytesMax },
      { path: paths.artifact, by: member, kilobytesMax: firstSeenKilobytesMax },
      { path: paths.jobs, by: member, kilobytesMax },
      { path: paths.job, by: member, kilobytesMax },
    ]
    for (const { path, by, kilobytesMax: most } of weights) {
      expect(await by.scriptKilobytes(path)).toBeLessThan(most)
    }
    await visitor.close()
    await member.close()
  })

  test('a new workspace is led to its first copy, a step at a time', async () => {
    const newcomer = await fixture.tenant({ brand: null, role: 'admin' })
    const visit = await openVisit(browser, fixture.web.origin, newcomer)
    const { page } = visit
    await page.goto(`/workspaces/${newcomer.workspaceId}`)
    const steps = page.getByRole('region', { name: 'First steps' })
    await steps.getByText('Brand profile').waitFor()
    expect(await steps.getByRole('listitem').filter({ hasText: 'Brand profile' }).textContent()).not.toContain('done')
    const input = { workspaceId: newcomer.workspaceId, profile: testBrand }
    await verbs.importBrand({ ctx: fixture.core.as({ kind: 'operator' }), input })
    await steps.getByRole('listitem').filter({ hasText: 'Brand profile · done' }).waitFor()
    await acceptJob(fixture.core, newcomer)
    await steps.waitFor({ state: 'detached' })
    await visit.close()
  })

  test('ten thousand jobs stay usable', async () => {
    const busy = await fixture.tenant()
    const pattern = await acceptJob(fixture.core, busy)
    await fail(fixture.core, pattern, ['figures'])
    await fixture.database.pool.query(
      `insert into job (id, workspace_id, idempotency_key, fingerprint, platform, awareness_level, copy_length, grounding_id,
                        state, error_code, failed_checks, created_at, started_at, completed_at, deadline_at)
       select 'acg_' || lpad(n::text, 26, '0'), workspace_id, 'key-' || n, fingerprint, platform, awareness_level, copy_length,
              grounding_id, state, error_code, failed_checks, created_at - n * interval '1 minute', started_at, completed_at, deadline_at
         from job, generate_series(1, 10000) n where id = $1`,
      [pattern],
    )
    const visit = await openVisit(browser, fixture.web.origin, busy)
    const { page } = visit
    await page.goto(`/workspaces/${busy.workspaceId}?status=failed`)
    const rows = page.getByRole('list', { name: 'Jobs, newest first' }).getByRole('listitem')
    const older = page.getByRole('button', { name: 'Show older' })
    for (let turn = 0; turn < 5; turn++) {
      const last = await rows.nth(49).textContent()
      await older.click()
      await rows
        .nth(49)
        .filter({ hasNotText: last ?? '' })
        .waitFor()
    }
    expect(await rows.count()).toBe(50)
    await page.getByRole('button', { name: 'Show newest' }).click()
    await page.getByRole('button', { name: 'Show newest' }).waitFor({ state: 'detached' })
    await visit.close()
  })
})
