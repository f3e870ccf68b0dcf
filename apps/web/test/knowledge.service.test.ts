import { limits, knowledgeFailures } from '@adcopy/contract'
import { verbs } from '@adcopy/core'
import { acceptJob, addReadFile, testBrand, type Tenant } from '@adcopy/testing'
import { beforeAll, expect, test } from 'vitest'
import { describeInBrowser } from './support/visit.ts'

const fact = 'The workshop keeps a log of every repair.'
const hostileName = '<img src=x onerror=alert(1)>\u202Efdp.md'
describeInBrowser((on) => {
  let tenant: Tenant

  beforeAll(async () => {
    tenant = await on.fixture.tenant({ role: 'editor' })
  })

  const operator = () => on.fixture.core.as({ kind: 'operator' })
  const system = () => on.fixture.core.as({ kind: 'system' })
  const pageOf = ({ workspaceId }: Tenant) => `/workspaces/${workspaceId}/knowledge`
  const listed = ({ workspaceId }: Tenant) => verbs.listKnowledge({ ctx: operator(), input: { workspaceId } })

  const addRead = (owner: Tenant, name: string, texts: string[]) =>
    addReadFile(
      on.fixture.core,
      owner,
      texts.map((text) => ({ text, page: 3, subject: ['Service', 'Repairs'] })),
      name,
    )

  async function finish(fileId: string, facts: Array<{ text: string; start: number; end: number }>) {
    const reading = { ok: true as const, reader: 'pdf-1', text: 'x', facts }
    await verbs.finishKnowledge({ ctx: system(), input: { fileId, reading } })
  }

  const fileOf = (name: string, content = fact) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(content) })

  test('files are added, seen as they are read without a reload, and removed after a question that names them', async () => {
    const visit = await on.open(tenant)
    const { page } = visit
    await page.goto(pageOf(tenant))
    await page.getByText('There is no knowledge file yet.').waitFor()
    await page.getByLabel('Knowledge files').setInputFiles([fileOf('log.md'), fileOf(hostileName), fileOf('film.mp4')])
    await page.getByText('Only PDF, DOCX, Markdown and plain-text files can be added').waitFor()
    const rows = page.getByRole('list', { name: 'Knowledge files, newest first' }).getByRole('listitem')
    await rows.filter({ hasText: 'log.md' }).getByText('Being read').waitFor()
    await rows.filter({ hasText: '<img src=x' }).waitFor()
    await page.getByText('Stored: 2 of 200 files').waitFor()
    await page.getByRole('button', { name: 'Dismiss' }).click()
    await visit.check()

    const file = (await listed(tenant)).find(({ name }) => name === 'log.md')!
    await finish(file.file_id, [{ text: fact, start: 0, end: 1 }])
    await rows.getByText('1 fact, 0.1 KiB of the brand brief').waitFor()
    await rows.getByRole('link', { name: 'log.md' }).click()
    await page.getByRole('heading', { level: 1, name: 'log.md' }).waitFor()
    await page.getByText(fact).waitFor()
    await page.getByRole('button', { name: 'Remove this file' }).click()
    await page.getByRole('dialog', { name: 'Remove log.md?' }).waitFor()
    await visit.check()
    await page.getByRole('button', { name: 'Cancel' }).click()
    expect(await listed(tenant)).toHaveLength(2)
    await page.getByRole('button', { name: 'Remove this file' }).click()
    await page.getByRole('button', { name: 'Remove', exact: true }).click()
    await page.getByText('1 of 1 files').waitFor()
    expect(await listed(tenant)).toHaveLength(1)
  }, 90_000)

  test('a lost network and an ended session keep the file on the page, to be sent again', async () => {
    const owner = await on.fixture.tenant({ role: 'editor' })
    const visit = await on.open(owner)
    const { page, context } = visit
    await page.goto(pageOf(owner))
    await page.getByRole('button', { name: 'Choose files' }).waitFor()
    await page.route('**/api/knowledge/**', (route) => route.abort('connectionreset'))
    await page.getByLabel('Knowledge files').setInputFiles(fileOf('log.md'))
    await page.getByText('The connection was lost before the file had arrived.').waitFor()
    await page.unroute('**/api/knowledge/**')
    const cookies = await context.cookies()
    await context.clearCookies()
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('list', { name: 'Uploads' }).getByText('Your session has ended.').waitFor()
    await context.addCookies(cookies)
    expect(await listed(owner)).toEqual([])
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('listitem').getByText('Being read').waitFor()
    expect(await listed(owner)).toHaveLength(1)
  }, 60_000)

  test('a slow upload shows how much was sent, and can be cancelled', async () => {
    const owner = await on.fixture.tenant({ role: 'editor' })
    const visit = await on.open(owner)
    const { page, context } = visit
    await page.goto(pageOf(owner))
    await page.getByRole('button', { name: 'Choose files' }).waitFor()
    const network = await context.newCDPSession(page)
    const slow = { offline: false, latency: 50, downloadThroughput: 1e6, uploadThroughput: 100_000 }
    await network.send('Network.emulateNetworkConditions', slow)
    await page.getByLabel('Knowledge files').setInputFiles(fileOf('large.txt', 'x'.repeat(5_000_000)))
    await page.getByText(/^[1-9][0-9]? % sent$/).waitFor({ timeout: 30_000 })
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('list', { name: 'Uploads' }).waitFor({ state: 'detached' })
    expect(await listed(owner)).toEqual([])
  }, 90_000)

  test('the page says why jobs are refused; one act keeps what fits, and a fact is taken back by hand', async () => {
    const owner = await on.fixture.tenant({ role: 'editor' })
    const kept = 'k'.repeat(limits.groundingFieldBytesMax - 100)
    const fileId = await addRead(owner, 'handbook.pdf', [kept, 'A second fact.', 'b'.repeat(200), 'The last fact.'])
    const visit = await on.open(owner)
    const { page } = visit
    await page.goto(pageOf(owner))
    await page.getByText('New jobs are refused').waitFor()
    await page.getByText('handbook.pdf: without room for 2 of 4 facts (0.3 KiB).').waitFor()
    await visit.check()
    await page.getByRole('button', { name: 'Keep what fits' }).click()
    await page.getByRole('button', { name: 'Leave out the rest' }).click()
    await page.getByText('2 facts, 16 KiB of the brand brief; 2 left out').waitFor()
    await page.getByText('New jobs are refused').waitFor({ state: 'detached' })
    await acceptJob(on.fixture.core, owner)

    await page.goto(`${pageOf(owner)}/${fileId}`)
    await page.getByText('In the brand brief: 2 of 4 facts.').waitFor()
    const last = page.getByRole('checkbox', { name: 'The last fact.' })
    await last.press('Space')
    await page.getByText('In the brand brief: 3 of 4 facts.').waitFor()
    expect(await last.evaluate((box) => box === document.activeElement)).toBe(true)
    await page.getByRole('checkbox', { name: 'A second fact.' }).click()
    await page.getByText('In the brand brief: 2 of 4 facts.').waitFor()
    const { facts } = await verbs.showKnowledge({ ctx: operator(), input: { fileId } })
    expect(facts.map(({ left_out }) => left_out)).toEqual([false, true, true, false])
    await page.getByRole('list', { name: 'Jobs that used this file' }).getByText('Waiting').waitFor()
    await page.getByText('Service › Repairs · Page 3').first().waitFor()
    await visit.check()
  }, 90_000)

  test('a brand profile that is too large is reported apart from the files', async () => {
    const brand = { ...testBrand, description: 'x'.repeat(limits.groundingFieldBytesMax + 1) }
    const owner = await on.fixture.tenant({ role: 'editor', brand })
    await addRead(owner, 'small.md', [fact])
    const visit = await on.open(owner)
    await visit.page.goto(pageOf(owner))
    await visit.page.getByText('The description of the brand profile takes 16.1 KiB, and may take 16 KiB.').waitFor()
    expect(await visit.page.getByRole('button', { name: 'Keep what fits' }).count()).toBe(0)
  })

  test('a viewer sees files, failures and facts, and no way to change them', async () => {
    const viewer = await on.fixture.tenant({ role: 'viewer' })
    const fileId = await addRead(viewer, 'log.md', [fact])
    const input = { workspaceId: viewer.workspaceId, name: 'scan.pdf', content: Buffer.from('x') }
    const { file_id: scan } = await verbs.addKnowledge({ ctx: operator(), input })
    await verbs.finishKnowledge({
      ctx: system(),
      input: { fileId: scan, reading: { ok: false, code: 'scanned' } },
    })
    const visit = await on.open(viewer)
    const { page } = visit
    await page.goto(pageOf(viewer))
    await page.getByText(knowledgeFailures.scanned).waitFor()
    expect(await page.getByRole('button', { name: 'Choose files' }).count()).toBe(0)
    await page.goto(`${pageOf(viewer)}/${fileId}`)
    expect(await page.getByRole('checkbox').isDisabled()).toBe(true)
    expect(await page.getByRole('button', { name: 'Remove this file' }).count()).toBe(0)
  })

  test('500 files are searched by name and state, in the address too', async () => {
    const owner = await on.fixture.tenant({ role: 'editor' })
    await on.fixture.database.pool.query(
      `insert into knowledge_file (id, workspace_id, name, media_type, content, state, failure, processed_at)
       select 'file_' || lpad(n::text, 26, '0'), $1, 'Paper ' || n || '.pdf', 'application/pdf', '', 'failed', 'empty', now()
         from generate_series(1, 500) n`,
      [owner.workspaceId],
    )
    const visit = await on.open(owner)
    const { page } = visit
    await page.goto(pageOf(owner))
    await page.getByText('500 of 500 files').waitFor()
    const list = page.getByRole('list', { name: 'Knowledge files, newest first' })
    expect(await list.getByRole('listitem').count()).toBe(100)
    await page.getByLabel('Search by name').fill('paper 49')
    await page.getByText('11 of 500 files').waitFor()
    await page.waitForURL(/q=paper\+49/)
    await page.getByLabel('State').selectOption('ready')
    await page.getByText('0 of 500 files').waitFor()
    await page.waitForURL(/state=ready/)
    await page.reload()
    await page.getByText('0 of 500 files').waitFor()
  }, 60_000)
})
