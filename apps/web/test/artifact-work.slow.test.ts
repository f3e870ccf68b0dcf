import { readFileSync } from 'node:fs'
import { limits, type CopyClaim } from '@adcopy/contract'
import { verbs } from '@adcopy/core'
import { asMember, type Tenant } from '@adcopy/testing'
import { strFromU8, unzipSync } from 'fflate'
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { generate, sessionCookie } from './support/fixture.ts'
import { getPage } from './support/page.ts'
import { describeInBrowser } from './support/visit.ts'

const sentence = 'Four mechanics share two benches.'
const copy = {
  headline: 'A bench you can watch',
  primary_text: `${sentence} You can watch the whole repair. ${'Bring your bicycle on a rainy day. '.repeat(5)}The end.`,
}
const source = {
  part: 'profile', item: null, title: null, field: 'proof_points', entry: 1, start: 0, end: 33, sentence, file: null,
} as const // prettier-ignore
const claim: CopyClaim = { field: 'primary_text', start: 0, end: 33, text: sentence, kind: 'statement', source }

describeInBrowser((on) => {
  let tenant: Tenant
  let colleague: Tenant
  let artifactId: string

  beforeAll(async () => {
    tenant = await on.fixture.tenant({ name: 'Lanternhaus' })
    colleague = await on.fixture.colleague(tenant, 'editor')
  })

  async function open(member?: Tenant): Promise<Page> {
    const visit = await on.open(member)
    return visit.page
  }

  async function openArtifact(member: Tenant, words: { headline: string; primary_text: string } = copy) {
    ;({ artifactId } = await generate(on.fixture, tenant, { copy: words, claims: words === copy ? [claim] : [] }))
    const page = await open(member)
    await page.goto(`/artifacts/${artifactId}`)
    return page
  }

  const read = async () => verbs.readArtifact({ ctx: await asMember(on.fixture.core, tenant), input: { artifactId } })

  async function edit(page: Page, text: string) {
    await page.getByRole('button', { name: 'Edit', exact: true }).click()
    await page.getByRole('textbox', { name: 'Primary text' }).fill(text)
  }
  const save = (page: Page) => page.getByRole('button', { name: 'Save as a new version' }).click()

  test('an edit makes a checked draft, keeps the sources of unchanged sentences, and shows what changed', async () => {
    const page = await openArtifact(tenant)
    await edit(page, copy.primary_text.replace('You can watch', 'Watch for 777 EUR'))
    await save(page)
    await page.getByText('Edited: no verifier judged it').waitFor()
    const [version] = (await read()).versions
    expect(version).toMatchObject({ number: 2, card: null, claims: [{ text: sentence, start: 0 }] })
    expect(version?.checks.find(({ check }) => check === 'figures')).toMatchObject({ passed: false })
    await page.getByRole('link', { name: 'Compare with v1' }).click()
    await page.getByRole('heading', { name: 'Changes from v1 to v2' }).waitFor()
    expect(await page.locator('del').allTextContents()).toContain('You')
    expect((await page.locator('ins').allTextContents()).join(' ')).toContain('777')
  })

  test('of two who edit at once, the second sees both texts and loses no word', async () => {
    const page = await openArtifact(tenant)
    const other = await open(colleague)
    await other.goto(`/artifacts/${artifactId}`)
    await edit(page, 'Mine, at length.')
    await edit(other, 'Theirs, at length.')
    await save(other)
    await other.getByText('Edited: no verifier judged it').waitFor()
    await save(page)
    const conflict = page.getByRole('alert').filter({ hasText: 'A newer version was saved' }).first()
    await conflict.waitFor()
    expect(await conflict.textContent()).toMatch(/Mine, at length\..*Theirs, at length\./)
    expect(await page.getByRole('textbox', { name: 'Primary text' }).inputValue()).toBe('Mine, at length.')
    await page.getByRole('button', { name: 'Save mine' }).click()
    await expect
      .poll(async () => (await read()).versions.map((one) => one.primary_text))
      .toEqual(['Mine, at length.', 'Theirs, at length.', copy.primary_text])
  })

  test('a session that ends in the middle of an edit keeps what was typed', async () => {
    const page = await openArtifact(tenant)
    await edit(page, 'Typed with care.')
    const [context] = [page.context()]
    const cookies = await context.cookies()
    await context.clearCookies()
    await save(page)
    const alert = page.getByRole('alert').filter({ hasText: 'Your session has ended' })
    await alert.waitFor()
    // Once the second response arrives, the page has dealt with the first.
    for (let polls = 0; polls < 2; polls += 1) await page.waitForResponse(/artifacts\.stamp\?input/)
    expect(await alert.count()).toBe(1)
    expect(await page.getByRole('textbox', { name: 'Primary text' }).inputValue()).toBe('Typed with care.')
    await context.addCookies(cookies)
    await save(page)
    await page.getByText('Edited: no verifier judged it').waitFor()
    expect((await read()).versions[0]?.primary_text).toBe('Typed with care.')
  })

  test('a colleague approves, and the author sees it without a reload', async () => {
    const page = await openArtifact(tenant)
    await page.getByRole('button', { name: 'Approval' }).click()
    await page.getByRole('button', { name: 'Ask for review' }).click()
    await page.getByText('You asked for this review: another person approves it.').waitFor()
    expect(await page.getByRole('button', { name: 'Approve', exact: true }).isDisabled()).toBe(true)
    const other = await open(colleague)
    await other.goto(`/artifacts/${artifactId}`)
    await other.getByRole('button', { name: 'Approval' }).click()
    await other.getByRole('button', { name: 'Approve', exact: true }).click()
    await page
      .getByText(/^Approved by/)
      .first()
      .waitFor()
  })

  test('an admin approves copy that fails a required check only after they have seen which check it fails', async () => {
    const admin = await on.fixture.colleague(tenant, 'admin')
    const page = await openArtifact(admin)
    await edit(page, 'A repair costs 777 EUR.')
    await save(page)
    await page.getByText('Edited: no verifier judged it').waitFor()
    await page.getByRole('button', { name: 'Approval' }).click()
    await page.getByRole('button', { name: 'Ask for review' }).click()
    await page.getByRole('button', { name: 'Approve', exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText('Figures', { exact: true }).waitFor()
    await on.last().check()
    expect((await read()).versions[0]?.approval).toBe('in_review')
    const cookies = await page.context().cookies()
    await page.context().clearCookies()
    await dialog.getByRole('button', { name: 'Approve anyway' }).click()
    await dialog.getByRole('alert').filter({ hasText: 'Your session has ended' }).waitFor()
    await page.context().addCookies(cookies)
    await dialog.getByRole('button', { name: 'Approve anyway' }).click()
    await page
      .getByText(/^Approved by/)
      .first()
      .waitFor()
  })

  test('a comment stays on the sentence that it was typed for, even if a newer version appears meanwhile', async () => {
    const page = await openArtifact(tenant)
    await page.getByRole('button', { name: 'Comment', exact: true }).click()
    await page.getByLabel('About').selectOption({ label: sentence })
    await page.getByLabel('Comment', { exact: true }).fill('Are there really four?')
    const other = await open(colleague)
    await other.goto(`/artifacts/${artifactId}`)
    await edit(other, `Come in. ${copy.primary_text}`)
    await save(other)
    await page.getByText('Version 2', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Add the comment' }).click()
    await page.getByRole('button', { name: /^Resolve: Are there/ }).waitFor()
    expect((await read()).comments).toMatchObject([{ number: 1, anchor: { quote: sentence } }])
  })

  test('a comment on a sentence and a review link: a visitor without an account reads both, until it is revoked', async () => {
    const page = await openArtifact(tenant)
    await page.getByRole('button', { name: 'Comment', exact: true }).click()
    await page.getByLabel('About').selectOption({ label: sentence })
    await page.getByLabel('Comment', { exact: true }).fill('Are there really four? <b>')
    await page.getByRole('button', { name: 'Add the comment' }).click()
    await page.getByRole('button', { name: /^Resolve: Are there/ }).waitFor()
    await page.getByRole('button', { name: 'Review link' }).click()
    await page.getByRole('button', { name: 'Make a link' }).click()
    const address = page.locator('pre').filter({ hasText: '/review/' })
    const url = (await address.textContent()) ?? ''
    const visitor = await open()
    await visitor.goto(url)
    await visitor.getByText('Are there really four? <b>').waitFor()
    await visitor.getByText('Offline draft').waitFor()
    await on.last().check()
    const text = (await visitor.locator('main').textContent()) ?? ''
    expect(text).toContain(sentence)
    expect(await visitor.content()).not.toMatch(/(art|acg|ws|usr|cmt|file)_[0-9a-z]{26}/)
    const { headers } = await getPage(url)
    expect([headers.get('x-robots-tag'), headers.get('referrer-policy')]).toEqual(['noindex, nofollow', 'same-origin'])
    await page.getByRole('button', { name: 'Revoke' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click()
    await page.getByText(/^Version 1, made by .* Revoked/).waitFor()
    await address.waitFor({ state: 'detached' })
    expect((await getPage(url)).status).toBe(404)
    await visitor.goto(url)
    await visitor.getByText('Ask the sender for a new one.').waitFor()
  })

  test('each sentence shows its fact and place on focus; previews cut; every panel is accessible', async () => {
    const page = await openArtifact(tenant)
    const tip = page.getByRole('tooltip', { includeHidden: true })
    expect(await tip.isVisible()).toBe(false)
    await page.getByRole('button', { name: sentence }).focus()
    await page.getByRole('tooltip').waitFor()
    expect(await tip.textContent()).toBe(`${sentence}From the brand profile, proof points`)
    const preview = page.locator('[data-placement=facebook_mobile]')
    expect(await preview.textContent()).toContain('… See more')
    expect(await preview.textContent()).not.toContain('The end.')
    await page.getByRole('button', { name: 'Copy primary text' }).click()
    await page.getByText('Copied the primary text.').waitFor({ state: 'attached' })
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(copy.primary_text)
    for (const name of ['Edit', 'Approval', 'Comment', 'Review link', 'Export']) {
      await page.getByRole('button', { name, exact: true }).click()
      await page.getByRole('button', { name: 'Close' }).waitFor()
      await on.last().check()
    }
    await page.getByRole('button', { name: 'Close' }).click()
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Export')
  }, 120_000)

  test('a viewer comments, and is offered no edit, approval or link', async () => {
    const viewer = await on.fixture.colleague(tenant, 'viewer')
    const page = await openArtifact(viewer)
    await page.getByRole('button', { name: 'Comment', exact: true }).waitFor()
    for (const name of ['Edit', 'Approval', 'Review link']) {
      expect(await page.getByRole('button', { name, exact: true }).count()).toBe(0)
    }
  })

  test('print shows the copy, its sources and comments, without buttons', async () => {
    const page = await openArtifact(tenant)
    await page.emulateMedia({ media: 'print' })
    await page.getByRole('heading', { name: 'Sources', exact: true }).waitFor()
    for (const hidden of [
      page.getByRole('button', { name: 'Edit', exact: true }),
      page.locator('[data-placement]').first(),
    ]) {
      expect(await hidden.isVisible()).toBe(false)
    }
    expect(await page.getByText('The end.').first().isVisible()).toBe(true)
  })

  test('exports keep every character and hold no formula', async () => {
    const hostile = { headline: '=HYPERLINK("http://x")', primary_text: '+1 😀 <b>&\n"quoted"\tтекст' }
    await openArtifact(tenant, hostile)
    const cookie = await sessionCookie(on.fixture.web.origin, tenant)
    const url = `${on.fixture.web.origin}/api/export/${tenant.workspaceId}?artifact=${artifactId}&campaign=constructor&format=`
    const get = async (format: string) =>
      new Uint8Array(await (await fetch(`${url}${format}`, { headers: { cookie } })).arrayBuffer())
    const files = unzipSync(await get('xlsx'))
    const strings = strFromU8(files['xl/sharedStrings.xml']!)
    expect(strings).toContain('=HYPERLINK("http://x")')
    expect(strings).toContain('+1 😀 &lt;b&gt;&amp;\n"quoted"\tтекст')
    const sheet = strFromU8(files['xl/worksheets/sheet1.xml']!)
    expect(sheet).not.toContain('<f>')
    expect([...sheet.matchAll(/<c [^>]*t="(\w+)"/g)].every(([, type]) => type === 's')).toBe(true)
    const text = Buffer.from(await get('txt')).toString('utf16le')
    expect(text.startsWith('\uFEFF"Campaign Name"\t"Ad Set Name"')).toBe(true)
    expect(text).toContain(`"'=HYPERLINK(""http://x"")"\t"'+1 😀 <b>&\n""quoted""\tтекст"`)
    expect(JSON.parse(Buffer.from(await get('json')).toString())).toMatchObject({
      ads: [{ Title: hostile.headline, Body: hostile.primary_text, 'Ad Status': 'PAUSED' }],
    })
    const tooMany = `${url}json${`&artifact=${artifactId}`.repeat(limits.exportedArtifactsMax)}`
    expect((await fetch(tooMany, { headers: { cookie } })).status).toBe(400)
    const stranger = await sessionCookie(on.fixture.web.origin, await on.fixture.tenant())
    expect((await fetch(`${url}xlsx`, { headers: { cookie: stranger } })).status).toBe(404)
    expect((await fetch(`${url}xlsx`)).status).toBe(401)
    const unreadable = `${on.fixture.web.origin}/api/export/%00?format=json&artifact=${artifactId}`
    expect((await fetch(unreadable, { headers: { cookie } })).status).toBe(404)
  })

  test('the artifacts chosen in the list of jobs, over its pages too, are one file', async () => {
    const owner = await on.fixture.tenant()
    const headlines = ['First', 'Second', 'Third']
    for (const headline of headlines) await generate(on.fixture, owner, { copy: { ...copy, headline } })
    const page = await open(owner)
    await page.goto(`/workspaces/${owner.workspaceId}`)
    await page.getByLabel('Export First').check()
    await page.getByLabel('Export Third').check()
    const chosen = page.getByRole('region', { name: 'Export' })
    await chosen.getByText('2 artifacts are chosen').waitFor()
    await on.last().check()
    await page.getByLabel('Status').selectOption('failed')
    await page.getByText('No job is in this state.').waitFor()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      chosen.getByRole('link', { name: 'JSON' }).click(),
    ])
    const { ads } = JSON.parse(readFileSync(await download.path(), 'utf8')) as { ads: Array<{ Title: string }> }
    expect(ads.map(({ Title }) => Title)).toEqual(['First', 'Third'])
    await chosen.getByRole('button', { name: 'Choose none' }).click()
    await chosen.waitFor({ state: 'detached' })
  })

  test('hostile copy stays words in a review', async () => {
    const words = '<img src=x onerror="window.pwned=1"><script>window.pwned=1</script>'
    await openArtifact(tenant, { headline: words, primary_text: words })
    const ctx = await asMember(on.fixture.core, tenant)
    const { url } = await verbs.createReviewLink({ ctx, input: { artifactId, number: 1, expiresInDays: 1 } })
    const page = await open()
    await page.goto(new URL(url).pathname)
    await page.getByRole('heading', { name: words }).waitFor()
    expect(await page.locator('main').textContent()).toContain(words)
    expect(await page.evaluate(() => 'pwned' in window)).toBe(false)
  })
})
