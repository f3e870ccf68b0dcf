import { type Core, type MemberActor } from '@adcopy/core'
import type { List } from '@adcopy/contract'
import type { Tenant } from '@adcopy/testing'

export interface Walk<Item> {
  items: Item[]
  ended(): boolean
  page(limit: number): Promise<void>
}

export function walkOf<Item>(read: (query: { limit: number; cursor?: string }) => Promise<List<Item>>): Walk<Item> {
  const items: Item[] = []
  let cursor: string | null | undefined
  return {
    items,
    ended: () => cursor === null,
    async page(limit) {
      if (cursor === null) return
      const page = await read({ limit, ...(cursor !== undefined && { cursor }) })
      items.push(...page.data)
      cursor = page.next_cursor
      if (page.data.length > limit || page.has_more !== (cursor !== null)) throw new Error('a page contradicts itself')
    },
  }
}

export async function memberOf(core: Core, tenant: Tenant): Promise<MemberActor> {
  const actor = await core.findMember(tenant.workspaceId, tenant.userId)
  if (actor === undefined) throw new Error('the tenant has no member')
  return actor
}
