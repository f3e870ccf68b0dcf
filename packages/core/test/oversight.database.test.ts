import { personItemSchema } from '@adcopy/contract'
import { verbs } from '@adcopy/core'
import { acceptJob, asMember, createTenant, setUpCore, type Tenant } from '@adcopy/testing'
import { afterEach, describe, expect, test } from 'vitest'
import { createAdmin, forbidden, invalid, invite, person } from './support/people.ts'

describe('usage', async () => {
  const rig = await setUpCore()
  afterEach(() => rig.database.setClock(null))

  test('is reported by UTC day of this month and the last, for one workspace only', async () => {
    const [tenant, other] = [await createTenant(rig.core, { allocation: 5 }), await createTenant(rig.core)]
    const accept = async (day: string, who: Tenant, jobs: number) => {
      await rig.database.setClock(new Date(day))
      for (let job = 0; job < jobs; job += 1) await acceptJob(rig.core, who)
    }
    await accept('2026-08-31T23:59:59.999Z', tenant, 1)
    await accept('2026-09-01T00:00:00Z', tenant, 2)
    await accept('2026-10-02T23:59:59Z', tenant, 1)
    await accept('2026-10-03T00:00:00Z', tenant, 2)
    await accept('2026-10-03T12:00:00Z', other, 4)
    const ctx = await asMember(rig.core, tenant)
    const usage = await verbs.readUsage({ ctx, input: tenant })
    expect(usage).toMatchObject({ allocation: 5, used: 3, reset_at: '2026-11-01T00:00:00Z' })
    expect(usage.days).toHaveLength(33)
    expect([usage.days[0], usage.days.at(-1)]).toEqual([{ day: '2026-09-01', jobs: 2 }, { day: '2026-10-03', jobs: 2 }]) // prettier-ignore
    expect(usage.days.filter(({ jobs }) => jobs > 0)).toHaveLength(3)
  })
})

describe('the audit trail of a workspace', async () => {
  const rig = await setUpCore()

  test('is paged, newest first, with names of persons but not of operators', async () => {
    const admin = await createAdmin(rig)
    const operator = rig.core.as({ kind: 'operator', name: 'ada' })
    const ada = person('Ada Lovelace')
    const visitor = rig.core.as({ kind: 'visitor' })
    await verbs.signUpByInvitation({ ctx: visitor, input: { secret: await invite(admin), ...ada } })
    await verbs.setWorkspace({ ctx: operator, input: { workspaceId: admin.workspaceId, allocation: 7 } })
    for (let index = 0; index < 60; index += 1) {
      await verbs.setMemberRole({ ctx: admin.ctx, input: { ...admin, email: ada.email, role: 'viewer' } })
    }
    const first = await verbs.listAuditEvents({ ctx: admin.ctx, input: admin })
    expect(first.data).toHaveLength(50)
    expect(first.data[0]).toMatchObject({
      action: 'member.set',
      actor: { kind: 'person', id: admin.userId },
      target: { kind: 'person', name: 'Ada Lovelace' },
      details: { role: 'viewer' },
    })
    const cursor = first.next_cursor ?? ''
    const second = await verbs.listAuditEvents({ ctx: admin.ctx, input: { ...admin, cursor } })
    expect(second.has_more).toBe(false)
    expect(second.data[10]).toMatchObject({ action: 'workspace.set', actor: { kind: 'operator', name: null } })
    expect(second.data[11]).toMatchObject({ action: 'invitation.accept', actor: { name: 'Ada Lovelace' } })
    const all = [...first.data, ...second.data]
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
    expect(new Set(all.map(({ workspace_id }) => workspace_id))).toEqual(new Set([admin.workspaceId]))

    const foreign = await createAdmin(rig)
    await expect(verbs.listAuditEvents({ ctx: foreign.ctx, input: { ...foreign, cursor } })).rejects.toMatchObject(
      invalid,
    )
    const seen = await verbs.listAuditEvents({ ctx: operator, input: {} })
    expect(seen.data.map(({ workspace_id }) => workspace_id)).toContain(foreign.workspaceId)
    const { data } = await verbs.listAuditEvents({ ctx: operator, input: { workspaceId: admin.workspaceId, cursor } })
    expect(data[10]?.actor).toEqual({ kind: 'operator', id: 'operator:ada', name: 'ada' })
  })

  test.each(['viewer', 'editor'] as const)('is not visible to a %s', async (role) => {
    const tenant = await createTenant(rig.core, { role })
    const ctx = await asMember(rig.core, tenant)
    await expect(verbs.listAuditEvents({ ctx, input: tenant })).rejects.toMatchObject(forbidden)
    await expect(verbs.listTokens({ ctx, input: tenant })).rejects.toMatchObject(forbidden)
  })
})

describe('operators', async () => {
  const rig = await setUpCore()
  const console = () => rig.core.as({ kind: 'operator', name: 'ada' })

  test("are accounts with a role of their own, which ends the account's earlier sessions and password", async () => {
    const tenant = await createTenant(rig.core)
    const { email, workspaceId } = tenant
    const input = { workspaceId, email, password: 'an early bird password' }
    await verbs.setMemberPassword({ ctx: console(), input })
    expect(await rig.core.findOperator(tenant.userId)).toBeUndefined()
    const { user_id: userId } = await verbs.addOperator({ ctx: console(), input: { email } })
    expect(userId).toBe(tenant.userId)
    const { rows } = await rig.database.pool.query('select password from account where user_id = $1', [userId])
    expect(rows).toEqual([{ password: null }])
    expect(await rig.core.findOperator(userId)).toEqual({ kind: 'operator', name: userId })
    await verbs.removeOperator({ ctx: console(), input: { email } })
    expect(await rig.core.findOperator(userId)).toBeUndefined()
  })

  test('see stuck and failed jobs, model costs and the health of the service', async () => {
    const tenant = await createTenant(rig.core, { name: 'Dear Models' })
    const [open, ended] = [await acceptJob(rig.core, tenant), await acceptJob(rig.core, tenant)]
    const system = rig.core.as({ kind: 'system' })
    const call = { jobId: ended, role: 'writer', backend: 'x', model: 'y', callsMax: 2 } as const
    for (const usage of [{ inputTokens: 1, outputTokens: 1, costMicroUsd: 1_250_000 }, null]) {
      const opened = await verbs.openModelCall({ ctx: system, input: call })
      const callId = opened.outcome === 'opened' ? opened.callId : ''
      await verbs.settleModelCall({ ctx: system, input: { callId, usage } })
    }
    await verbs.failJob({ ctx: system, input: { jobId: ended, code: 'policy_blocked', failedChecks: ['brief_echo'] } })
    await rig.database.setClock(new Date(Date.now() + 6 * 60_000))
    const jobs = await verbs.listTroubledJobs({ ctx: console(), input: {} })
    expect(jobs.stuck.map(({ job_id }) => job_id)).toEqual([open])
    expect(jobs.failed).toMatchObject([{ job_id: ended, error_code: 'policy_blocked', failed_checks: ['brief_echo'] }])
    await rig.database.setClock(null)
    expect(await verbs.sumModelCosts({ ctx: console(), input: {} })).toEqual([
      {
        workspace_id: tenant.workspaceId,
        name: 'Dear Models',
        calls: 2,
        calls_without_cost: 1,
        cost_usd: 1.25,
        last_month_cost_usd: 0,
      },
    ])
    const health = await verbs.readHealth({ ctx: console(), input: {} })
    expect(health.wrong).toContain('no worker is connected to the database: start one')
    expect(health.database).toMatchObject({ reachable: true, worker_connections: 0 })
    expect(health.wrong.join()).not.toContain('PUBLIC_API_ENABLED')
    const { deps, ...ctx } = console()
    const off = { ...ctx, deps: { ...deps, settings: { ...deps.settings, publicApiEnabled: false } } }
    expect((await verbs.readHealth({ ctx: off, input: {} })).wrong.join()).toContain('PUBLIC_API_ENABLED is off')
  })

  test('publish the documents with the last tick of a checklist, once all other items are done', async () => {
    const visitor = rig.core.as({ kind: 'visitor' })
    const isPublic = () => verbs.areDocumentsPublic({ ctx: visitor, input: {} })
    const tick = (item: (typeof personItemSchema.options)[number], done = true) =>
      verbs.tickEnablement({ ctx: console(), input: { item, done } })
    for (const item of personItemSchema.options) if (item !== 'documents_public') await tick(item)
    const rows = await verbs.readEnablement({ ctx: console(), input: {} })
    expect(rows.find(({ item }) => item === 'terms_agreed')).toMatchObject({
      done: true,
      ticked_by: 'ada',
      by: 'person',
    })
    expect(rows.find(({ item }) => item === 'worker_connected')).toMatchObject({ done: false, by: 'machine' })
    await expect(tick('documents_public')).rejects.toMatchObject(invalid)
    expect(await isPublic()).toBe(false)
    await rig.database.pool.query(`insert into enablement_tick (item, ticked_by) values ('documents_public', 'ada')`)
    expect(await isPublic()).toBe(true)
    await tick('terms_agreed', false)
    expect(await isPublic()).toBe(false)
    const after = await verbs.readEnablement({ ctx: console(), input: {} })
    expect(after.find(({ item }) => item === 'terms_agreed')).toMatchObject({ done: false, ticked_by: null })
  })
})
