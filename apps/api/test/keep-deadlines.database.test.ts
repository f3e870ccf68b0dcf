import { createTenant, setUpCore, until } from '@adcopy/testing'
import { createLog } from '@adcopy/telemetry'
import { expect, test } from 'vitest'
import { keepDeadlines } from '../src/keep-deadlines.ts'

const rig = await setUpCore()

/** Creates jobs that share a deadline six seconds from now. */
async function acceptTogether(jobs: number): Promise<void> {
  const { workspaceId } = await createTenant(rig.core)
  await rig.database.pool.query(
    `with accepted as (
       insert into job (id, workspace_id, idempotency_key, fingerprint, platform, awareness_level, copy_length, brief,
                        grounding_id, created_at, deadline_at)
       select 'acg_' || lpad(i::text, 26, '0'), $1, 'key-' || i, '\\x00', 'facebook', 'unaware', 'short', 'b',
              (select grounding_id from brand_profile where workspace_id = $1), now() - interval '1 day',
              now() + interval '6 seconds'
         from generate_series(1, $2::int) i returning id, workspace_id, created_at
     )
     insert into job_due (job_id, workspace_id, due_at) select id, workspace_id, created_at from accepted`,
    [workspaceId, jobs],
  )
}

async function count(where: string): Promise<number> {
  const { rows } = await rig.database.pool.query<{ jobs: number }>(
    `select count(*)::int as jobs from job where ${where}`,
  )
  return rows[0]?.jobs ?? NaN
}

test(
  'one api without a worker ends a thousand jobs before their common deadline',
  { tags: ['D-DEADLINE'] },
  async () => {
    await acceptTogether(1000)
    const keeper = keepDeadlines({ core: rig.core, log: createLog({ service: 'api', level: 'silent' }) })
    await until(async () => (await count(`state = 'queued'`)) === 0, { what: 'the end of all jobs' })
    await keeper.close()
    expect(await count(`error_code = 'generation_timeout' and completed_at < deadline_at`)).toBe(1000)
  },
)
