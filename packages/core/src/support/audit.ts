import type { Actor } from '../context.ts'
import { assertExhaustive } from './assert-exhaustive.ts'
import { newId } from './ids.ts'
import type { Transaction } from './transact.ts'

interface AuditEntry {
  workspaceId: string | null
  /** `subject.act`, such as `token.revoke`. */
  action: string
  /** Identifier of what was acted on. */
  target: string
  /** Closed values only: roles, states, numbers. Never names, facts or secrets. */
  details?: Record<string, string | number | boolean | null>
}

/** Writes one administrative act to the trail, in the transaction that performs it. */
export async function audit(tx: Transaction, actor: Actor, entry: AuditEntry): Promise<void> {
  const { workspaceId, action, target, details = {} } = entry
  await tx.auditEvent.create({
    data: { id: newId('auditEvent'), workspaceId, actor: describe(actor), action, target, details },
  })
}

function describe(actor: Actor): string {
  switch (actor.kind) {
    case 'operator':
    case 'system':
      return actor.kind
    case 'member':
      return actor.userId
    case 'token':
      return actor.tokenId
    default:
      return assertExhaustive(actor)
  }
}
