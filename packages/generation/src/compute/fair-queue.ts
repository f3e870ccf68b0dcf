interface Group<Item> {
  waiting: Item[]
  running: number
}

export interface FairQueue<Item> {
  push(group: string, item: Item): void
  /** Number of waiting items that may start now. */
  readonly ready: number
  /** Chooses the group with the fewest running items. Returns undefined if no group may start an item. */
  take(): { item: Item; done: () => void } | undefined
  drain(): Item[]
}

/**
 * At most `runningMax` items of one group run at a time. If several groups have equally few running items, the group
 * that was served least recently is next.
 */
export function createFairQueue<Item>(runningMax: number): FairQueue<Item> {
  // The order of this map is the order in which groups were last served, because `take` moves a group to the end.
  const groups = new Map<string, Group<Item>>()
  const groupOf = (name: string) => groups.get(name) ?? { waiting: [], running: 0 }

  function done(name: string): void {
    const group = groupOf(name)
    group.running -= 1
    if (group.running === 0 && group.waiting.length === 0) groups.delete(name)
  }

  return {
    push(name, item) {
      const group = groupOf(name)
      group.waiting.push(item)
      groups.set(name, group)
    },
    get ready() {
      const counts = [...groups.values()].map(({ waiting, running }) => Math.min(waiting.length, runningMax - running))
      return counts.reduce((sum, count) => sum + count, 0)
    },
    take() {
      let next: [string, Group<Item>] | undefined
      for (const [name, group] of groups) {
        if (group.waiting.length === 0 || group.running >= runningMax) continue
        if (next === undefined || group.running < next[1].running) next = [name, group]
      }
      const item = next?.[1].waiting.shift()
      if (next === undefined || item === undefined) return undefined
      const [name, group] = next
      group.running += 1
      groups.delete(name)
      groups.set(name, group)
      return { item, done: () => done(name) }
    },
    drain() {
      const items = [...groups.values()].flatMap(({ waiting }) => waiting.splice(0))
      for (const [name, { running }] of groups) if (running === 0) groups.delete(name)
      return items
    },
  }
}
