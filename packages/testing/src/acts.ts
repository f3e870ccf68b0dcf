import type { Role } from '@adcopy/contract'
import { verbs, type Core } from '@adcopy/core'
import type { Tenant } from './tenants.ts'

type Settings = Omit<Parameters<typeof verbs.setWorkspace>[0]['input'], 'workspaceId'>

export type Acts = ReturnType<typeof actsOf>

/** An operator's changes to a tenant that uses the API. `turn` sets a switch that applies to all tenants. */
export function actsOf(core: Core, { workspaceId, email, tokenId }: Pick<Tenant, 'workspaceId' | 'email' | 'tokenId'>) {
  const ctx = core.as({ kind: 'operator' })
  return {
    set: (settings: Settings) => verbs.setWorkspace({ ctx, input: { workspaceId, ...settings } }),
    become: (role: Role) => verbs.setMemberRole({ ctx, input: { workspaceId, email, role } }),
    removeMember: () => verbs.removeMember({ ctx, input: { workspaceId, email } }),
    revokeToken: () => verbs.revokeToken({ ctx, input: { tokenId } }),
    turn: (enabled: boolean) => verbs.setSwitch({ ctx, input: { name: 'PUBLIC_API_ENABLED', enabled } }),
  }
}
