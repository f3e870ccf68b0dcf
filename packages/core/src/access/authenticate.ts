import { findMember, findTokens, touchTokens, type Database, type TokenRow } from '@adcopy/db'
import type { Entitlement, MemberActor, OperatorActor, TokenActor } from '../context.ts'
import { createBatches } from '../support/batches.ts'

function toEntitlement(row: Omit<TokenRow, 'token_id'>): Entitlement {
  return {
    workspaceId: row.workspace_id,
    userId: row.user_id,
    role: row.role,
    removed: row.removed,
    frozen: row.billing_state === 'frozen',
    accessEnabled: row.access_enabled,
    allocation: row.allocation,
    used: row.used,
    switchOn: row.switch_on,
    now: row.now,
    resetAt: row.reset_at,
  }
}

export type Authenticate = (tokenHash: Uint8Array) => Promise<TokenActor | undefined>

/**
 * Returns a function that finds a token's actor by the token's hash, with everything that entitlement needs, in one query.
 * Undefined if the token is unknown, revoked, expired or unbound. Source: contract, "Authentication", 4 to 7.
 */
export function createAuthenticate(db: Database): Authenticate {
  const find = createBatches((hashes: readonly Uint8Array[]) => findTokens(db.pool, hashes))
  return async (hash) => {
    const row = await find(hash)
    return row === undefined ? undefined : { kind: 'token', tokenId: row.token_id, ...toEntitlement(row) }
  }
}

/** Returns a session's owner as a member of a workspace. Undefined if they are not a current member of it. */
export async function findMemberActor(
  db: Database,
  workspaceId: string,
  userId: string,
): Promise<MemberActor | undefined> {
  const row = await findMember(db.pool, workspaceId, userId)
  return row === undefined ? undefined : { kind: 'member', ...toEntitlement(row) }
}

/** Returns the operator who owns an account. Undefined if the account does not have that role now. */
export async function findOperatorActor(db: Database, userId: string): Promise<OperatorActor | undefined> {
  const row = await db.prisma.operator.findUnique({ where: { userId } })
  return row === null ? undefined : { kind: 'operator', name: userId }
}

export interface TokenUseOptions {
  everyMs: number
  onError: (error: unknown) => void
}

export interface TokenUseRecorder {
  record(tokenId: string): void
  close(): Promise<void>
}

/** Collects which tokens were used and stores their last use periodically, never within a request. */
export function createTokenUseRecorder(db: Database, options: TokenUseOptions): TokenUseRecorder {
  const used = new Set<string>()
  const flush = async () => {
    const tokenIds = [...used]
    used.clear()
    if (tokenIds.length === 0) return
    try {
      await touchTokens(db.pool, tokenIds)
    } catch (error) {
      for (const tokenId of tokenIds) used.add(tokenId)
      throw error
    }
  }
  const timer = setInterval(() => void flush().catch(options.onError), options.everyMs)
  timer.unref()
  return {
    record(tokenId: string) {
      used.add(tokenId)
    },
    async close() {
      clearInterval(timer)
      await flush().catch(options.onError)
    },
  }
}
