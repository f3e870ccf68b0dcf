import type { Actor, UserActor } from '../context.ts'
import { assertExhaustive } from './assert-exhaustive.ts'
import { requireChangesLeft } from './change-room.ts'
import { newId } from './ids.ts'
import type { Transaction } from './transact.ts'

export type Doer = Exclude<Actor, UserActor> | Pick<UserActor, 'kind' | 'userId'>

interface AuditEntry {
  workspaceId: string | null
  /** The kind of the object and the act, such as `token.revoke`. */
  action: string
  target: string
  /** Contains only numbers, booleans and enumerated values such as roles, never names, facts or secrets. */
  details?: Record<string, string | number | boolean | null>
}

// Never refused, so that an admin can always take away the access of a member or token. Each of these acts undoes another,
// which is limited, and acts that change nothing are not recorded.
const removals = new Set([
  'avatar.remove',
  'brand.remove',
  'invitation.revoke',
  'knowledge.remove',
  'member.remove',
  'offer.archive',
  'review_link.revoke',
  'think.remove',
  'token.revoke',
])

/** Throws `invalid_request` if the actor is a member who has made too many changes within 24 hours. */
export async function audit(tx: Transaction, actor: Doer, entry: AuditEntry): Promise<void> {
  const { workspaceId, action } = entry
  if (actor.kind === 'member' && workspaceId !== null && !removals.has(action))
    await requireChangesLeft(tx, workspaceId, actor.userId)
  await tx.auditEvent.create({ data: toAuditEvent(actor, entry) })
}

export function toAuditEvent(actor: Doer, entry: AuditEntry) {
  const { workspaceId, action, target, details = {} } = entry
  return { id: newId('auditEvent'), workspaceId, actor: nameOfActor(actor), action, target, details }
}

/** Returns an actor's name in the audit trail: the id of a user or token, `operator:NAME`, or the actor's kind. */
export function nameOfActor(actor: Doer): string {
  switch (actor.kind) {
    case 'operator':
      return actor.name === undefined ? 'operator' : `operator:${actor.name}`
    case 'system':
    case 'visitor':
      return actor.kind
    case 'member':
    case 'user':
      return actor.userId
    case 'token':
      return actor.tokenId
    default:
      return assertExhaustive(actor)
  }
}
