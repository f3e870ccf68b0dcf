import { permitOn } from '../access/permit-on.ts'
import type { Call } from '../context.ts'
import { audit } from '../support/audit.ts'
import { transact } from '../support/transact.ts'

/** Revoking a token again does not change `revoked_at`. */
export async function revokeToken({ ctx, input }: Call<{ tokenId: string }>): Promise<void> {
  const { tokenId } = input
  const workspaceId = await permitOn(ctx, 'token', tokenId, 'admin')
  await transact(ctx.deps, async (tx) => {
    const revoked = await tx.$executeRaw`
      update api_token set revoked_at = app_now() where id = ${tokenId} and revoked_at is null`
    if (revoked === 0) return
    await audit(tx, ctx.actor, { workspaceId, action: 'token.revoke', target: tokenId })
  })
}
