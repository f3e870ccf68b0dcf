import { createHash } from 'node:crypto'
import type pg from 'pg'
import { DatabaseError, errorCode, query } from '../database.ts'

export interface StoredKnowledge {
  id: string
  workspaceId: string
  name: string
  mediaType: string
  content: Uint8Array
  /** If true, a file with the same name and content is not stored again; the id of the existing file is returned. */
  once: boolean
  filesMax: number
  bytesMax: number
  auditEvent: { id: string; actor: string; action: string }
}

export type StoreOutcome = 'stored' | { known: string } | 'no_workspace' | 'too_many_files' | 'no_room'

const begin = { name: 'begin', text: 'begin' }
const commit = { name: 'commit', text: 'commit' }
const rollback = { name: 'rollback', text: 'rollback' }
const lock = { name: 'lock-workspace', text: 'select 1 from workspace where id = $1 for no key update' }
const count = {
  name: 'count-knowledge',
  text: `select count(*)::int as files, coalesce(sum(octet_length(content)), 0)::float8 as bytes
           from knowledge_file where workspace_id = $1`,
}
// Ignores files whose text could not be extracted (`failed`), so that users can add them again.
const findSame = {
  name: 'find-same-knowledge',
  text: `select id from knowledge_file
          where workspace_id = $1 and name = $2 and state <> 'failed' and sha256(content) = $3 limit 1`,
}
const insertFile = {
  name: 'insert-knowledge',
  text: 'insert into knowledge_file (id, workspace_id, name, media_type, content) values ($1, $2, $3, $4, $5)',
}
const insertEvent = {
  name: 'insert-audit-event',
  text: 'insert into audit_event (id, workspace_id, actor, action, target) values ($1, $2, $3, $4, $5)',
}

/**
 * Uses pg instead of Prisma, because Prisma converts the bytes to text several times and needs 285 MiB of memory for a
 * file of 20 MiB.
 */
export async function storeKnowledge(pool: pg.Pool, file: StoredKnowledge): Promise<StoreOutcome> {
  const client = await pool.connect().catch((error: unknown) => {
    throw new DatabaseError(errorCode(error))
  })
  let failed: Error | undefined
  try {
    await query(client, begin, [])
    const outcome = await storeWithin(client, file)
    await query(client, outcome === 'stored' ? commit : rollback, [])
    return outcome
  } catch (error) {
    failed = error as Error
    throw error
  } finally {
    client.release(failed) // after an error, this closes the connection, because its transaction may still be open
  }
}

async function storeWithin(client: pg.PoolClient, file: StoredKnowledge): Promise<StoreOutcome> {
  const { id, workspaceId, auditEvent } = file
  // The lock serialises concurrent uploads, so that together they cannot exceed the limits.
  if ((await query(client, lock, [workspaceId])).length === 0) return 'no_workspace'
  const same = file.once ? await findSameFile(client, file) : undefined
  if (same !== undefined) return { known: same.id }
  const [stored] = await query<{ files: number; bytes: number }>(client, count, [workspaceId])
  if (stored === undefined || stored.files >= file.filesMax) return 'too_many_files'
  if (stored.bytes + file.content.length > file.bytesMax) return 'no_room'
  await query(client, insertFile, [id, workspaceId, file.name, file.mediaType, file.content])
  await query(client, insertEvent, [auditEvent.id, workspaceId, auditEvent.actor, auditEvent.action, id])
  return 'stored'
}

async function findSameFile(client: pg.PoolClient, { workspaceId, name, content }: StoredKnowledge) {
  const hash = createHash('sha256').update(content).digest()
  return (await query<{ id: string }>(client, findSame, [workspaceId, name, hash]))[0]
}
