import { verbs } from '@adcopy/core'
import { acceptJob, testBrand, type Tenant } from '@adcopy/testing'
import { beforeAll, expect, test } from 'vitest'
import { fail } from './support/fixture.ts'
import { describeInBrowser } from './support/visit.ts'

describeInBrowser((on) => {
  let tenant: Tenant

  beforeAll(async () => {
    tenant = await on.fixture.tenant()
  })

  test('the account menu and the page of an unknown address are accessible', async () => {
    await (await on.open()).checkPath('/nowhere')
    const visit = await on.open(tenant)
    await visit.page.goto(`/workspaces/${tenant.workspaceId}`)
    await visit.page.getByRole('button', { name: /Account menu/ }).click()
    await visit.check()
  })

  test('a page that does not exist keeps the dark scheme', async () => {
    const { page } = await on.open(tenant)
    await page.emulateMedia({ colorScheme: 'dark' })
    for (const path of [
      '/nowhere',
      '/workspaces/ws_nope',
      '/problems/nonsense',
      '/operations',
      '/artifacts/art_nope',
    ]) {
      await page.goto(path, { waitUntil: 'networkidle' })
      await page.getByRole('heading', { level: 1, name: 'There is nothing here' }).waitFor()
      expect(await page.locator('html').getAttribute('data-mantine-color-scheme'), `scheme of ${path}`).toBe('dark')
    }
  })

  test('a page asks the server for no other page before a link is followed', async () => {
    const { page } = await on.open(tenant)
    const asked: string[] = []
    page.on('request', (request) => request.url().includes('_rsc=') && asked.push(request.url()))
    await page.goto(`/workspaces/${tenant.workspaceId}`, { waitUntil: 'networkidle' })
    expect(asked).toEqual([])
    await page.getByRole('link', { name: 'Playground' }).first().click()
    await page.getByRole('heading', { level: 1, name: 'Playground' }).waitFor()
    expect(asked).not.toEqual([])
  })

  test('an operator without a workspace finds the operations area', async () => {
    const email = `lone-${tenant.userId}@people.example`
    const ctx = on.fixture.core.as({ kind: 'operator', name: 'console' })
    const { url } = await verbs.addOperator({ ctx, input: { email } })
    const { password } = tenant
    await verbs.usePasswordReset({ ctx, input: { secret: url.split('#')[1] ?? '', password } })
    const { page } = await on.open({ ...tenant, email })
    await page.goto('/')
    await page.getByRole('main').getByRole('link', { name: 'Open the operations area' }).click()
    await page.getByRole('heading', { level: 1, name: 'Workspaces' }).waitFor()
  })

  test('links from one area of the application to another break no policy', async () => {
    const member = await on.open(tenant)
    const { page } = member
    await page.goto(`/workspaces/${tenant.workspaceId}/knowledge`)
    await page.getByRole('button', { name: /Account menu/ }).click()
    await page.getByRole('link', { name: 'Sessions and password' }).click()
    await page.getByRole('heading', { level: 1, name: /Sessions/ }).waitFor()
    await page.goBack()
    await page.getByRole('heading', { level: 1, name: /Knowledge/ }).waitFor()
  })

  test('a new workspace is led to its first copy, a step at a time', async () => {
    const newcomer = await on.fixture.tenant({ brand: null, role: 'admin' })
    const visit = await on.open(newcomer)
    const { page } = visit
    await page.goto(`/workspaces/${newcomer.workspaceId}`)
    const steps = page.getByRole('region', { name: 'First steps' })
    await steps.getByText('Brand profile').waitFor()
    expect(await steps.getByRole('listitem').filter({ hasText: 'Brand profile' }).textContent()).not.toContain('done')
    const input = { workspaceId: newcomer.workspaceId, profile: testBrand }
    await verbs.importBrand({ ctx: on.fixture.core.as({ kind: 'operator' }), input })
    await steps.getByRole('listitem').filter({ hasText: 'Brand profile · done' }).waitFor()
    await acceptJob(on.fixture.core, newcomer)
    await steps.waitFor({ state: 'detached' })
  })

  test('ten thousand jobs stay usable', async () => {
    const busy = await on.fixture.tenant()
    const pattern = await acceptJob(on.fixture.core, busy)
    await fail(on.fixture.core, pattern, ['figures'])
    await on.fixture.database.pool.query(
      `insert into job (id, workspace_id, idempotency_key, fingerprint, platform, awareness_level, copy_length, grounding_id,
                        state, error_code, failed_checks, created_at, started_at, completed_at, deadline_at)
       select 'acg_' || lpad(n::text, 26, '0'), workspace_id, 'key-' || n, fingerprint, platform, awareness_level, copy_length,
              grounding_id, state, error_code, failed_checks, created_at - n * interval '1 minute', started_at, completed_at, deadline_at
         from job, generate_series(1, 10000) n where id = $1`,
      [pattern],
    )
    const visit = await on.open(busy)
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
  })
})
