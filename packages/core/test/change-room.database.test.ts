import { limits } from '@adcopy/contract'
import { verbs, type Ctx, type MemberActor } from '@adcopy/core'
import { asMember, createTenant, setUpCore, testBrand, type Tenant } from '@adcopy/testing'
import { beforeEach, describe, expect, test } from 'vitest'
import { openSession, refusal } from './support/people.ts'

const rig = await setUpCore()
const { core, database } = rig
const operator = core.as({ kind: 'operator' })
let tenant: Tenant
let member: Ctx<MemberActor>
let workspaceId: string
let avatarId: string
let reportId: string

beforeEach(async () => {
  tenant = await createTenant(core, { role: 'admin' })
  ;({ workspaceId } = tenant)
  member = await asMember(core, tenant)
  const input = { workspaceId }
  ;({ avatar_id: avatarId } = await verbs.addAvatar({ ctx: operator, input: { ...input, avatar: { name: 'a' } } }))
  const report = { title: 't' }
  ;({ think_report_id: reportId } = await verbs.addThinkReport({ ctx: operator, input: { ...input, report } }))
})

const run = (text: string, values: unknown[] = []) => database.pool.query(text, [workspaceId, ...values])

/** Stores versions of an offer, each of 1 MiB, as if they had been stored at that age. */
const fillHistory = (mebibytes: number, age: string) =>
  run(
    `insert into offer_version (workspace_id, id, offer_id, content, max_field_bytes, total_bytes, created_at)
     select $1, 'offv_' || $3 || n, 'off', '{}', 0, 1048576, app_now() - $3::interval from generate_series(1, $2::int) n`,
    [mebibytes, age],
  )

const mebibytesMax = limits.historyBytesPerDayMax / 2 ** 20
const offer = { name: 'Another check' }

async function versionOf(kind: 'avatar' | 'report' | 'offer'): Promise<string> {
  const input = { workspaceId }
  if (kind === 'avatar') return (await verbs.listAvatars({ ctx: operator, input }))[0]!.version
  if (kind === 'report') return (await verbs.listThinkReports({ ctx: operator, input }))[0]!.version
  return (await verbs.readOffer({ ctx: operator, input: { offerId: tenant.offerId } })).version
}

type Change = (ctx: Ctx) => Promise<unknown>

const changes: Record<string, Change> = {
  importBrand: (ctx) => verbs.importBrand({ ctx, input: { workspaceId, profile: { ...testBrand, voice: 'new' } } }),
  addAvatar: (ctx) => verbs.addAvatar({ ctx, input: { workspaceId, avatar: { name: 'b' } } }),
  updateAvatar: async (ctx) =>
    verbs.updateAvatar({ ctx, input: { avatarId, avatar: { name: 'b' }, basedOn: await versionOf('avatar') } }),
  addThinkReport: (ctx) => verbs.addThinkReport({ ctx, input: { workspaceId, report: { title: 'u' } } }),
  updateThinkReport: async (ctx) =>
    verbs.updateThinkReport({
      ctx,
      input: { thinkReportId: reportId, report: { title: 'u' }, basedOn: await versionOf('report') },
    }),
  createOffer: (ctx) => verbs.createOffer({ ctx, input: { workspaceId, offer } }),
  updateOffer: async (ctx) =>
    verbs.updateOffer({ ctx, input: { offerId: tenant.offerId, offer, basedOn: await versionOf('offer') } }),
  addKnowledge: (ctx) => verbs.addKnowledge({ ctx, input: { workspaceId, name: 'a.txt', content: Buffer.from('x') } }),
}

test('the changes of members within 24 hours use a limited disk space; operators and removals are not refused', async () => {
  const input = { workspaceId, name: 'a.txt', content: Buffer.from('x') }
  const { file_id: fileId } = await verbs.addKnowledge({ ctx: operator, input })
  const chooseFacts: Change = (ctx) => verbs.chooseFacts({ ctx, input: { fileId, positions: [0], leftOut: true } })
  await fillHistory(1, '24 hours')
  await fillHistory(mebibytesMax - 1, '23 hours')
  await changes['createOffer']!(member)
  // PostgreSQL cannot compress this text. The snapshot counts with its size on disk.
  await run(
    `insert into brand_grounding (workspace_id, id, content, max_field_bytes, total_bytes)
     select $1, 'gr_full', to_jsonb(string_agg(md5(random()::text), '')), 0, 0 from generate_series(1, 32768)`,
  )
  for (const change of [...Object.values(changes), chooseFacts]) {
    await expect(change(member)).rejects.toMatchObject(refusal('within 24 hours'))
    await change(operator)
  }
  await verbs.removeAvatar({ ctx: member, input: { avatarId } })
})

describe('the changes that a member makes within 24 hours', () => {
  const fillTrail = (events: number, { actor = tenant.userId, age = '1 hour' } = {}) =>
    run(
      `insert into audit_event (id, workspace_id, actor, action, target, at)
       select 'aud_' || $1 || $3 || $4 || n, $1, $3, 'offer.update', 'off', app_now() - $4::interval
         from generate_series(1, $2::int) n`,
      [events, actor, age],
    )
  const invite: Change = (ctx) => verbs.createInvitation({ ctx, input: { workspaceId, role: 'viewer', days: 1 } })

  test.each(Object.entries({ ...changes, invite }))('are limited: %s', async (_, change) => {
    await fillTrail(limits.memberChangesPerDayMax - 1)
    await change(member)
    const before = await run('select count(*) from audit_event where workspace_id = $1')
    await expect(change(member)).rejects.toMatchObject(refusal(`${limits.memberChangesPerDayMax} changes`))
    expect((await run('select count(*) from audit_event where workspace_id = $1')).rows).toEqual(before.rows)
    await change(operator)
  })

  test('can still remove members and revoke what they created', async () => {
    const { invitation_id: invitationId } = await verbs.createInvitation({
      ctx: member,
      input: { workspaceId, role: 'viewer', days: 1 },
    })
    await fillTrail(limits.memberChangesPerDayMax)
    const email = 'another@members.example'
    await verbs.addMember({ ctx: operator, input: { workspaceId, email, role: 'editor' } })
    await verbs.removeMember({ ctx: member, input: { workspaceId, email } })
    await verbs.revokeInvitation({ ctx: member, input: { invitationId } })
    await verbs.revokeToken({ ctx: member, input: { tokenId: tenant.tokenId } })
    const archive = () => verbs.setOfferArchived({ ctx: member, input: { offerId: tenant.offerId, archived: true } })
    await archive()
    const made = await run('select count(*) from audit_event where workspace_id = $1')
    await archive()
    await verbs.revokeInvitation({ ctx: member, input: { invitationId } })
    await verbs.revokeToken({ ctx: member, input: { tokenId: tenant.tokenId } })
    expect((await run('select count(*) from audit_event where workspace_id = $1')).rows).toEqual(made.rows)
    await expect(invite(member)).rejects.toMatchObject(refusal('changes'))
  })

  test('do not include those of another member or those that are older', async () => {
    await fillTrail(limits.memberChangesPerDayMax, { age: '24 hours' })
    await fillTrail(limits.memberChangesPerDayMax, { actor: 'another' })
    await invite(member)
  })
})

test('a list of offers contains all active ones and the 500 that were archived last', async () => {
  await run(
    `insert into offer (id, workspace_id, name, version_id, archived_at)
     select 'off_' || $1 || n, $1, 'n', version_id, app_now() - make_interval(mins => n)
       from offer, generate_series(1, 600) n where workspace_id = $1 and id = $2`,
    [tenant.offerId],
  )
  const listed = await verbs.summariseOffers({ ctx: member, input: { workspaceId } })
  expect(listed.filter(({ archived }) => !archived).map(({ offer_id }) => offer_id)).toEqual([tenant.offerId])
  const archived = listed.filter(({ archived: is }) => is).map(({ offer_id }) => offer_id)
  const ids = Array.from({ length: 499 }, (_, index) => `off_${workspaceId}${index + 1}`)
  expect(archived.toSorted()).toEqual([tenant.archivedOfferId, ...ids].toSorted())
})

test('a workspace has at most 200 active tokens, and lists only the hundred others that ended last', async () => {
  const { tokenId, email } = tenant
  const copies = (tokens: number, change: string) =>
    run(
      `insert into api_token (id, workspace_id, membership_id, hash, prefix, last_four, revoked_at, expires_at)
       select 'tok_' || $3 || n, workspace_id, membership_id, sha256(($1 || $3 || n)::bytea), prefix, last_four,
              case when $3 = 'revoked' then app_now() - make_interval(mins => n) end,
              case when $3 = 'expired' then app_now() - make_interval(mins => n) end
         from api_token, generate_series(1, $2::int) n where id = $4 and workspace_id = $1`,
      [tokens, change, tokenId],
    )
  const issue = (to = email) =>
    verbs.issueToken({ ctx: member, input: { workspaceId, email: to, expiresInSeconds: 86_400 } })
  const leaver = 'leaver@members.example'
  await verbs.addMember({ ctx: operator, input: { workspaceId, email: leaver, role: 'editor' } })
  const { token_id: left } = await issue(leaver)
  await verbs.removeMember({ ctx: operator, input: { workspaceId, email: leaver } })
  await copies(limits.activeTokensMax - 2, 'active')
  await copies(60, 'expired')
  await copies(60, 'revoked')
  const { token_id: last } = await issue()
  await expect(issue()).rejects.toMatchObject(refusal(`at most ${limits.activeTokensMax} active tokens`))
  await verbs.revokeToken({ ctx: member, input: { tokenId: last } })
  const ends = await Promise.allSettled([issue(), issue()])
  expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])

  const listed = (await verbs.listTokens({ ctx: member, input: { workspaceId } })).map(({ token_id }) => token_id)
  expect(listed).toHaveLength(limits.activeTokensMax + limits.endedTokensListedMax)
  expect(listed).toEqual(expect.arrayContaining([left, last]))
  for (const change of ['expired', 'revoked']) {
    const ended = listed.filter((id) => id.startsWith(`tok_${change}`))
    expect(ended.toSorted()).toEqual(Array.from({ length: 49 }, (_, index) => `tok_${change}${index + 1}`).toSorted())
  }
})

test('a workspace has at most 500 members', async () => {
  await run(
    `with person as (
       insert into app_user (id, name, email) select $1 || n, 'x', $1 || n || '@x.example' from generate_series(1, $2::int) n
       returning id)
     insert into membership (id, workspace_id, user_id, role) select 'mem_' || id, $1, id, 'viewer' from person`,
    [limits.membersMax - 2],
  )
  const full = refusal(`at most ${limits.membersMax} members`)
  const add = (email: string) => verbs.addMember({ ctx: member, input: { workspaceId, email, role: 'viewer' } })
  await add('last@members.example')
  await expect(add('one-more@members.example')).rejects.toMatchObject(full)
  const { url } = await verbs.createInvitation({ ctx: member, input: { workspaceId, role: 'viewer', days: 1 } })
  const join = async () => {
    const ctx = await openSession(rig, (await createTenant(core)).userId)
    return verbs.joinByInvitation({ ctx, input: { secret: new URL(url).hash.slice(1) } })
  }
  await expect(join()).rejects.toMatchObject(full)
  await verbs.removeMember({ ctx: member, input: { workspaceId, email: 'last@members.example' } })
  await join()
})
