import { newId } from './ids.ts'
import type { Transaction } from './transact.ts'

/**
 * Sets an account's password, ends its sessions and deletes its unused links for a new password. `null` removes the
 * password. Returns the number of ended sessions.
 */
export async function replacePassword(tx: Transaction, userId: string, hash: string | null): Promise<number> {
  await tx.account.upsert({
    where: { providerId_accountId: { providerId: 'credential', accountId: userId } },
    update: { password: hash },
    create: { id: newId('user'), providerId: 'credential', accountId: userId, userId, password: hash },
  })
  await tx.passwordReset.deleteMany({ where: { userId, usedAt: null } })
  return (await tx.session.deleteMany({ where: { userId } })).count
}
