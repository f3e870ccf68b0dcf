import { limits } from '@adcopy/contract'
import { verbs } from '@adcopy/core'
import { asMember, createArtifact, createTenant, setUpCore } from '@adcopy/testing'
import { expect, test } from 'vitest'

const { core, database } = await setUpCore({ checkEdit: async () => ({ checks: [], claims: [] }) })
const tenant = await createTenant(core)
const { artifactId } = await createArtifact(core, tenant)
const ctx = await asMember(core, tenant)
const of = { artifactId, number: 1 }
const { artifactVersionsMax, artifactCommentsMax, approvalStepsMax, reviewLinksMax } = limits

test.each([
  [
    'changes of its approval',
    approvalStepsMax,
    `artifact_approval (workspace_id, artifact_id, id, version, state, user_id, created_at)
     select $1, $2, 'aps_' || n, 1, 'draft', 'x', app_now() - interval '1 hour'`,
    (step: number) => {
      const [from, to] =
        step === approvalStepsMax ? (['in_review', 'draft'] as const) : (['draft', 'in_review'] as const)
      return verbs.setApproval({ ctx, input: { ...of, from, to } })
    },
  ],
  [
    'versions',
    artifactVersionsMax,
    `artifact_version (workspace_id, artifact_id, number, headline, primary_text, checks, created_at)
     select $1, $2, n + 1, 'x', 'x', '[]', now()`,
    (baseNumber: number) =>
      verbs.editArtifact({
        ctx,
        input: { artifactId, baseNumber, copy: { headline: `${baseNumber}`, primary_text: 'y' } },
      }),
  ],
  [
    'comments',
    artifactCommentsMax,
    `artifact_comment (workspace_id, artifact_id, id, version, text, author_id) select $1, $2, 'cmt_' || n, 1, 'x', 'x'`,
    () => verbs.addComment({ ctx, input: { ...of, text: 'x' } }),
  ],
  [
    'open links',
    reviewLinksMax,
    `review_link (workspace_id, artifact_id, id, version, hash, created_by, expires_at)
     select $1, $2, 'rvl_' || n, 1, n::text::bytea, 'x', app_now() + interval '1 day'`,
    () => verbs.createReviewLink({ ctx, input: { ...of, expiresInDays: 1 } }),
  ],
])('an artifact has room for the last of its %s and for no more', async (what, max, rows, add) => {
  const stored = what === 'versions' ? 2 : 1
  await database.pool.query(`insert into ${rows} from generate_series(1, $3::int) n`, [
    tenant.workspaceId,
    artifactId,
    max - stored,
  ])
  await add(max - 1)
  const detail = expect.stringContaining(`${max} ${what} already`) as string
  await expect(add(max)).rejects.toMatchObject({ code: 'invalid_request', errors: [{ detail }] })
})

test('an admin can withdraw an approval after any number of changes', async () => {
  const email = 'admin@members.example'
  const input = { workspaceId: tenant.workspaceId, email, role: 'admin' } as const
  const { user_id: userId } = await verbs.addMember({ ctx: core.as({ kind: 'operator' }), input })
  const admin = await asMember(core, { workspaceId: tenant.workspaceId, userId })
  const other = await createArtifact(core, tenant)
  await database.pool.query(
    `insert into artifact_approval (workspace_id, artifact_id, id, version, state, user_id)
     select $1, $2, 'aps_approved_' || n, 1, 'approved', 'x' from generate_series(1, $3::int) n`,
    [tenant.workspaceId, other.artifactId, approvalStepsMax],
  )
  const step = { artifactId: other.artifactId, number: 1 }
  await verbs.setApproval({ ctx: admin, input: { ...step, from: 'approved', to: 'draft' } })
  const again = verbs.setApproval({ ctx: admin, input: { ...step, from: 'draft', to: 'in_review' } })
  await expect(again).rejects.toMatchObject({ code: 'invalid_request' })
})

test('a page of an artifact has its open links and the twenty of the revoked ones that were created last', async () => {
  const other = await createArtifact(core, tenant)
  const link = { artifactId: other.artifactId, number: 1, expiresInDays: 1 }
  const { review_link_id: open } = await verbs.createReviewLink({ ctx, input: link })
  await database.pool.query(
    `insert into review_link (workspace_id, artifact_id, id, version, hash, created_by, expires_at, revoked_at)
     select $1, $2, 'rvl_revoked_' || lpad(n::text, 2, '0'), 1, ('revoked ' || n)::bytea, 'x',
            app_now() + interval '1 day', app_now() from generate_series(1, 30) n`,
    [tenant.workspaceId, other.artifactId],
  )
  const { review_links: links } = await verbs.readArtifact({ ctx, input: other })
  const revoked = Array.from({ length: reviewLinksMax }, (_, index) => `rvl_revoked_${30 - index}`)
  expect(links.map(({ review_link_id }) => review_link_id)).toEqual([open, ...revoked])
})
