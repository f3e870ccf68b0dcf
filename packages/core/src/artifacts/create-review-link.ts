import { limits, reviewLinkDaysSchema } from '@adcopy/contract'
import { permit } from '../access/permit.ts'
import type { Call, MemberActor } from '../context.ts'
import { invalidRequest, Problem } from '../problem.ts'
import { audit } from '../support/audit.ts'
import { newId } from '../support/ids.ts'
import { mintLinkSecret } from '../support/link-secret.ts'
import { parse } from '../support/parse.ts'
import { transact } from '../support/transact.ts'
import { lockArtifact } from './lock-artifact.ts'

export interface CreateReviewLink {
  artifactId: string
  number: number
  expiresInDays: number
}

/** No other function returns the URL, because only a hash of its secret is stored. */
export async function createReviewLink({
  ctx,
  input,
}: Call<CreateReviewLink, MemberActor>): Promise<{ review_link_id: string; url: string }> {
  const { workspaceId, userId } = ctx.actor
  permit(ctx, workspaceId, 'editor')
  const days = parse(reviewLinkDaysSchema, input.expiresInDays, 'expiresInDays')
  const { artifactId, number } = input
  const { secret, hash } = mintLinkSecret()
  const id = newId('reviewLink')
  await transact(ctx.deps, async (tx) => {
    await lockArtifact(tx, workspaceId, artifactId)
    const version = await tx.artifactVersion.findFirst({ where: { workspaceId, artifactId, number } })
    if (version === null) throw new Problem('not_found')
    const [open] = await tx.$queryRaw<Array<{ count: number }>>`
      select count(*)::int4 as count from review_link
       where workspace_id = ${workspaceId} and artifact_id = ${artifactId} and revoked_at is null and expires_at > app_now()`
    if ((open?.count ?? 0) >= limits.reviewLinksMax) {
      throw invalidRequest({ pointer: '/artifactId', detail: `has ${limits.reviewLinksMax} open links already` })
    }
    await tx.$executeRaw`
      insert into review_link (id, workspace_id, artifact_id, version, hash, created_by, created_at, expires_at)
      values (${id}, ${workspaceId}, ${artifactId}, ${number}, ${hash}, ${userId}, app_now(),
              app_now() + make_interval(days => ${days}::int4))`
    await audit(tx, ctx.actor, { workspaceId, action: 'review_link.create', target: id, details: { number, days } })
  })
  return { review_link_id: id, url: `${ctx.deps.settings.webOrigin}/review/${secret}` }
}
