import { verbs } from '@adcopy/core'
import { testBrand } from '@adcopy/testing'
import type { Role } from '@adcopy/contract'
import { Step } from './commands.ts'
import type { ModelTenant } from './model.ts'
import { operator, tenantOf, type Real } from './real.ts'

type Edit = (
  at: { workspaceId: string; email: string; tokenId: string; offerId: string },
  real: Real,
) => Promise<unknown>

function edit(name: string, tenant: number, change: Partial<ModelTenant>, work: Edit): Step {
  return new Step(`${name}(${tenant})`, async (model, real) => {
    await work(tenantOf(real, tenant), real)
    Object.assign(model.tenant(tenant), change)
  })
}

export function setAllocation(tenant: number, allocation: number | null): Step {
  return edit(`allocation ${allocation}`, tenant, { allocation }, ({ workspaceId }, real) =>
    verbs.setWorkspace({ ctx: operator(real), input: { workspaceId, allocation } }),
  )
}

export function setFrozen(tenant: number, frozen: boolean): Step {
  return edit(frozen ? 'freeze' : 'thaw', tenant, { frozen }, ({ workspaceId }, real) =>
    verbs.setWorkspace({ ctx: operator(real), input: { workspaceId, billing: frozen ? 'frozen' : 'active' } }),
  )
}

export function setAccess(tenant: number, accessEnabled: boolean): Step {
  return edit(accessEnabled ? 'enable' : 'disable', tenant, { accessEnabled }, ({ workspaceId }, real) =>
    verbs.setWorkspace({ ctx: operator(real), input: { workspaceId, accessEnabled } }),
  )
}

export function setRole(tenant: number, role: Role): Step {
  return edit(`role ${role}`, tenant, { role }, ({ workspaceId, email }, real) =>
    verbs.setMemberRole({ ctx: operator(real), input: { workspaceId, email, role } }).catch(ignoreRemoved),
  )
}

export function setOffer(tenant: number, offerActive: boolean): Step {
  return edit(offerActive ? 'unarchive' : 'archive', tenant, { offerActive }, ({ offerId }, real) =>
    verbs.setOfferArchived({ ctx: operator(real), input: { offerId, archived: !offerActive } }),
  )
}

export function setBrand(tenant: number, hasBrand: boolean): Step {
  return edit(hasBrand ? 'import brand' : 'remove brand', tenant, { hasBrand }, async ({ workspaceId }, real) => {
    const ctx = operator(real)
    if (hasBrand) await verbs.importBrand({ ctx, input: { workspaceId, profile: testBrand } })
    else await verbs.removeBrand({ ctx, input: { workspaceId } }).catch(ignoreRemoved)
  })
}

export function revoke(tenant: number): Step {
  return edit('revoke', tenant, { revoked: true }, ({ tokenId }, real) =>
    verbs.revokeToken({ ctx: operator(real), input: { tokenId } }),
  )
}

export function removeMember(tenant: number): Step {
  return edit('remove member', tenant, { removed: true }, ({ workspaceId, email }, real) =>
    verbs.removeMember({ ctx: operator(real), input: { workspaceId, email } }).catch(ignoreRemoved),
  )
}

export function setSwitch(enabled: boolean): Step {
  return new Step(`switch ${enabled ? 'on' : 'off'}`, async (model, real) => {
    await verbs.setSwitch({ ctx: operator(real), input: { name: 'PUBLIC_API_ENABLED', enabled } })
    model.switchOn = enabled
  })
}

function ignoreRemoved(error: unknown): void {
  if ((error as { code?: unknown }).code !== 'not_found') throw error
}
