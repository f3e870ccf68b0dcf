import { verbs } from '@adcopy/core'
import { poolConnectionsDefault } from '@adcopy/db'
import { actorOfToken, asMember, createTenant, type Tenant, setUpCore, until } from '@adcopy/testing'
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
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

  test('a lane is stuck if it runs and nothing in it has ended for a while', async () => {
    const now = vi.spyOn(performance, 'now').mockReturnValue(0)
    onTestFinished(() => now.mockRestore())
    const lanes = createLanes({ widthMax: 2, waitMsMax: 5_000 })
    const held = Promise.withResolvers<void>()
    const running = [held.promise, Promise.resolve()].map((work) => lanes.run('a', () => work))
    await running[1]
    const stuckAt = (ms: number) => {
      now.mockReturnValue(ms)
      return lanes.isStuck('a')
    }
    expect([stuckAt(250), stuckAt(251), lanes.isStuck('b')]).toEqual([false, true, false])
    await lanes.run('a', () => Promise.resolve())
    expect([stuckAt(501), stuckAt(502)]).toEqual([false, true])
    held.resolve()
    await Promise.all(running)
    expect(stuckAt(1_000)).toBe(false)
  })
})

describe('a workspace whose usage row is locked', async () => {
  const rig = await setUpCore()
  let blocked: Tenant
  let free: Tenant

  beforeAll(async () => {
    blocked = await createTenant(rig.core)
    free = await createTenant(rig.core)
  })

  async function creatorFor(tenant: Tenant) {
    const ctx = await asMember(rig.core, tenant)
    const request = { platform: 'facebook', awareness_level: 'unaware', brief: 'x', copy_length: 'short' } as const
    return (idempotencyKey: string) => verbs.createJob({ ctx, input: { idempotencyKey, request } })
  }

  test('leaves connections to all other workspaces', { tags: ['D-UNAVAILABLE'] }, async () => {
    const [createBlocked, createFree] = [await creatorFor(blocked), await creatorFor(free)]
    await createBlocked('first')
    let waiting: Array<Promise<unknown>> = []
    const lock = `select 1 from usage where workspace_id = '${blocked.workspaceId}' for update`
    await rig.database.holding(lock, async () => {
      waiting = Array.from({ length: 20 }, (_, index) => createBlocked(`waits-${index}`).catch(() => undefined))
      expect(await createFree('shares-their-statement')).toMatchObject({ replayed: false })
      await until(() => rig.core.poolUse().busy >= poolConnectionsDefault / 2)
      for (let round = 0; round < 5; round += 1) {
        expect(await actorOfToken(rig.core, free.token)).toMatchObject({ workspaceId: free.workspaceId })
        expect(await createFree(`goes-${round}`)).toMatchObject({ replayed: false })
        expect(rig.core.poolUse()).toMatchObject({ busy: poolConnectionsDefault / 2, waiting: 0 })
      }
    })
    await Promise.all(waiting)
  })
})
