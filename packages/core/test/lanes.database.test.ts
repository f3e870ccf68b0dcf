import { verbs } from '@adcopy/core'
import { poolConnectionsDefault } from '@adcopy/db'
import { actorOfToken, asMember, createTenant, type Tenant, setUpCore } from '@adcopy/testing'
import { beforeAll, describe, expect, test } from 'vitest'
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
      // After this pause, each call has requested a connection or waits because its workspace has too many calls.
      await new Promise((resolve) => setImmediate(resolve))
      expect(rig.core.poolUse()).toMatchObject({ busy: poolConnectionsDefault / 2, waiting: 0 })
      for (let round = 0; round < 5; round += 1) {
        expect(await actorOfToken(rig.core, free.token)).toMatchObject({ workspaceId: free.workspaceId })
        expect(await createFree(`goes-${round}`)).toMatchObject({ replayed: false })
      }
    })
    await Promise.all(waiting)
  })
})
