import { keptClaimsSchema, reproducibilityCardSchema, type ApprovalState, type CommentAnchor } from '@adcopy/contract'
import { permitSystem } from '../access/permit.ts'
import type { Call, SystemActor } from '../context.ts'
import { Problem } from '../problem.ts'
import { hashLinkSecret } from '../support/link-secret.ts'
import { namePeople } from './people.ts'
import { readBrandName } from './read-brand-name.ts'
import { newestStep } from './set-approval.ts'
import { toAnchor } from './to-anchor.ts'

/** Contains no brand facts except the sentences that support this copy. Identifies people only by name. */
export interface ReviewView {
  brand_name: string | null
  platform: string
  copy_length: string
  /** The backend that wrote this version; null if a member wrote it. */
  backend: string | null
  number: number
  newer_exists: boolean
  headline: string
  primary_text: string
  description: string | null
  created_at: Date
  approval: { state: ApprovalState; by: string | null; at: Date | null }
  support: Array<CommentAnchor & { says: string }>
  comments: Array<{
    text: string
    by: string
    at: Date
    anchor: (CommentAnchor & { quote: string }) | null
    resolved: boolean
  }>
  expires_at: Date
}

/** Throws `not_found` if the link is unknown, expired or revoked, or if the workspace is frozen. */
export async function openReviewLink({ ctx, input }: Call<{ secret: string }, SystemActor>): Promise<ReviewView> {
  permitSystem(ctx)
  const { prisma } = ctx.deps.db
  const [open] = await prisma.$queryRaw<Array<{ id: string }>>`
    select l.id from review_link l join workspace w on w.id = l.workspace_id
     where l.hash = ${hashLinkSecret(input.secret)} and l.revoked_at is null and l.expires_at > app_now()
       and w.billing_state = 'active'`
  if (open === undefined) throw new Problem('not_found')
  const link = await prisma.reviewLink.findUniqueOrThrow({
    where: { id: open.id },
    include: {
      artifactVersion: true,
      artifact: {
        include: {
          versions: { orderBy: { number: 'desc' }, take: 1, select: { number: true } },
          job: { select: { platform: true, copyLength: true, groundingId: true } },
        },
      },
    },
  })
  const { artifact, artifactVersion: version, workspaceId } = link
  const where = { workspaceId, artifactId: artifact.id, version: version.number }
  const step = await prisma.artifactApproval.findFirst({ where, orderBy: newestStep })
  const comments = await prisma.artifactComment.findMany({ where, orderBy: { id: 'asc' } })
  const nameOf = await namePeople(prisma, workspaceId, [
    step?.userId ?? null,
    ...comments.map(({ authorId }) => authorId),
  ])
  return {
    brand_name: await readBrandName(prisma, workspaceId, artifact.job.groundingId),
    platform: artifact.job.platform,
    copy_length: artifact.job.copyLength,
    backend: reproducibilityCardSchema.safeParse(version.card).data?.backend ?? null,
    number: version.number,
    newer_exists: (artifact.versions[0]?.number ?? 0) > version.number,
    headline: version.headline,
    primary_text: version.primaryText,
    description: version.description,
    created_at: version.createdAt,
    approval: {
      state: (step?.state ?? 'draft') as ApprovalState,
      by: step === null ? null : nameOf(step.userId).name,
      at: step?.createdAt ?? null,
    },
    support: keptClaimsSchema
      .parse(version.claims ?? [])
      .map(({ field, start, end, source }) => ({ field, start, end, says: source.sentence })),
    comments: comments.map((comment) => ({
      text: comment.text,
      by: nameOf(comment.authorId).name,
      at: comment.createdAt,
      anchor: toAnchor(comment),
      resolved: comment.resolvedAt !== null,
    })),
    expires_at: link.expiresAt,
  }
}
