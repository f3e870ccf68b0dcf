import { permit, visible } from '../access/permit.ts'
import type { Call } from '../context.ts'
import { Problem } from '../problem.ts'
import { audit } from '../support/audit.ts'
import { transact } from '../support/transact.ts'

/** Revokes a token, effective at its next request on every instance. Revoking twice changes nothing. */
export async function revokeToken({ ctx, input }: Call<{ tokenId: string }>): Promise<void> {
  await transact(ctx.deps, async (tx) => {
    const token = await tx.apiToken.findFirst({ where: { id: input.tokenId, ...visible(ctx.actor) } })
    if (token === null) throw new Problem('not_found')
    permit(ctx, token.workspaceId, 'admin')
    await tx.$executeRaw`update api_token set revoked_at = coalesce(revoked_at, app_now()) where id = ${token.id}`
    await audit(tx, ctx.actor, { workspaceId: token.workspaceId, action: 'token.revoke', target: token.id })
  })
}
