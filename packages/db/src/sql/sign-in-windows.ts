import type pg from 'pg'
import { query } from '../database.ts'

/** The window ends `seconds` after the first attempt. */
export interface SignInWindow {
  key: Uint8Array
  seconds: number
}

const count = {
  name: 'count-sign-in',
  text: `insert into sign_in_window as w (key, attempts) values ($1, 1)
    on conflict (key) do update set
      attempts = case when w.started_at > app_now() - make_interval(secs => $2) then w.attempts + 1 else 1 end,
      started_at = case when w.started_at > app_now() - make_interval(secs => $2) then w.started_at else app_now() end
    returning attempts, ceil(extract(epoch from started_at - app_now()) + $2)::int as seconds_left`,
}

/**
 * Starts a new window if the current one is over. Returns the number of attempts and the seconds until the window ends.
 */
export async function countSignIn(
  pool: pg.Pool,
  { key, seconds }: SignInWindow,
): Promise<{ attempts: number; secondsLeft: number }> {
  const values = [Buffer.from(key), seconds]
  const [row] = await query<{ attempts: number; seconds_left: number }>(pool, count, values)
  return { attempts: row!.attempts, secondsLeft: Math.max(1, row!.seconds_left) }
}

const withdraw = {
  name: 'withdraw-sign-in',
  text: 'update sign_in_window set attempts = attempts - 1 where key = $1 and attempts > 0',
}

export async function withdrawSignIn(pool: pg.Pool, key: Uint8Array): Promise<void> {
  await query(pool, withdraw, [Buffer.from(key)])
}

const sweep = {
  name: 'sweep-sign-in-windows',
  text: `delete from sign_in_window where key in (
    select key from sign_in_window where started_at < app_now() - make_interval(secs => $1)
     order by started_at limit 20 for update skip locked)`,
}

/** Deletes at most twenty windows that began more than `seconds` ago. */
export async function sweepSignInWindows(pool: pg.Pool, seconds: number): Promise<void> {
  await query(pool, sweep, [seconds])
}
