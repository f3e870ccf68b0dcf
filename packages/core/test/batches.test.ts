import { AsyncLocalStorage } from 'node:async_hooks'
import { stat } from 'node:fs/promises'
import { setTimeout as delay } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { createBatches, type Grouping } from '../src/support/batches.ts'

function heldReader(grouping?: Grouping<string>) {
  const statements: Array<{ keys: readonly string[]; end: () => void; fail: () => void }> = []
  const find = createBatches(
    (keys: readonly string[]) =>
      new Promise<Array<{ position: number; key: string }>>((resolve, reject) => {
        const rows = keys.map((key, position) => ({ position, key })).filter(({ key }) => key !== 'unknown')
        statements.push({ keys, end: () => resolve(rows.toReversed()), fail: () => reject(new Error('broken')) })
      }),
    grouping,
  )
  return { find: async (key: string) => (await find(key))?.key, statements }
}
const turn = () => new Promise((resolve) => setImmediate(resolve))

describe('concurrent look-ups', () => {
  test('join while a statement runs, and each gets its own row', async () => {
    const { find, statements } = heldReader()
    const first = find('a')
    const others = ['b', 'unknown', 'c', 'b'].map(find)
    statements[0]?.end()
    expect(await first).toBe('a')
    await turn()
    statements[1]?.end()
    expect(await Promise.all(others)).toEqual(['b', undefined, 'c', 'b'])
    expect(statements.map(({ keys }) => keys)).toEqual([['a'], ['b', 'unknown', 'c', 'b']])
  })

  test('never read what a statement began before them', async () => {
    const { find, statements } = heldReader()
    void find('a')
    const later = find('a')
    statements[0]?.end()
    await turn()
    expect(statements).toHaveLength(2)
    statements[1]?.end()
    expect(await later).toBe('a')
  })

  test('fail with their own statement only', async () => {
    const { find, statements } = heldReader()
    const first = find('a')
    const second = find('b')
    statements[0]?.fail()
    await expect(first).rejects.toThrow('broken')
    await turn()
    statements[1]?.end()
    expect(await second).toBe('b')
  })

  test('do not wait for a statement that hangs, however many they are', async () => {
    const { find, statements } = heldReader()
    const hung = find('a')
    const others = Array.from({ length: 1_000 }, () => find('b'))
    await expect.poll(() => statements.length).toBe(2)
    statements[1]?.end()
    expect(new Set(await Promise.all(others))).toEqual(new Set(['b']))
    statements[0]?.end()
    expect(await hung).toBe('a')
  })

  test('wait for a result that arrived while the event loop was blocked', async () => {
    let running = 0
    const seen: number[] = []
    const find = createBatches(async (keys: readonly string[]) => {
      running += 1
      seen.push(running)
      await stat('.') // arrives through the event loop like the rows of a database
      running -= 1
      return keys.map((_key, position) => ({ position }))
    })
    await turn() // timers are now due before the event loop reads results
    const all = ['a', 'b'].map(find)
    const blocked = performance.now() + 300
    while (performance.now() < blocked);
    await Promise.all(all)
    expect(seen).toEqual([1, 1])
  })

  test('wait for a statement of their group, even if it hangs', async () => {
    const { find, statements } = heldReader({ groupOf: (key) => key[0]!, apart: new Set(), apartMax: 1 })
    const found = Promise.all(['a1', 'a2', 'b1', 'a3', 'b2'].map(find))
    await expect.poll(() => statements.length).toBe(2)
    statements[1]?.end()
    statements[0]?.end()
    await expect.poll(() => statements.length).toBe(3)
    statements[2]?.end()
    expect(await found).toEqual(['a1', 'a2', 'b1', 'a3', 'b2'])
    expect(statements.map(({ keys }) => keys)).toEqual([['a1'], ['b1', 'b2'], ['a2', 'a3']])
  })

  test('of groups that are apart share no statement with others', async () => {
    const { find, statements } = heldReader({ groupOf: (key) => key[0]!, apart: new Set(['a', 'b']), apartMax: 1 })
    const found = Promise.all(['c1', 'a1', 'a2', 'b1', 'c2', 'a3'].map(find))
    for (const index of [1, 0, 2, 3, 4]) {
      await expect.poll(() => statements.length).toBeGreaterThan(index)
      statements[index]?.end()
    }
    expect(await found).toEqual(['c1', 'a1', 'a2', 'b1', 'c2', 'a3'])
    expect(statements.map(({ keys }) => keys.join())).toEqual(['c1', 'a1', 'a2,a3', 'c2', 'b1'])
  })

  test('belong to the trace of a look-up that they answer', async () => {
    const trace = new AsyncLocalStorage<string>()
    const tracesOf = async (grouping?: Grouping<string>) => {
      const traces: Array<string | undefined> = []
      const run = async (keys: readonly string[]) => {
        traces.push(trace.getStore())
        await turn()
        return keys.map((_, position) => ({ position }))
      }
      const find = createBatches(run, grouping)
      await Promise.all(['a', 'b', 'c'].map((key) => trace.run(key, () => find(key))))
      return traces
    }
    expect(await tracesOf()).toEqual(['a', 'b'])
    const apart = new Set(['a', 'b', 'c'])
    expect(await tracesOf({ groupOf: (key) => key, apart, apartMax: 1 })).toEqual(['a', 'b', 'c'])
  })

  test('belong to the trace of their caller if a slow statement of the same group runs', async () => {
    const trace = new AsyncLocalStorage<string>()
    const traces: Array<string | undefined> = []
    const slow = Promise.withResolvers<void>()
    const run = async (keys: readonly string[]) => {
      traces.push(trace.getStore())
      await slow.promise
      return keys.map((_, position) => ({ position }))
    }
    const find = createBatches(run, { groupOf: () => 'group', apart: new Set(), apartMax: 0 })
    const first = trace.run('a', () => find('a'))
    await delay(100) // other statements wait for a slow one for 50 ms
    const second = trace.run('b', () => find('b'))
    slow.resolve()
    await Promise.all([first, second])
    expect(traces).toEqual(['a', 'b'])
  })

  test('share statements again as soon as their groups are no longer apart', async () => {
    const apart = new Set<string>()
    const { find, statements } = heldReader({ groupOf: (key) => key[0]!, apart, apartMax: 1 })
    const found = [find('a1')]
    apart.add('a')
    found.push(find('a2'), find('b1'))
    apart.delete('a')
    for (const index of [0, 1]) {
      await expect.poll(() => statements.length).toBeGreaterThan(index)
      statements[index]?.end()
    }
    expect(await Promise.all(found)).toEqual(['a1', 'a2', 'b1'])
    expect(statements.map(({ keys }) => keys.join())).toEqual(['a1', 'a2,b1'])
  })
})
