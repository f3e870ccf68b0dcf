import { hardCheckNames } from '@adcopy/generation/checks'
import { jobErrors } from '@adcopy/contract'
import { acceptJob, type Tenant } from '@adcopy/testing'
import { beforeAll, expect, test } from 'vitest'
import { checkMeaning } from '../src/components/check-meanings.ts'
import { fail, generate, sessionCookie, setUpWebFixture } from './support/fixture.ts'
import { getPage, wordsOf } from './support/page.ts'

const fixture = setUpWebFixture()
let tenant: Tenant
let cookie: string

beforeAll(async () => {
  tenant = await fixture.tenant({ name: 'Lanternhaus' })
  cookie = await sessionCookie(fixture.web.origin, tenant)
})

const jobUrl = (id: string) => `${fixture.web.origin}/workspaces/${tenant.workspaceId}/jobs/${id}`

test('a failed job says in words which checks its last draft broke', async () => {
  const jobId = await acceptJob(fixture.core, tenant)
  await fail(fixture.core, jobId, ['excluded_terms', 'of_tomorrow'])
  const { status, html } = await getPage(jobUrl(jobId), cookie)
  expect(status).toBe(200)
  const words = wordsOf(html)
  for (const expected of [
    'No copy',
    jobErrors.policy_blocked,
    'Excluded terms The copy used a term that the brand profile excludes.',
    'Of tomorrow A check of an older version.',
    `Job ${jobId}`,
  ]) {
    expect(words).toContain(expected)
  }
  const list = wordsOf((await getPage(`${fixture.web.origin}/workspaces/${tenant.workspaceId}`, cookie)).html)
  expect(list).toContain(jobErrors.policy_blocked)
})

test('a job that waits says so, and one that succeeded leads to its artifact', async () => {
  const waiting = await getPage(jobUrl(await acceptJob(fixture.core, tenant)), cookie)
  expect(wordsOf(waiting.html)).toContain('Copy is on its way')
  expect(wordsOf(waiting.html)).not.toContain('last draft')
  const { jobId, artifactId } = await generate(fixture, tenant, { copy: { headline: 'h', primary_text: 'p' } })
  const { status, headers } = await getPage(jobUrl(jobId), cookie)
  expect([status, headers.get('location')]).toEqual([307, `/artifacts/${artifactId}`])
  const written = { headline: 'Written by a model', primary_text: 'p' }
  await generate(fixture, tenant, { copy: written, card: { backend: 'openai', model: 'm' } })
  const list = wordsOf((await getPage(`${fixture.web.origin}/workspaces/${tenant.workspaceId}`, cookie)).html)
  expect(list).toMatch(/Written by a model p Ready .* h p Offline draft Ready/)
})

test('the jobs of other workspaces are not found, and a visitor is asked to sign in', async () => {
  const stranger = await fixture.tenant({ name: 'Elsewhere' })
  const foreign = await acceptJob(fixture.core, stranger)
  for (const id of [foreign, 'acg_01kaj5x7g8e4r9t2v6w3y0zbcd', 'nonsense']) {
    expect((await getPage(jobUrl(id), cookie)).status).toBe(404)
    expect((await getPage(jobUrl(id))).status).toBe(307)
  }
})

test('every hard check has its sentence', () => {
  for (const name of ['copy', ...hardCheckNames]) expect.soft(checkMeaning(name), name).toMatch(/^[A-Z].*\.$/)
})
