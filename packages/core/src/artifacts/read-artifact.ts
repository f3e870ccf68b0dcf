import {
  checkVerdictSchema,
  keptClaimsSchema,
  limits,
  reproducibilityCardSchema,
  type ApprovalState,
  type CheckVerdict,
  type CommentAnchor,
  type CopyClaim,
  type ReproducibilityCard,
} from '@adcopy/contract'
import type { Prisma } from '@adcopy/db'
import type { Call, MemberActor } from '../context.ts'
import { Problem } from '../problem.ts'
import { toOfferContent } from '../offers/offer-version.ts'
import { namePeople, type Person } from './people.ts'
import { readArtifactStamp } from './read-artifact-stamp.ts'
import { readBrandName } from './read-brand-name.ts'
import { toAnchor } from './to-anchor.ts'

export interface ArtifactView {
  artifact_id: string
  /** From {@link readArtifactStamp}. */
  stamp: string
  job_id: string
  platform: string
  awareness_level: string
  copy_length: string
  offer_id: string | null
  /** The URL that the offer had when the job was accepted. */
  link: string | null
  brand_name: string | null
  created_at: Date
  versions: Array<{
    number: number
    headline: string
    primary_text: string
    description: string | null
    author: Person | null
    created_at: Date
    checks: CheckVerdict[]
    /** Null for a member's edit, because no model generated or verified the text. */
    card: ReproducibilityCard | null
    /** Null if no claims were stored with the version. */
    claims: CopyClaim[] | null
    approval: ApprovalState
    /** Changes of the approval state, oldest first. Empty if the version has always been a draft. */
    steps: Array<{ state: ApprovalState; by: Person; at: Date }>
  }>
  comments: Array<{
    comment_id: string
    number: number
    text: string
    author: Person
    created_at: Date
    anchor: (CommentAnchor & { quote: string }) | null
    resolved: { by: Person; at: Date } | null
  }>
  /** The open links, then the revoked ones that were created last. */
  review_links: Array<{
    review_link_id: string
    number: number
    created_by: Person
    created_at: Date
    expires_at: Date
    revoked_at: Date | null
  }>
  /** The name is null if the file was removed. */
  sources: Array<{ file_id: string; name: string | null }>
}

const included = {
  versions: { orderBy: { number: 'desc' } },
  approvals: { orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] },
  comments: { orderBy: { id: 'asc' } },
  job: {
    select: {
      id: true,
      platform: true,
      awarenessLevel: true,
      copyLength: true,
      offerVersion: { select: { offerId: true, content: true } },
      groundingId: true,
      grounding: { select: { sourceFileIds: true } },
    },
  },
} as const satisfies Prisma.ArtifactInclude

type Row = Prisma.ArtifactGetPayload<{ include: typeof included }>

/** Returns an artifact of the caller's workspace, or throws `not_found`. */
export async function readArtifact({ ctx, input }: Call<{ artifactId: string }, MemberActor>): Promise<ArtifactView> {
  const { workspaceId } = ctx.actor
  const { prisma } = ctx.deps.db
  // A change between the two statements makes the stamp too old, so that the page is read once more.
  const { stamp } = await readArtifactStamp({ ctx, input })
  const row = await prisma.artifact.findFirst({ where: { id: input.artifactId, workspaceId }, include: included })
  if (row === null) throw new Problem('not_found')
  const unexpired = { artifactId: row.id, workspaceId, expiresAt: { gt: ctx.actor.now } }
  const orderBy = { id: 'desc' } as const
  const reviewLinks = [
    ...(await prisma.reviewLink.findMany({ where: { ...unexpired, revokedAt: null }, orderBy })),
    ...(await prisma.reviewLink.findMany({
      where: { ...unexpired, revokedAt: { not: null } },
      orderBy,
      take: limits.reviewLinksMax,
    })),
  ]
  const files = await prisma.knowledgeFile.findMany({
    where: { workspaceId, id: { in: row.job.grounding.sourceFileIds } },
    select: { id: true, name: true },
  })
  const names = new Map(files.map(({ id, name }) => [id, name]))
  const nameOf = await namePeople(prisma, workspaceId, [
    ...row.versions.map(({ authorId }) => authorId),
    ...row.approvals.map(({ userId }) => userId),
    ...row.comments.flatMap(({ authorId, resolvedBy }) => [authorId, resolvedBy]),
    ...reviewLinks.map(({ createdBy }) => createdBy),
  ])
  const approvals = Map.groupBy(row.approvals, ({ version }) => version)
  return {
    artifact_id: row.id,
    stamp,
    job_id: row.job.id,
    platform: row.job.platform,
    awareness_level: row.job.awarenessLevel,
    copy_length: row.job.copyLength,
    offer_id: row.job.offerVersion?.offerId ?? null,
    link: row.job.offerVersion === null ? null : (toOfferContent(row.job.offerVersion.content).url ?? null),
    brand_name: await readBrandName(prisma, workspaceId, row.job.groundingId),
    created_at: row.createdAt,
    versions: row.versions.map((version) => toVersion(version, approvals.get(version.number) ?? [], nameOf)),
    comments: row.comments.map((comment) => toComment(comment, nameOf)),
    review_links: reviewLinks.map(({ id, version, createdBy, createdAt, expiresAt, revokedAt }) => ({
      review_link_id: id,
      number: version,
      created_by: nameOf(createdBy),
      created_at: createdAt,
      expires_at: expiresAt,
      revoked_at: revokedAt,
    })),
    sources: row.job.grounding.sourceFileIds.map((id) => ({ file_id: id, name: names.get(id) ?? null })),
  }
}

type NameOf = (userId: string) => Person

function toVersion(row: Row['versions'][number], approvals: Row['approvals'], nameOf: NameOf) {
  const steps = approvals.map(({ state, userId, createdAt }) => ({
    state: state as ApprovalState,
    by: nameOf(userId),
    at: createdAt,
  }))
  return {
    number: row.number,
    headline: row.headline,
    primary_text: row.primaryText,
    description: row.description,
    author: row.authorId === null ? null : nameOf(row.authorId),
    created_at: row.createdAt,
    checks: checkVerdictSchema.array().parse(row.checks),
    card: reproducibilityCardSchema.nullable().parse(row.card),
    claims: keptClaimsSchema.nullable().parse(row.claims),
    approval: steps.at(-1)?.state ?? ('draft' as const),
    steps,
  }
}

function toComment(row: Row['comments'][number], nameOf: NameOf) {
  const { resolvedAt, resolvedBy } = row
  return {
    comment_id: row.id,
    number: row.version,
    text: row.text,
    author: nameOf(row.authorId),
    created_at: row.createdAt,
    anchor: toAnchor(row),
    resolved: resolvedAt === null || resolvedBy === null ? null : { by: nameOf(resolvedBy), at: resolvedAt },
  }
}
