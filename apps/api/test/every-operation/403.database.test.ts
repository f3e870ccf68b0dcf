import type { ProblemCode } from '@adcopy/contract'
import { verbs } from '@adcopy/core'
import { actsOf, createTenant, type Tenant } from '@adcopy/testing'
import { describe, expect, test } from 'vitest'
import { bearer, operations, send } from '../operations.ts'
import { entries, expectProblem, nothing, offersPath, rowsOf, startRig } from '../rig.ts'

describe.each(entries)('403 by %s', { tags: ['ALLOCATION-2'] }, (entry) => {
  const rig = startRig(entry)
  const operator = () => rig.core.as({ kind: 'operator' })

  async function expectRefused(tenant: Tenant, code: ProblemCode, month = true): Promise<void> {
    for (const operation of operations) {
      const answer = await send(rig, operation, bearer(tenant))
      expectProblem(answer, code, {}, month ? {} : { rate: 'token' })
    }
    expect(await rowsOf(rig, tenant.workspaceId)).toEqual(nothing)
  }
  const status = async (tenant: Tenant) => (await rig.as(tenant, offersPath)).status

  test(
    'a removed member is forbidden and learns nothing of the month, and adding the person again revives no token',
    { tags: ['forbidden', 'AUTH-5', 'D-UNBOUND-2'] },
    async () => {
      const tenant = await createTenant(rig.core)
      const { workspaceId, email } = tenant
      await actsOf(rig.core, tenant).removeMember()
      await expectRefused(tenant, 'forbidden', false)
      await verbs.addMember({ ctx: operator(), input: { workspaceId, email, role: 'admin' } })
      await expectRefused(tenant, 'forbidden', false)
      const { token } = await verbs.issueToken({ ctx: operator(), input: { workspaceId, email } })
      expect(await status({ ...tenant, token })).toBe(200)
    },
  )

  test(
    'without enabled access, or without an access row, it is preview_disabled until it is enabled',
    { tags: ['preview_disabled', 'AUTH-6'] },
    async () => {
      const tenant = await createTenant(rig.core, { accessEnabled: false })
      await expectRefused(tenant, 'preview_disabled')
      await actsOf(rig.core, tenant).set({ accessEnabled: true })
      expect(await status(tenant)).toBe(200)
      await rig.database.pool.query('delete from public_api_access where workspace_id = $1', [tenant.workspaceId])
      await expectRefused(tenant, 'preview_disabled', false)
    },
  )

  test(
    'an unset allocation is preview_disabled, an allocation of 0 is not',
    { tags: ['preview_disabled', 'AUTH-6', 'D-ALLOCATION-1'] },
    async () => {
      const tenant = await createTenant(rig.core, { allocation: undefined })
      await expectRefused(tenant, 'preview_disabled', false)
      await actsOf(rig.core, tenant).set({ allocation: 0 })
      expect(await status(tenant)).toBe(200)
    },
  )

  test(
    'a frozen workspace refuses reads and writes until the freeze ends',
    { tags: ['workspace_frozen', 'AUTH-7'] },
    async () => {
      const tenant = await createTenant(rig.core)
      await actsOf(rig.core, tenant).set({ billing: 'frozen' })
      await expectRefused(tenant, 'workspace_frozen')
      await actsOf(rig.core, tenant).set({ billing: 'active' })
      expect(await status(tenant)).toBe(200)
    },
  )
})
