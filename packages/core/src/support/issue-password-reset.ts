import { newId } from './ids.ts'
import { mintLinkSecret } from './link-secret.ts'
import type { Transaction } from './transact.ts'

const resetHours = 1

/** Deletes the account's earlier links. Returns the link's secret. */
export async function issuePasswordReset(
  tx: Transaction,
  { userId, workspaceId, createdBy }: { userId: string; workspaceId: string | null; createdBy: string },
): Promise<string> {
  const { secret, hash } = mintLinkSecret()
  await tx.passwordReset.deleteMany({ where: { userId, usedAt: null } })
  await tx.$executeRaw`
    insert into password_reset (id, user_id, workspace_id, hash, created_by, expires_at)
    values (${newId('passwordReset')}, ${userId}, ${workspaceId}, ${hash}, ${createdBy},
            app_now() + make_interval(hours => ${resetHours}::int))`
  return secret
}

/** The secret follows the `#`, because browsers do not send that part of a URL to servers, where it could be logged. */
export function passwordResetUrl(webOrigin: string, secret: string): string {
  return `${webOrigin}/new-password#${secret}`
}
