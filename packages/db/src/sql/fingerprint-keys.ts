import type pg from 'pg'
import { query } from '../database.ts'

const record = {
  name: 'record-fingerprint-key',
  text: 'insert into fingerprint_key (id) values ($1) on conflict do nothing',
}

export async function recordFingerprintKey(pool: pg.Pool, id: string): Promise<void> {
  await query(pool, record, [id])
}

const list = { name: 'list-fingerprint-keys', text: 'select id from fingerprint_key order by first_used_at, id' }

export async function listFingerprintKeys(pool: pg.Pool): Promise<string[]> {
  return (await query<{ id: string }>(pool, list, [])).map((row) => row.id)
}
