import type { List } from '@adcopy/contract'

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
