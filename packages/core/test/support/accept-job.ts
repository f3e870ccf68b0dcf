import type { AcceptedRow } from '@adcopy/db'
import { countRows, type Tenant, type TestDatabase } from '@adcopy/testing'
import { somebodyWaits } from './waits.ts'

export interface AcceptJob {
  workspace: string
  job: string
  key: string
  fingerprints: readonly string[]
  offer: string | null
  fieldBytesMax: number
  totalBytesMax: number
}

interface Connection {
  query(text: string, values: unknown[]): Promise<{ rows: unknown[] }>
}

export function acceptorOf(database: TestDatabase, tenant: Tenant) {
  let count = 0
  const parametersOf = (options: Partial<AcceptJob>) => {
    count += 1
    const request: AcceptJob = {
      workspace: tenant.workspaceId,
      job: `acg_${count}_${tenant.workspaceId}`,
      key: `key-${count}`,
      fingerprints: ['body'],
      offer: null,
      fieldBytesMax: 16_384,
      totalBytesMax: 131_072,
      ...options,
    }
    return request
  }
  const run = async (on: Connection, options: Partial<AcceptJob> = {}) => {
    const request = parametersOf(options)
    const { rows } = await on.query(
      `select * from accept_job($1, $2, $3, $4, 'facebook', 'unaware', 'long', 'what is said', $5, $6, $7, '90 minutes', null)`,
      [
        request.workspace,
        request.job,
        request.key,
        request.fingerprints.map((text) => Buffer.from(text)),
        request.offer,
        request.fieldBytesMax,
        request.totalBytesMax,
      ],
    )
    return { ...(rows[0] as AcceptedRow), request }
  }
  return {
    waits: () => somebodyWaits(database),
    accept: (options?: Partial<AcceptJob>, on: Connection = database.pool) => run(on, options),
    /** Copies the only job of the tenant, without its unit and without locking the units. */
    insertJob: (on: Connection, { id, key }: { id: string; key: string }) =>
      on.query(
        `insert into job (id, workspace_id, idempotency_key, fingerprint, platform, awareness_level, copy_length, brief,
                          grounding_id, created_at, deadline_at)
         select $2, workspace_id, $3, fingerprint, platform, awareness_level, copy_length, brief, grounding_id,
                created_at, deadline_at from job where workspace_id = $1`,
        [tenant.workspaceId, id, key],
      ),
    /**
     * Runs the call `rival` without committing it, and starts the call `waiting`, which must wait for it. Then ends the
     * rival's transaction. Returns the results of both calls.
     */
    behind: (
      rival: Partial<AcceptJob>,
      { ends, waiting }: { ends: 'commit' | 'rollback'; waiting: Partial<AcceptJob> },
    ) =>
      // The rival's transaction ends first, even if a step fails, because the waiting call may be blocked by it.
      database.holding('', (second) =>
        database.holding('', async (first) => {
          const ahead = await run(first, rival)
          const answer = run(second, waiting)
          await somebodyWaits(database)
          await first.query(ends)
          const accepted = await answer
          await second.query('commit')
          return { ahead, accepted }
        }),
      ),
    rows: () => countRows(database, tenant.workspaceId),
  }
}
