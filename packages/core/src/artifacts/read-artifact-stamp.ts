import { isId } from '@adcopy/contract'
import { permit } from '../access/permit.ts'
import type { Call, MemberActor } from '../context.ts'
import { Problem } from '../problem.ts'

/**
 * Returns a text that changes with each new version, approval step, comment and review link of an artifact, and when a
 * comment is resolved or a link revoked. Open pages poll it, because an artifact itself can be large. Throws `not_found`
 * if the caller's workspace does not have the artifact.
 */
export async function readArtifactStamp({
  ctx,
  input,
}: Call<{ artifactId: string }, MemberActor>): Promise<{ stamp: string }> {
  const { workspaceId } = ctx.actor
  permit(ctx, workspaceId, 'viewer')
  if (!isId('artifact', input.artifactId)) throw new Problem('not_found')
  const [found] = await ctx.deps.db.prisma.$queryRaw<Array<{ stamp: string }>>`
    select concat_ws(' ',
             (select max(number) from artifact_version where workspace_id = a.workspace_id and artifact_id = a.id),
             (select count(*) from artifact_approval where workspace_id = a.workspace_id and artifact_id = a.id),
             (select concat_ws(' ', count(*), count(resolved_at), max(resolved_at)) from artifact_comment
               where workspace_id = a.workspace_id and artifact_id = a.id),
             (select concat_ws(' ', count(*), count(revoked_at)) from review_link
               where workspace_id = a.workspace_id and artifact_id = a.id)) as stamp
      from artifact a where a.workspace_id = ${workspaceId} and a.id = ${input.artifactId}`
  if (found === undefined) throw new Problem('not_found')
  return found
}
