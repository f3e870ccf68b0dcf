import type pg from 'pg'
import { query } from '../database.ts'

const record = {
  name: 'record-fingerprint-key',
  text: 'insert into fingerprint_key (id) values ($1) on conflict do nothing',
}

/** Records the name of a fingerprint key under which jobs are accepted. */
export async function recordFingerprintKey(pool: pg.Pool, id: string): Promise<void> {
  await query(pool, record, [id])
}

const list = { name: 'list-fingerprint-keys', text: 'select id from fingerprint_key order by first_used_at, id' }

/** Returns the names of all keys under which jobs were ever accepted. */
export async function listFingerprintKeys(pool: pg.Pool): Promise<string[]> {
  return (await query<{ id: string }>(pool, list, [])).map((row) => row.id)
}
