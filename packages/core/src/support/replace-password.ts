import { newId } from './ids.ts'
import type { Transaction } from './transact.ts'

/** `null` removes the password. Ends the account's sessions and returns their number. */
export async function replacePassword(tx: Transaction, userId: string, hash: string | null): Promise<number> {
  await tx.account.upsert({
    where: { providerId_accountId: { providerId: 'credential', accountId: userId } },
    update: { password: hash },
    create: { id: newId('user'), providerId: 'credential', accountId: userId, userId, password: hash },
  })
  return (await tx.session.deleteMany({ where: { userId } })).count
}
