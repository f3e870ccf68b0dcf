import {
  checkVerdictSchema,
  isId,
  keptClaimsSchema,
  reproducibilityCardSchema,
  type CheckVerdict,
  type CopyClaim,
  type ReproducibilityCard,
} from '@adcopy/contract'
import { permit } from '../access/permit.ts'
import type { Call, MemberActor } from '../context.ts'
import { Problem } from '../problem.ts'

export interface ArtifactView {
  artifactId: string
  jobId: string
  platform: string
  awarenessLevel: string
  copyLength: string
  brandName: string | null
  createdAt: Date
  /** Newest first. */
  versions: Array<{
    number: number
    headline: string
    primaryText: string
    description: string | null
    /** Null for what was generated. */
    authorId: string | null
    createdAt: Date
    checks: CheckVerdict[]
    card: ReproducibilityCard | null
    /** What its claims rest on; null where nobody traced them. */
    claims: CopyClaim[] | null
  }>
  /** Name is null where the file was removed since. */
  sources: Array<{ fileId: string; name: string | null }>
}

/** An artifact of the caller's workspace with all its versions, or `not_found`. */
export async function readArtifact({ ctx, input }: Call<{ artifactId: string }, MemberActor>): Promise<ArtifactView> {
  const { workspaceId } = ctx.actor
  permit(ctx, workspaceId, 'viewer')
  const { prisma } = ctx.deps.db
  const row = isId('artifact', input.artifactId)
    ? await prisma.artifact.findFirst({
        where: { id: input.artifactId, workspaceId },
        include: {
          versions: { orderBy: { number: 'desc' } },
          job: {
            select: {
              id: true,
              platform: true,
              awarenessLevel: true,
              copyLength: true,
              grounding: { select: { content: true, sourceFileIds: true } },
            },
          },
        },
      })
    : null
  if (row === null) throw new Problem('not_found')
  const files = await prisma.knowledgeFile.findMany({
    where: { workspaceId, id: { in: row.job.grounding.sourceFileIds } },
    select: { id: true, name: true },
  })
  const names = new Map(files.map(({ id, name }) => [id, name]))
  return {
    artifactId: row.id,
    jobId: row.job.id,
    platform: row.job.platform,
    awarenessLevel: row.job.awarenessLevel,
    copyLength: row.job.copyLength,
    brandName: brandName(row.job.grounding.content),
    createdAt: row.createdAt,
    versions: row.versions.map((version) => ({
      number: version.number,
      headline: version.headline,
      primaryText: version.primaryText,
      description: version.description,
      authorId: version.authorId,
      createdAt: version.createdAt,
      checks: checkVerdictSchema.array().parse(version.checks),
      card: reproducibilityCardSchema.nullable().parse(version.card),
      claims: keptClaimsSchema.nullable().parse(version.claims),
    })),
    sources: row.job.grounding.sourceFileIds.map((fileId) => ({ fileId, name: names.get(fileId) ?? null })),
  }
}

function brandName(content: unknown): string | null {
  const name = (content as { profile?: { name?: unknown } } | null)?.profile?.name
  return typeof name === 'string' ? name : null
}
