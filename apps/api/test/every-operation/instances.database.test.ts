import type { ProblemCode } from '@adcopy/contract'
import { actsOf, createTenant, testFingerprintKeys, type Acts, type Tenant } from '@adcopy/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startEntry, type RunningEntry } from '../entry.ts'
import { entries, offersPath, startRig, validBody, jobsPath } from '../rig.ts'

describe.each(entries)('an act of administration is in force at the next request on every instance, by %s', (entry) => {
  const rig = startRig(entry)
  let other: RunningEntry
  let tenant: Tenant

  beforeAll(async () => {
    other = await startEntry(entry, {
      DATABASE_URL: rig.database.urls.api,
      FINGERPRINT_KEYS: testFingerprintKeys,
      WEB_ORIGIN: 'http://web.example',
    })
  })
  beforeEach(async () => {
    tenant = await createTenant(rig.core)
  })
  afterAll(() => other.stop())

  async function answers(): Promise<unknown[]> {
    const asked = [rig.url, other.url].flatMap((origin) => [
      fetch(origin + offersPath, { headers: { authorization: `Bearer ${tenant.token}` } }),
      fetch(origin + jobsPath, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${tenant.token}`,
          'content-type': 'application/json',
          'idempotency-key': crypto.randomUUID(),
        },
        body: JSON.stringify(validBody),
      }),
    ])
    return Promise.all(
      asked.map(async (pending) => {
        const response = await pending
        const body = (await response.json()) as { type?: string }
        return response.ok ? response.status : body.type?.split('/').at(-1)
      }),
    )
  }

  const open = [200, 202, 200, 202]
  const both = (read: ProblemCode | 200, create: ProblemCode | 202) => [read, create, read, create]

  type Act = (acts: Acts) => Promise<unknown>
  test.for<[what: string, act: Act, after: unknown[], undo?: Act]>([
    ['a token is revoked', ({ revokeToken }) => revokeToken(), both('invalid_auth', 'invalid_auth')],
    ['a member is removed', ({ removeMember }) => removeMember(), both('forbidden', 'forbidden')],
    [
      'a member becomes a viewer',
      ({ become }) => become('viewer'),
      both(200, 'forbidden'),
      ({ become }) => become('editor'),
    ],
    [
      'access is taken away',
      ({ set }) => set({ accessEnabled: false }),
      both('preview_disabled', 'preview_disabled'),
      ({ set }) => set({ accessEnabled: true }),
    ],
    [
      'a workspace is frozen',
      ({ set }) => set({ billing: 'frozen' }),
      both('workspace_frozen', 'workspace_frozen'),
      ({ set }) => set({ billing: 'active' }),
    ],
    ['the switch is turned off', ({ turn }) => turn(false), both(200, 'unavailable'), ({ turn }) => turn(true)],
  ])('%s', { tags: ['D-TOKENS-1', 'D-SWITCH'] }, async ([, act, after, undo]) => {
    const acts = actsOf(rig.core, tenant)
    expect(await answers()).toEqual(open)
    await act(acts)
    expect(await answers()).toEqual(after)
    if (undo === undefined) return
    await undo(acts)
    expect(await answers()).toEqual(open)
  })
})
