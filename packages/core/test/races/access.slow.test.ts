import { verbs } from '@adcopy/core'
import { createTenant, setUpCore } from '@adcopy/testing'
import { describe, test } from 'vitest'
import { contestsIn, expectClose, runContest, times } from '../support/contest.ts'

const rig = await setUpCore({ poolConnectionsMax: 30 })
const { core } = rig
const { told, compete, operator } = contestsIn(rig)

describe(
  'creates against the end of a permission: accepted before it and refused after it',
  { timeout: 120_000 },
  () => {
    test('a token is revoked', { tags: ['D-TOKENS-1'] }, () =>
      compete('invalid_auth', ({ workspaceId, email }) => {
        let tokenId = ''
        return {
          arrange: async () => {
            const issued = await verbs.issueToken({ ...operator(), input: { workspaceId, email } })
            tokenId = issued.token_id
            return times(4, { token: issued.token })
          },
          act: () => verbs.revokeToken({ ...operator(), input: { tokenId } }),
        }
      }),
    )

    test('a workspace is frozen', { tags: ['AUTH-7'] }, () =>
      compete('workspace_frozen', ({ workspaceId, token }) => {
        const set = (billing: 'active' | 'frozen') =>
          verbs.setWorkspace({ ...operator(), input: { workspaceId, billing } })
        return {
          arrange: async () => (await set('active'), times(4, { token })),
          act: () => set('frozen'),
        }
      }),
    )

    test('public access is taken away', { tags: ['AUTH-6'] }, () =>
      compete('preview_disabled', ({ workspaceId, token }) => {
        const set = (accessEnabled: boolean) =>
          verbs.setWorkspace({ ...operator(), input: { workspaceId, accessEnabled } })
        return { arrange: async () => (await set(true), times(4, { token })), act: () => set(false) }
      }),
    )

    test('a member becomes a viewer', { tags: ['D-ROLE'] }, () =>
      compete('forbidden', ({ workspaceId, email, token }) => {
        const set = (role: 'editor' | 'viewer') =>
          verbs.setMemberRole({ ...operator(), input: { workspaceId, email, role } })
        return { arrange: async () => (await set('editor'), times(4, { token })), act: () => set('viewer') }
      }),
    )

    test('a member is removed', { tags: ['AUTH-5'] }, () =>
      compete('forbidden', ({ workspaceId }) => {
        let member = 0
        const email = () => `guest-${member}@${workspaceId.replaceAll('_', '-')}.example`
        return {
          arrange: async () => {
            member += 1
            await verbs.addMember({ ...operator(), input: { workspaceId, email: email(), role: 'editor' } })
            const { token } = await verbs.issueToken({ ...operator(), input: { workspaceId, email: email() } })
            return times(4, { token })
          },
          act: () => verbs.removeMember({ ...operator(), input: { workspaceId, email: email() } }),
        }
      }),
    )

    test('the switch is turned off', { tags: ['D-SWITCH'] }, async () => {
      const tenants = await Promise.all(times(8, null).map(() => createTenant(core, { allocation: 1_000_000 })))
      const turn = (enabled: boolean) =>
        verbs.setSwitch({ ...operator(), input: { name: 'PUBLIC_API_ENABLED', enabled } })
      const standings = await runContest(core, 100, {
        refusal: 'unavailable',
        arrange: async () => (await turn(true), tenants.map(({ token }) => ({ token }))),
        act: () => turn(false),
      })
      told.push(...expectClose('unavailable', [standings]))
      await turn(true)
    })
  },
)
