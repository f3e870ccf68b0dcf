import { describe, expect, test } from 'vitest'
import { createLanes, LaneFull } from '../src/support/lanes.ts'

describe('lanes', () => {
  test('at most the width runs concurrently, all run, and in order', async () => {
    const lanes = createLanes({ widthMax: 3, waitMsMax: 5_000 })
    let running = 0
    let most = 0
    const begun: number[] = []
    await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        lanes.run('key', async () => {
          begun.push(index)
          most = Math.max(most, (running += 1))
          await new Promise((resolve) => setImmediate(resolve))
          running -= 1
        }),
      ),
    )
    expect(most).toBe(3)
    expect(begun).toEqual(Array.from({ length: 50 }, (_, index) => index))
  })

  test('a failure frees its slot, another key has its own slots, and waiting times out', async () => {
    const lanes = createLanes({ widthMax: 1, waitMsMax: 30 })
    await expect(lanes.run('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
    let release = () => {}
    const held = lanes.run('a', () => new Promise<void>((resolve) => (release = resolve)))
    await expect(lanes.run('a', () => Promise.resolve())).rejects.toThrow(LaneFull)
    expect(await lanes.run('b', () => Promise.resolve('b'))).toBe('b')
    release()
    await held
    expect(await lanes.run('a', () => Promise.resolve('again'))).toBe('again')
  })
})
