import { permit, visible } from '../access/permit.ts'
import type { Call } from '../context.ts'
import { Problem } from '../problem.ts'
import { audit } from '../support/audit.ts'
import { transact } from '../support/transact.ts'

/** Revoking a token again does not change `revoked_at`. */
export async function revokeToken({ ctx, input }: Call<{ tokenId: string }>): Promise<void> {
  await transact(ctx.deps, async (tx) => {
    const token = await tx.apiToken.findFirst({ where: { id: input.tokenId, ...visible(ctx.actor) } })
    if (token === null) throw new Problem('not_found')
    permit(ctx, token.workspaceId, 'admin')
    const revoked = await tx.$executeRaw`
      update api_token set revoked_at = app_now() where id = ${token.id} and revoked_at is null`
    if (revoked === 0) return
    await audit(tx, ctx.actor, { workspaceId: token.workspaceId, action: 'token.revoke', target: token.id })
  })
}
