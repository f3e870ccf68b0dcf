import { verbs, type Ctx, type OperatorActor } from '@adcopy/core'
import type { ProblemCode } from '@adcopy/contract'
import { createTenant, testFingerprintKeys, type Tenant } from '@adcopy/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startEntry, type RunningEntry } from '../entry.ts'
import { entries, offersPath, startRig, validBody, jobsPath, type Rig } from '../rig.ts'

describe.each(entries)('an act of administration is in force at the next request on every instance, by %s', (entry) => {
  let rig: Rig
  let other: RunningEntry
  let tenant: Tenant
  let ctx: Ctx<OperatorActor>

  beforeAll(async () => {
    rig = await startRig(entry)
    other = await startEntry(entry, {
      DATABASE_URL: rig.database.urls.api,
      FINGERPRINT_KEYS: testFingerprintKeys,
      WEB_ORIGIN: 'http://web.example',
    })
    ctx = rig.core.as({ kind: 'operator' })
  })
  beforeEach(async () => {
    tenant = await createTenant(rig.core)
  })
  afterAll(async () => {
    await other.stop()
    await rig.close()
  })

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
  const workspaceId = () => tenant.workspaceId
  const email = () => tenant.email

  test.for<[what: string, act: () => Promise<unknown>, after: unknown[], undo?: () => Promise<unknown>]>([
    [
      'a token is revoked',
      () => verbs.revokeToken({ ctx, input: { tokenId: tenant.tokenId } }),
      both('invalid_auth', 'invalid_auth'),
    ],
    [
      'a member is removed',
      () => verbs.removeMember({ ctx, input: { workspaceId: workspaceId(), email: email() } }),
      both('forbidden', 'forbidden'),
    ],
    [
      'a member becomes a viewer',
      () => verbs.setMemberRole({ ctx, input: { workspaceId: workspaceId(), email: email(), role: 'viewer' } }),
      both(200, 'forbidden'),
      () => verbs.setMemberRole({ ctx, input: { workspaceId: workspaceId(), email: email(), role: 'editor' } }),
    ],
    [
      'access is taken away',
      () => verbs.setWorkspace({ ctx, input: { workspaceId: workspaceId(), accessEnabled: false } }),
      both('preview_disabled', 'preview_disabled'),
      () => verbs.setWorkspace({ ctx, input: { workspaceId: workspaceId(), accessEnabled: true } }),
    ],
    [
      'a workspace is frozen',
      () => verbs.setWorkspace({ ctx, input: { workspaceId: workspaceId(), billing: 'frozen' } }),
      both('workspace_frozen', 'workspace_frozen'),
      () => verbs.setWorkspace({ ctx, input: { workspaceId: workspaceId(), billing: 'active' } }),
    ],
  ])('%s', { tags: ['D-TOKENS-1'] }, async ([, act, after, undo]) => {
    expect(await answers()).toEqual(open)
    await act()
    expect(await answers()).toEqual(after)
    if (undo === undefined) return
    await undo()
    expect(await answers()).toEqual(open)
  })
})
