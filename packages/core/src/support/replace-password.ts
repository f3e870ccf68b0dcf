import { newId } from './ids.ts'
import type { Transaction } from './transact.ts'

/**
 * Sets an account's password and ends its sessions. `null` removes the password. Returns the number of ended sessions.
 */
export async function replacePassword(tx: Transaction, userId: string, hash: string | null): Promise<number> {
  await tx.account.upsert({
    where: { providerId_accountId: { providerId: 'credential', accountId: userId } },
    update: { password: hash },
    create: { id: newId('user'), providerId: 'credential', accountId: userId, userId, password: hash },
  })
  return (await tx.session.deleteMany({ where: { userId } })).count
}
