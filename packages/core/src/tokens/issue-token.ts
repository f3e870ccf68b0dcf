import { limits, tokenSecondsSchema } from '@adcopy/contract'
import { permit } from '../access/permit.ts'
import type { Call } from '../context.ts'
import { findMembership } from '../members/find-membership.ts'
import { invalidRequest } from '../problem.ts'
import { audit } from '../support/audit.ts'
import { newId } from '../support/ids.ts'
import { lockWorkspace } from '../support/lock-workspace.ts'
import { parse } from '../support/parse.ts'
import { transact } from '../support/transact.ts'
import { isActive, tokens } from './active-tokens.ts'
import { mintToken } from './token.ts'

export interface IssueToken {
  workspaceId: string
  email: string
  expiresInSeconds?: number | undefined
}

/** The token cannot be read again later, because only its hash is stored. */
export async function issueToken({ ctx, input }: Call<IssueToken>): Promise<{ token_id: string; token: string }> {
  const { workspaceId, email } = input
  permit(ctx, workspaceId, 'admin')
  const expiresInSeconds = parse(tokenSecondsSchema.nullable(), input.expiresInSeconds ?? null, 'expiresInSeconds')
  const { token, hash, prefix, lastFour } = mintToken()
  const id = newId('token')
  await transact(ctx.deps, async (tx) => {
    await lockWorkspace(tx, workspaceId)
    const membership = await findMembership(tx, workspaceId, email)
    const [active] = await tx.$queryRaw<Array<{ tokens: number }>>`
      select count(*)::int as tokens from ${tokens} where t.workspace_id = ${workspaceId} and ${isActive}`
    if ((active?.tokens ?? 0) >= limits.activeTokensMax)
      throw invalidRequest({
        detail: `A workspace has at most ${limits.activeTokensMax} active tokens. Revoke one first.`,
      })
    await tx.$executeRaw`
      insert into api_token (id, workspace_id, membership_id, hash, prefix, last_four, created_at, expires_at)
      values (${id}, ${workspaceId}, ${membership.id}, ${hash}, ${prefix}, ${lastFour}, app_now(),
              app_now() + make_interval(secs => ${expiresInSeconds}::float8))`
    await audit(tx, ctx.actor, { workspaceId, action: 'token.issue', target: id })
  })
  return { token_id: id, token }
}
