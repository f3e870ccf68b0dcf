import { verbs } from '@adcopy/core'
import { actsOf, testBrand, type Acts } from '@adcopy/testing'
import type { Role } from '@adcopy/contract'
import { Step } from './commands.ts'
import type { ModelTenant } from './model.ts'
import { operator, tenantOf, type Real } from './real.ts'

type Edit = (acts: Acts, at: { workspaceId: string; offerId: string }, real: Real) => Promise<unknown>

function edit(name: string, tenant: number, change: Partial<ModelTenant>, work: Edit): Step {
  return new Step(`${name}(${tenant})`, async (model, real) => {
    const at = tenantOf(real, tenant)
    await work(actsOf(real.core, at), at, real)
    Object.assign(model.tenant(tenant), change)
  })
}

export function setAllocation(tenant: number, allocation: number | null): Step {
  return edit(`allocation ${allocation}`, tenant, { allocation }, ({ set }) => set({ allocation }))
}

export function setFrozen(tenant: number, frozen: boolean): Step {
  const billing = frozen ? 'frozen' : 'active'
  return edit(frozen ? 'freeze' : 'thaw', tenant, { frozen }, ({ set }) => set({ billing }))
}

export function setAccess(tenant: number, accessEnabled: boolean): Step {
  return edit(accessEnabled ? 'enable' : 'disable', tenant, { accessEnabled }, ({ set }) => set({ accessEnabled }))
}

export function setRole(tenant: number, role: Role): Step {
  return edit(`role ${role}`, tenant, { role }, ({ become }) => become(role).catch(ignoreRemoved))
}

export function setOffer(tenant: number, offerActive: boolean): Step {
  return edit(offerActive ? 'unarchive' : 'archive', tenant, { offerActive }, (_, { offerId }, real) =>
    verbs.setOfferArchived({ ctx: operator(real), input: { offerId, archived: !offerActive } }),
  )
}

export function setBrand(tenant: number, hasBrand: boolean): Step {
  return edit(hasBrand ? 'import brand' : 'remove brand', tenant, { hasBrand }, async (_, { workspaceId }, real) => {
    const ctx = operator(real)
    if (hasBrand) await verbs.importBrand({ ctx, input: { workspaceId, profile: testBrand } })
    else await verbs.removeBrand({ ctx, input: { workspaceId } }).catch(ignoreRemoved)
  })
}

export function revoke(tenant: number): Step {
  return edit('revoke', tenant, { revoked: true }, ({ revokeToken }) => revokeToken())
}

export function removeMember(tenant: number): Step {
  return edit('remove member', tenant, { removed: true }, (acts) => acts.removeMember().catch(ignoreRemoved))
}

export function setSwitch(enabled: boolean): Step {
  return new Step(`switch ${enabled ? 'on' : 'off'}`, async (model, real) => {
    await actsOf(real.core, tenantOf(real, 0)).turn(enabled)
    model.switchOn = enabled
  })
}

function ignoreRemoved(error: unknown): void {
  if ((error as { code?: unknown }).code !== 'not_found') throw error
}
