import { readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { verbs } from '@adcopy/core'
import { acceptJob, asMember, type Tenant } from '@adcopy/testing'
import { beforeAll, expect, test } from 'vitest'
import { fail, generate } from './support/fixture.ts'
import { describeInBrowser } from './support/visit.ts'

const roles = ['viewer', 'editor', 'admin'] as const
const people = [...roles, 'operator', 'stranger', 'visitor'] as const
type Person = (typeof people)[number]

/**
 * The limit for gzipped JavaScript is 160,000 bytes on the sign-in page and artifacts, where visits often begin. On
 * other pages, it is 250,000 bytes.
 */
const kibibytesMax = (path: string) => (/^\/(sign-in|artifacts)/.test(path) ? 160 : 250) * (1000 / 1024)
const missing = 'There is nothing here'
const forbidden = 'Not permitted'

const routes: Record<string, { heading: string; for?: 'everyone' | 'accounts' | 'operators' | 'admins' }> = {
  '/': { heading: 'Jobs', for: 'accounts' },
  '/artifacts/[artifactId]': { heading: 'A bench you can watch' },
  '/docs': { heading: 'Ad copy API: quick start', for: 'everyone' },
  '/docs/api': { heading: 'Ad copy generation: reference', for: 'everyone' },
  '/join': { heading: 'Invitation', for: 'everyone' },
  '/new-password': { heading: 'New password', for: 'everyone' },
  '/operations': { heading: 'Workspaces', for: 'operators' },
  '/operations/audit': { heading: 'Audit trail', for: 'operators' },
  '/operations/enablement': { heading: 'Enablement checklist', for: 'operators' },
  '/operations/health': { heading: 'Health', for: 'operators' },
  '/operations/jobs': { heading: 'Jobs', for: 'operators' },
  '/problems': { heading: 'Problems', for: 'everyone' },
  '/problems/[code]': { heading: 'Monthly allocation exhausted', for: 'everyone' },
  '/review/[secret]': { heading: 'A bench you can watch', for: 'everyone' },
  '/sessions': { heading: 'Sessions', for: 'accounts' },
  '/sign-in': { heading: 'Jobs', for: 'accounts' },
  '/workspaces/[workspaceId]': { heading: 'Jobs' },
  '/workspaces/[workspaceId]/audience': { heading: 'Audience' },
  '/workspaces/[workspaceId]/audience/avatars/[avatarId]': { heading: 'Commuter' },
  '/workspaces/[workspaceId]/audience/think-reports/[thinkReportId]': { heading: 'Rain' },
  '/workspaces/[workspaceId]/audit': { heading: 'Audit trail', for: 'admins' },
  '/workspaces/[workspaceId]/brand': { heading: 'Brand profile' },
  '/workspaces/[workspaceId]/jobs/[jobId]': { heading: 'No copy' },
  '/workspaces/[workspaceId]/knowledge': { heading: 'Knowledge' },
  '/workspaces/[workspaceId]/knowledge/[fileId]': { heading: 'notes.md' },
  '/workspaces/[workspaceId]/members': { heading: 'Members' },
  '/workspaces/[workspaceId]/offers': { heading: 'Offers' },
  '/workspaces/[workspaceId]/offers/[offerId]': { heading: 'Winter check' },
  '/workspaces/[workspaceId]/offers/new': { heading: 'New offer' },
  '/workspaces/[workspaceId]/playground': { heading: 'Playground' },
  '/workspaces/[workspaceId]/tokens': { heading: 'Tokens', for: 'admins' },
  '/workspaces/[workspaceId]/usage': { heading: 'Usage' },
}

function headingFor(person: Person, route: string): string {
  const { heading, for: readers = 'members' } = routes[route]!
  if (readers === 'everyone') return heading
  if (person === 'visitor') return 'Sign in'
  if (readers === 'accounts') return heading
  if (readers === 'operators') return person === 'operator' ? heading : missing
  if (person === 'operator' || person === 'stranger') return missing
  return readers === 'admins' && person !== 'admin' ? forbidden : heading
}

test('the table has every route of the application', () => {
  const app = join(import.meta.dirname, '../src/app')
  const found = readdirSync(app, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('page.tsx'))
    .map((file) => join('/', dirname(file)))
  expect(Object.keys(routes).toSorted()).toEqual(found.toSorted())
})

describeInBrowser((on) => {
  const accounts: Partial<Record<Person, Tenant>> = {}
  const values: Record<string, string> = { code: 'quota_exceeded' }
  /** A page with the same accessibility tree as a checked page is not checked again. */
  const checked = new Set<string>()
  const weighed = new Set<string>()

  beforeAll(async () => {
    const { fixture } = on
    const owner = await fixture.tenant({ role: 'admin', name: 'Lanternhaus' })
    const { workspaceId } = owner
    const ctx = fixture.core.as({ kind: 'operator' })
    accounts.admin = owner
    for (const role of ['viewer', 'editor'] as const) {
      accounts[role] = await fixture.colleague(owner, role)
    }
    accounts.operator = await fixture.operator()
    accounts.stranger = await fixture.tenant()
    const copy = { headline: 'A bench you can watch', primary_text: 'Four mechanics share two benches.' }
    const { artifactId } = await generate(fixture, owner, { copy })
    const jobId = await acceptJob(fixture.core, owner)
    await fail(fixture.core, jobId, ['figures'])
    const { avatar_id: avatarId } = await verbs.addAvatar({ ctx, input: { workspaceId, avatar: { name: 'Commuter' } } })
    const report = { title: 'Rain' }
    const { think_report_id: thinkReportId } = await verbs.addThinkReport({ ctx, input: { workspaceId, report } })
    const content = new TextEncoder().encode('The workshop opened in 2014.')
    const { file_id: fileId } = await verbs.addKnowledge({ ctx, input: { workspaceId, name: 'notes.md', content } })
    const link = { artifactId, number: 1, expiresInDays: 7 }
    const { url } = await verbs.createReviewLink({ ctx: await asMember(fixture.core, owner), input: link })
    const secret = url.split('/').at(-1)!
    const { offerId } = owner
    Object.assign(values, { workspaceId, artifactId, jobId, avatarId, thinkReportId, fileId, secret, offerId })
  })

  test.each(people)(
    'a %s sees each page, or that it is forbidden or missing, whole in both schemes and on a phone',
    async (person) => {
      const visit = await on.open(accounts[person])
      const seen: Record<string, string> = {}
      const heavy: string[] = []
      for (const route of Object.keys(routes)) {
        await visit.page.goto(route.replaceAll(/\[(\w+)\]/g, (_, name: string) => values[name]!))
        seen[route] = (await visit.page.getByRole('heading', { level: 1 }).textContent()) ?? ''
        const says = await visit.page.locator('main').ariaSnapshot()
        if (!checked.has(says)) await visit.check()
        checked.add(says)
        const { pathname } = new URL(visit.page.url())
        const isItself = seen[route] === routes[route]!.heading || pathname === '/sign-in'
        if (!isItself || weighed.has(pathname)) continue
        weighed.add(pathname)
        const kibibytes = await visit.scriptKilobytes(pathname)
        if (kibibytes >= kibibytesMax(pathname)) heavy.push(`${route}: ${kibibytes}`)
      }
      expect(heavy, 'pages that load too much JavaScript').toEqual([])
      expect(seen).toEqual(Object.fromEntries(Object.keys(routes).map((route) => [route, headingFor(person, route)])))
    },
    240_000,
  )
})
