import type { BrandProfile, Role } from '@adcopy/contract'
import { createCore, verbs, type Core, type CoreOptions, type Ctx, type OperatorActor } from '@adcopy/core'
import { partnerBrand } from '@adcopy/local-stack'

export const testFingerprintKeys = Buffer.alloc(32, 'fingerprint').toString('base64')

export const testBrand: BrandProfile = {
  ...partnerBrand,
  value_propositions: [...partnerBrand.value_propositions, 'Used parts are sorted, tested and sold by the workshop.'],
  excluded_terms: ['cheap'],
}

export interface Tenant {
  workspaceId: string
  email: string
  password: string
  userId: string
  tokenId: string
  token: string
  offerId: string
  archivedOfferId: string
}

export interface TenantOptions {
  name?: string
  allocation?: number | undefined
  accessEnabled?: boolean
  role?: Role
  brand?: BrandProfile | null
}

export function openTestCore(databaseUrl: string, options: Partial<CoreOptions> = {}): Core {
  return createCore({ database: { url: databaseUrl }, fingerprintKeys: testFingerprintKeys, ...options })
}

let count = 0

/**
 * Creates a workspace with a member, a token, a brand, an active offer and an archived offer. With the default options,
 * the member can create jobs.
 */
export async function createTenant(core: Core, options: TenantOptions = {}): Promise<Tenant> {
  count += 1
  const { name = `tenant ${count}`, accessEnabled = true, role = 'editor', brand = testBrand } = options
  const allocation = 'allocation' in options ? options.allocation : 1000
  const ctx: Ctx<OperatorActor> = core.as({ kind: 'operator' })
  const { workspace_id: workspaceId } = await verbs.createWorkspace({ ctx, input: { name, allocation, accessEnabled } })
  const email = `member-${count}@${workspaceId.replaceAll('_', '-')}.example`
  const password = 'correct horse battery'
  const { user_id: userId } = await verbs.addMember({ ctx, input: { workspaceId, email, role } })
  const { token_id: tokenId, token } = await verbs.issueToken({ ctx, input: { workspaceId, email } })
  if (brand !== null) await verbs.importBrand({ ctx, input: { workspaceId, profile: brand } })
  const offer = { name: 'Winter check', price: '49 EUR', terms: ['Parts are charged extra.'] }
  const { offer_id: offerId } = await verbs.createOffer({ ctx, input: { workspaceId, offer } })
  const summer = { name: 'Summer check', price: '39 EUR' }
  const { offer_id: archivedOfferId } = await verbs.createOffer({ ctx, input: { workspaceId, offer: summer } })
  await verbs.setOfferArchived({ ctx, input: { offerId: archivedOfferId, archived: true } })
  return { workspaceId, email, password, userId, tokenId, token, offerId, archivedOfferId }
}
