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

/** The returned function returns undefined if the token is unknown, revoked or expired. Source: AUTH-4, D-UNBOUND-1. */
export function createAuthenticate(db: Database): Authenticate {
  const find = createBatches((hashes: readonly Uint8Array[]) => findTokens(db.pool, hashes))
  return async (hash) => {
    const row = await find(hash)
    return row === undefined ? undefined : { kind: 'token', tokenId: row.token_id, ...toEntitlement(row) }
  }
}

/** Returns undefined if the user is not currently a member of the workspace. */
export async function findMemberActor(
  db: Database,
  workspaceId: string,
  userId: string,
): Promise<MemberActor | undefined> {
  const row = await findMember(db.pool, workspaceId, userId)
  return row === undefined ? undefined : { kind: 'member', ...toEntitlement(row) }
}

/** Returns undefined if the user is not currently an operator. */
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

/** Updates `last_used_at` periodically, so that no request waits for this write. */
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
