import { readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { acceptJob, asMember, createTenant, setUpCore, testCard } from '@adcopy/testing'
import * as shown from '@adcopy/core'
import { Problem, verbs, type Ctx, type MemberActor } from '@adcopy/core'
import { beforeAll, describe, expect, test } from 'vitest'
import { openSession, secretOf } from './support/people.ts'
import { confined, privileged, refused, type Victim } from './support/tenancy-attempts.ts'
import { callVerb } from './support/verb-calls.ts'

const functionsOf = (module: object) =>
  Object.entries(module).flatMap(([name, value]) => (typeof value === 'function' ? [name] : []))
const verbNames = functionsOf(verbs)

const notOfVerbs = new Set(['access', 'environment', 'router', 'sessions', 'support'])

// The exported functions that are not verbs, from all folders of core except those in `notOfVerbs`. Each of them either
// needs no actor or is called by a verb that checks the actor.
const helpers = [
  'lockArtifact', 'namePeople', 'readBrandName', 'toAnchor', // artifacts
  'avatarVersion', 'canonicalRequest', 'createAcceptJob', 'createPace', 'decodeCursor', 'encodeCursor', 'findMembership',
  'gatherGrounding', 'mintToken', 'parseToken', 'present', 'presentJob', 'profileVersion', 'readBrandBrief',
  'readJobPage', 'refreshSnapshot', 'requireOfferRoom', 'requireRoom', 'slotShare',
  'thinkReportVersion', 'toAvatar', 'toJobView', 'toOfferContent', 'toProfile', 'toRow', 'toThinkReport', 'writeOfferVersion', 'writeSnapshot',
] // prettier-ignore

// The functions that core exports in addition to the verbs.
const openings = [
  'DatabaseError', 'EnvironmentError', 'Problem', 'StaleWrite', 'boundPipelines', 'createAppCaller', 'createCore', 'createDevices',
  'currentTraceParent', 'findMissingMigrations', 'forwardedAddress', 'grantRoles', 'invalidRequest',
  'judgeView', 'migrate', 'mintToken', 'networkOf', 'parseEnvironment', 'parseFingerprintKeys',
  'parseToken', 'parseVariables', 'readAddress', 'readHistory', 'slotShare', 'toTemporalSecurity',
] // prettier-ignore

describe('tenancy', async () => {
  const { core, database } = await setUpCore()
  let victim: Victim
  let intruder: Ctx<MemberActor>

  beforeAll(async () => {
    victim = await createVictim()
    intruder = await asMember(core, await createTenant(core, { role: 'admin' }))
  })

  async function createVictim(): Promise<Victim> {
    const tenant = await createTenant(core, { name: 'secret-victim' })
    const system = core.as({ kind: 'system' })
    const content = Buffer.from('x')
    const input = { workspaceId: tenant.workspaceId, name: 'secret.md', content }
    const operator = core.as({ kind: 'operator' })
    const { file_id: fileId } = await verbs.addKnowledge({ ctx: operator, input })
    const { workspaceId } = tenant
    const { avatar_id: avatarId } = await verbs.addAvatar({
      ctx: operator,
      input: { workspaceId, avatar: { name: 'secret' } },
    })
    const report = { title: 'secret' }
    const { think_report_id: thinkReportId } = await verbs.addThinkReport({
      ctx: operator,
      input: { workspaceId, report },
    })
    const ctx = await asMember(core, tenant)
    const jobId = await acceptJob(core, tenant, {}, 'victims-key')
    await verbs.beginJob({ ctx: system, input: { jobId } })
    const call = { role: 'writer', backend: 'secret', model: 'secret', callsMax: 1 } as const
    const opened = await verbs.openModelCall({ ctx: system, input: { jobId, ...call } })
    const copy = { headline: 'secret', primary_text: 'secret' }
    await verbs.succeedJob({ ctx: system, input: { jobId, copy, checks: [], card: testCard } })
    const { rows } = await database.pool.query<{ id: string }>('select id from artifact where job_id = $1', [jobId])
    const callId = opened.outcome === 'opened' ? opened.callId : ''
    const artifactId = rows[0]?.id ?? ''
    const of = { artifactId, number: 1 }
    const { comment_id: commentId } = await verbs.addComment({ ctx, input: { ...of, text: 'secret' } })
    const link = await verbs.createReviewLink({ ctx, input: { ...of, expiresInDays: 1 } })
    const review = { reviewLinkId: link.review_link_id, secret: link.url.slice(link.url.lastIndexOf('/') + 1) }
    const invitation = { workspaceId: tenant.workspaceId, role: 'admin', days: 1 } as const
    const made = await verbs.createInvitation({ ctx: core.as({ kind: 'operator' }), input: invitation })
    const { sessionId } = (await openSession({ core, database }, tenant.userId)).actor
    const people = { invitationId: made.invitation_id, invitationSecret: secretOf(made), sessionId }
    const ids = { jobId, callId, fileId, avatarId, thinkReportId, artifactId, commentId }
    return { ...tenant, ...people, ...ids, ...review }
  }

  async function rowsOf(workspaceId: string): Promise<string> {
    const { rows: tables } = await database.pool.query<{ name: string }>(
      `select table_name as name from information_schema.columns
        where column_name = 'workspace_id' and table_schema = 'public' order by 1`,
    )
    const texts = [
      `workspace ${JSON.stringify((await database.pool.query('select * from workspace where id = $1', [workspaceId])).rows)}`,
    ]
    for (const { name } of tables) {
      const { rows } = await database.pool.query(
        `select to_jsonb(t)::text as row from ${name} t where workspace_id = $1 order by 1`,
        [workspaceId],
      )
      texts.push(`${name} ${JSON.stringify(rows)}`)
    }
    for (const [name, column] of [
      ['app_user', 'id'],
      ['account', 'user_id'],
      ['session', 'user_id'],
    ]) {
      const { rows } = await database.pool.query(
        `select to_jsonb(t)::text as row from ${name} t
          where ${column} in (select user_id from membership where workspace_id = $1) order by 1`,
        [workspaceId],
      )
      texts.push(`${name} ${JSON.stringify(rows)}`)
    }
    return texts.join('\n')
  }

  test('every verb has its row here', () => {
    const rows = [refused, confined, privileged].flatMap((table) => Object.keys(table))
    expect(rows.toSorted()).toEqual(verbNames.toSorted())
  })

  test('every function next to a verb is a verb or a known helper, in every syntax', async () => {
    const source = join(import.meta.dirname, '../src')
    const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((path) => /\/.*\.ts$/.test(path))
    const exported = await Promise.all(
      files.map(async (path) => ({ path, names: functionsOf((await import(join(source, path))) as object) })),
    )
    const beside = exported.filter(({ path }) => !notOfVerbs.has(dirname(path))).flatMap(({ names }) => names)
    expect(beside.toSorted()).toEqual([...verbNames, ...helpers].toSorted())
  })

  test('core exports no other function that acts', () => {
    expect(functionsOf(shown).toSorted()).toEqual(openings)
  })

  test('a change to the account or the session of a member is detected', async () => {
    const { workspaceId, email, userId } = await createTenant(core)
    const before = await rowsOf(workspaceId)
    const input = { workspaceId, email, password: 'a featherbed of straw' }
    await verbs.setMemberPassword({ ctx: core.as({ kind: 'operator' }), input })
    const after = await rowsOf(workspaceId)
    const accounts = (text: string) => text.split('\n').filter((line) => line.startsWith('account '))
    expect(accounts(after)).not.toEqual(accounts(before))
    await openSession({ core, database }, userId)
    expect(await rowsOf(workspaceId)).not.toBe(after)
  })

  async function unharmed(attempt: () => Promise<void>): Promise<void> {
    const before = await rowsOf(victim.workspaceId)
    await attempt()
    expect(await rowsOf(victim.workspaceId)).toBe(before)
  }

  test.each(Object.entries({ ...refused, ...privileged }))(
    "%s does not find another workspace's rows and writes none",
    { tags: ['D-ID-2'] },
    async (name, inputOf) => {
      await unharmed(async () => {
        await expect(callVerb(name, intruder, inputOf(victim))).rejects.toMatchObject({
          name: 'Problem',
          code: 'not_found',
        })
      })
    },
  )

  const codeOf = (error: unknown) => {
    if (error instanceof Problem) return error.code
    throw error
  }

  test.each(Object.entries(confined))(
    '%s returns nothing of another workspace',
    { tags: ['OFFER-3', 'POST-5'] },
    async (name, inputOf) => {
      await unharmed(async () => {
        const called = callVerb(name, intruder, inputOf(victim))
        const answer = JSON.stringify((await (name === 'createJob' ? called.catch(codeOf) : called)) ?? null)
        expect(answer).not.toMatch(/secret/)
        for (const id of [victim.workspaceId, victim.jobId, victim.artifactId, victim.fileId, victim.offerId]) {
          expect(answer).not.toContain(id)
        }
      })
    },
  )
})
