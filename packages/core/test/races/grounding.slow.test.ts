import { verbs } from '@adcopy/core'
import { testBrand, setUpCore } from '@adcopy/testing'
import { beforeAll, describe, test } from 'vitest'
import { contestsIn, times } from '../support/contest.ts'

const rig = await setUpCore({ poolConnectionsMax: 30 })
const { compete, operator } = contestsIn(rig)

beforeAll(async () => {
  await rig.database.runClock(new Date('2026-11-15T12:00:00Z')) // no month may end during these tests
})

describe(
  'creates against an edit of their grounding: accepted before it, refused after it',
  { timeout: 120_000 },
  () => {
    test('an offer is archived', { tags: ['POST-5'] }, () =>
      compete('not_found', ({ token, offerId }) => {
        const archive = (archived: boolean) => verbs.setOfferArchived({ ...operator(), input: { offerId, archived } })
        return {
          arrange: async () => (await archive(false), times(4, { token, offerId })),
          act: () => archive(true),
        }
      }),
    )

    test('the brand profile is removed', { tags: ['POST-6'] }, () =>
      compete('missing_brand', ({ workspaceId, token }) => ({
        arrange: async () => {
          await verbs.importBrand({ ...operator(), input: { workspaceId, profile: testBrand } })
          return times(4, { token })
        },
        act: () => verbs.removeBrand({ ...operator(), input: { workspaceId } }),
      })),
    )

    test('grounding grows over its limit', { tags: ['POST-7'] }, () =>
      compete('grounding_too_large', ({ workspaceId, token, offerId }) => {
        const voice = (bytes: number) =>
          verbs.importBrand({
            ...operator(),
            input: { workspaceId, profile: { ...testBrand, voice: 'v'.repeat(bytes) } },
          })
        return {
          arrange: async () => (await voice(16_384), times(4, { token, offerId })),
          act: () => voice(16_385),
        }
      }),
    )

    test('the allocation is lowered to the used units', { tags: ['D-ALLOCATION-1'] }, () =>
      compete('quota_exceeded', ({ workspaceId, token }) => {
        let used = 0
        const set = (allocation: number) => verbs.setWorkspace({ ...operator(), input: { workspaceId, allocation } })
        return {
          arrange: async () => {
            await set(1_000_000)
            used = (await verbs.showWorkspace({ ...operator(), input: { workspaceId } })).used
            return times(4, { token })
          },
          act: () => set(used),
        }
      }),
    )
  },
)
