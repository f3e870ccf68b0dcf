import {
  copyEditSchema,
  isId,
  keptClaimsSchema,
  limits,
  readGrounding,
  type AwarenessLevel,
  type Copy,
  type CopyLength,
  type Platform,
} from '@adcopy/contract'
import { permit } from '../access/permit.ts'
import type { Call, Deps, MemberActor } from '../context.ts'
import { invalidRequest, Problem } from '../problem.ts'
import { toOfferContent } from '../offers/offer-version.ts'
import { StaleWrite } from '../stale-write.ts'
import { audit } from '../support/audit.ts'
import { parse } from '../support/parse.ts'
import { transact } from '../support/transact.ts'
import { lockArtifact } from './lock-artifact.ts'

export interface EditArtifact {
  artifactId: string
  /** The number of the version that was the newest when the member started to edit. */
  baseNumber: number
  copy: Copy
}

/**
 * Does nothing if the newest version already has this text. Throws {@link StaleWrite} if the newest version is not
 * `baseNumber`. Only mechanical checks run; no model verifies the text.
 */
export async function editArtifact({ ctx, input }: Call<EditArtifact, MemberActor>): Promise<{ number: number }> {
  const { workspaceId, userId } = ctx.actor
  permit(ctx, workspaceId, 'editor')
  const copy = parse(copyEditSchema, input.copy, 'copy')
  const { newest, request } = await readNewest(ctx.deps, workspaceId, input.artifactId)
  const before = toCopy(newest)
  if (isEqual(before, copy)) return { number: newest.number }
  refuseStale(input.baseNumber, newest.number)
  if (newest.number >= limits.artifactVersionsMax) {
    throw invalidRequest({
      pointer: '/copy',
      detail: `the artifact has ${limits.artifactVersionsMax} versions already`,
    })
  }
  const claims = keptClaimsSchema.parse(newest.claims ?? [])
  const checked = await ctx.deps.checkEdit(workspaceId, { request, before: { copy: before, claims }, copy })
  return transact(ctx.deps, async (tx) => {
    const { artifactId } = input
    refuseStale(input.baseNumber, await lockArtifact(tx, workspaceId, artifactId))
    const number = input.baseNumber + 1
    const { headline, primary_text: primaryText, description = null } = copy
    await tx.$executeRaw`
      insert into artifact_version
             (workspace_id, artifact_id, number, headline, primary_text, description, author_id, checks, claims, created_at)
      values (${workspaceId}, ${artifactId}, ${number}, ${headline}, ${primaryText}, ${description}, ${userId},
              ${JSON.stringify(checked.checks)}::jsonb, ${JSON.stringify(checked.claims)}::jsonb, app_now())`
    const details = { number }
    await audit(tx, ctx.actor, { workspaceId, action: 'artifact.edit', target: artifactId, details })
    return { number }
  })
}

function refuseStale(baseNumber: number, newestNumber: number): void {
  if (baseNumber !== newestNumber) throw new StaleWrite()
}

async function readNewest({ db }: Deps, workspaceId: string, artifactId: string) {
  const row = isId('artifact', artifactId)
    ? await db.prisma.artifact.findFirst({
        where: { id: artifactId, workspaceId },
        include: {
          versions: { orderBy: { number: 'desc' }, take: 1 },
          job: {
            select: {
              platform: true,
              awarenessLevel: true,
              copyLength: true,
              grounding: { select: { content: true } },
              offerVersion: { select: { content: true } },
            },
          },
        },
      })
    : null
  const newest = row?.versions[0]
  if (row === null || newest === undefined) throw new Problem('not_found')
  const { job } = row
  return {
    newest,
    request: {
      platform: job.platform as Platform,
      awarenessLevel: job.awarenessLevel as AwarenessLevel,
      copyLength: job.copyLength as CopyLength,
      grounding: readGrounding(job.grounding.content),
      offer: job.offerVersion === null ? null : toOfferContent(job.offerVersion.content),
    },
  }
}

function toCopy(row: { headline: string; primaryText: string; description: string | null }): Copy {
  const { headline, primaryText, description } = row
  return { headline, primary_text: primaryText, ...(description !== null && { description }) }
}

function isEqual(one: Copy, other: Copy): boolean {
  return (
    one.headline === other.headline &&
    one.primary_text === other.primary_text &&
    (one.description ?? '') === (other.description ?? '')
  )
}
