import type pg from 'pg'
import { hidden, query } from '../database.ts'

export interface TokenRow {
  token_id: string
  workspace_id: string
  user_id: string
  role: 'viewer' | 'editor' | 'admin'
  removed: boolean
  billing_state: 'active' | 'frozen'
  access_enabled: boolean
  allocation: number | null
  used: number
  switch_on: boolean
  /** By the database's clock. */
  now: Date
  /** The start of the next UTC month. */
  reset_at: Date
}

const facts = `
  w.id as workspace_id, m.user_id, m.role, m.removed_at is not null as removed, w.billing_state,
  coalesce(a.enabled, false) as access_enabled, a.allocation, coalesce(u.used, 0) as used,
  coalesce((select s.enabled from switch s where s.name = 'PUBLIC_API_ENABLED'), true) as switch_on,
  clock.now, next_month(clock.now) as reset_at`

const sources = `
  join workspace w on w.id = m.workspace_id
  cross join lateral (select app_now() as now) clock
  left join public_api_access a on a.workspace_id = w.id
  left join usage u on u.workspace_id = w.id and u.month = date_trunc('month', clock.now at time zone 'UTC')::date`

const byToken = {
  name: 'authenticate-tokens',
  text: `select given.n::int - 1 as position, t.id as token_id, ${facts}
    from unnest(${hidden('$1::bytea[]')}) with ordinality as given (hash, n)
    cross join lateral (select * from api_token where hash = given.hash limit 1) t
    join membership m on m.workspace_id = t.workspace_id and m.id = t.membership_id ${sources}
   where t.revoked_at is null and (t.expires_at is null or t.expires_at > clock.now)`,
}

/** Leaves out revoked and expired tokens. `position` is the index of the token's hash in `hashes`. */
export async function findTokens(
  pool: pg.Pool,
  hashes: readonly Uint8Array[],
): Promise<Array<TokenRow & { position: number }>> {
  return query(pool, byToken, [hashes])
}

const byMember = {
  name: 'find-member',
  text: `select ${facts} from membership m ${sources}
   where m.workspace_id = $1 and m.user_id = $2 and m.removed_at is null`,
}

export async function findMember(
  pool: pg.Pool,
  workspaceId: string,
  userId: string,
): Promise<Omit<TokenRow, 'token_id'> | undefined> {
  return (await query<Omit<TokenRow, 'token_id'>>(pool, byMember, [workspaceId, userId]))[0]
}

const touch = {
  name: 'touch-tokens',
  // Rows are locked in id order, because otherwise concurrent updates by two instances could deadlock.
  text: `update api_token set last_used_at = app_now()
     where id in (select id from api_token where id = any ($1) order by id for update)`,
}

export async function touchTokens(pool: pg.Pool, tokenIds: readonly string[]): Promise<void> {
  await query(pool, touch, [tokenIds])
}
