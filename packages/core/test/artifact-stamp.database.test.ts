import type { ApprovalState } from '@adcopy/contract'
import { verbs } from '@adcopy/core'
import { asMember, createArtifact, createTenant, setUpCore } from '@adcopy/testing'
import { expect, test } from 'vitest'

const { core } = await setUpCore({ checkEdit: async () => ({ checks: [], claims: [] }) })
const tenant = await createTenant(core)
const { artifactId } = await createArtifact(core, tenant)
const author = await asMember(core, tenant)

test('the stamp of an artifact changes with each act on it, and only then', async () => {
  const { stamp: first } = await verbs.readArtifact({ ctx: author, input: { artifactId } })
  const comment = () => verbs.addComment({ ctx: author, input: { artifactId, number: 1, text: 'Why?' } })
  const resolve = (commentId: string, resolved: boolean) =>
    verbs.resolveComment({ ctx: author, input: { commentId, resolved } })
  const step = (from: ApprovalState, to: ApprovalState) =>
    verbs.setApproval({ ctx: author, input: { artifactId, number: 1, from, to } })
  const stamps = [first]
  const changes = async <T>(act: Promise<T>): Promise<T> => {
    const done = await act
    const { stamp } = await verbs.readArtifactStamp({ ctx: author, input: { artifactId } })
    expect(stamps).not.toContain(stamp)
    expect(await verbs.readArtifactStamp({ ctx: author, input: { artifactId } })).toEqual({ stamp })
    stamps.push(stamp)
    return done
  }
  const { comment_id: one } = await changes(comment())
  const { comment_id: two } = await changes(comment())
  await changes(resolve(one, true))
  await changes(Promise.all([resolve(one, false), resolve(two, true)]))
  await changes(step('draft', 'in_review'))
  await changes(step('in_review', 'draft'))
  const link = { artifactId, number: 1, expiresInDays: 1 }
  const { review_link_id: reviewLinkId } = await changes(verbs.createReviewLink({ ctx: author, input: link }))
  await changes(verbs.revokeReviewLink({ ctx: author, input: { reviewLinkId } }))
  const copy = { headline: 'New', primary_text: 'Other words.' }
  await changes(verbs.editArtifact({ ctx: author, input: { artifactId, baseNumber: 1, copy } }))
  expect((await verbs.readArtifact({ ctx: author, input: { artifactId } })).stamp).toBe(stamps.at(-1))
})
