import { verbs } from '@adcopy/core'
import { countRowsRead, setUpCore } from '@adcopy/testing'
import { beforeAll, describe, expect, test } from 'vitest'

const events = 20_000
const own = 1_000

// The oldest events are those of `ws_0`. Later events are of other workspaces and, every second one, of an account.
const fill = `
  set local session_replication_role = replica; -- one query of several statements is one transaction
  alter table audit_event set (autovacuum_enabled = off); -- its reads would count
  insert into workspace (id, name) select 'ws_' || n, 'x' from generate_series(0, 9) n;
  insert into audit_event (id, workspace_id, actor, action, target, at)
    select 'evt_' || lpad(n::text, 8, '0'), case when n <= ${own} then 'ws_0' when n % 2 = 0 then 'ws_' || 1 + n % 9 end,
           'user_' || n % 50, 'sign_in.fail', 'user_' || n % 500, now() - (${events} - n) * interval '1 second'
      from generate_series(1, ${events}) n;
  analyze audit_event;
  select pg_stat_force_next_flush() -- so that no test counts these reads`

describe('with many audit events', async () => {
  const { core, database } = await setUpCore({ poolConnectionsMax: 1 })
  beforeAll(() => database.pool.query(fill))

  test('a page of a workspace reads only its own, even if all others are newer', async () => {
    const ctx = core.as({ kind: 'operator' as const })
    const look = () => verbs.listAuditEvents({ ctx, input: { workspaceId: 'ws_0' } })
    expect(await countRowsRead({ pool: ctx.deps.db.pool, database }, ['audit_event'], look)).toBeLessThan(100)
  })

  test('the page of a person reads only the events of the account', async () => {
    const ctx = core.as({ kind: 'user' as const, userId: 'user_1', sessionId: 'ses_1' })
    const look = () => verbs.listSignIns({ ctx, input: {} })
    expect(await countRowsRead({ pool: ctx.deps.db.pool, database }, ['audit_event'], look)).toBeLessThan(100)
  })
})
