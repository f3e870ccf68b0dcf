import { emailSchema } from '@adcopy/contract'
import { Problem } from '../problem.ts'
import { parse } from '../support/parse.ts'
import type { Transaction } from '../support/transact.ts'

export async function findMembership(tx: Transaction, workspaceId: string, email: string) {
  const membership = await tx.membership.findFirst({
    where: { workspaceId, removedAt: null, user: { email: parse(emailSchema, email, 'email') } },
  })
  if (membership === null) throw new Problem('not_found')
  return membership
}
