import { jobStates, jobTransitions, type JobState } from '@adcopy/contract'
import { createTenant, type Tenant, setUpCore } from '@adcopy/testing'
import { beforeAll, describe, expect, test } from 'vitest'

describe('rules that the database enforces', async () => {
  const rig = await setUpCore()
  let tenant: Tenant

  beforeAll(async () => {
    tenant = await createTenant(rig.core)
  })

  let count = 0
  async function job(
    state: JobState,
    { platform = 'facebook', copyLength = 'short', offerId = '', groundingOf = tenant.workspaceId } = {},
  ): Promise<string> {
    count += 1
    const id = `acg_${count}`
    const terminal = state === 'succeeded' || state === 'failed'
    await rig.database.pool.query(
      `insert into job (id, workspace_id, idempotency_key, fingerprint, platform, awareness_level, copy_length, brief,
                        grounding_id, offer_version_id, state, error_code, created_at, completed_at, deadline_at)
       select $1, $2, $1, '', $7, 'unaware', $8, $3, grounding_id,
              (select version_id from offer where id = $9), $4, $5, now(), $6, now()
         from brand_profile where workspace_id = $10`,
      [
        id,
        tenant.workspaceId,
        terminal ? null : 'a brief',
        state,
        state === 'failed' ? 'internal_error' : null,
        terminal ? new Date() : null,
        platform,
        copyLength,
        offerId,
        groundingOf,
      ],
    )
    return id
  }
  const run = (sql: string, values: unknown[]) => rig.database.pool.query(sql, values)

  test('a key is unique in its workspace', { tags: ['D-KEY-1'] }, async () => {
    const id = await job('queued')
    const again = run(
      `insert into job select 'other', workspace_id, idempotency_key, fingerprint, platform, awareness_level,
      copy_length, brief, grounding_id, offer_version_id, state, error_code, failed_checks, created_at, started_at, completed_at,
      deadline_at from job where id = $1`,
      [id],
    )
    await expect(again).rejects.toThrow('job_workspace_id_idempotency_key_key')
  })

  test('a terminal job has no brief, and an open job has one', { tags: ['JOB-6'] }, async () => {
    const forgetful = run(`update job set brief = null where id = $1`, [await job('queued')])
    await expect(forgetful).rejects.toThrow('job_brief_check')
    const leaky = run(
      `update job set state = 'failed', error_code = 'internal_error', completed_at = now() where id = $1`,
      [await job('running')],
    )
    await expect(leaky).rejects.toThrow('job_brief_check')
  })

  test.each(jobStates)(
    'a job goes from %s only to the states that may follow it',
    { tags: ['D-STATE', 'STATE-1'] },
    async (from) => {
      const refused: JobState[] = []
      for (const to of jobStates.filter((state) => state !== from)) {
        await job(from)
          .then((id) => run(`update job set state = $2 where id = $1`, [id, to]))
          .catch(({ message }: Error) => message === `a job does not go from ${from} to ${to}` && refused.push(to))
      }
      const allowed = new Set<JobState>([from, ...jobTransitions[from]])
      expect(refused).toEqual(jobStates.filter((state) => !allowed.has(state)))
    },
  )

  test('an unknown state, a blog on Instagram and a failure without a code are refused', async () => {
    const id = await job('queued')
    await expect(run(`update job set state = 'lost' where id = $1`, [id])).rejects.toThrow()
    await expect(job('queued', { platform: 'instagram', copyLength: 'blog' })).rejects.toThrow('job_blog_check')
    await expect(
      run(`update job set state = 'failed', brief = null, completed_at = now() where id = $1`, [id]),
    ).rejects.toThrow('job_error_code_check')
  })

  test.each(['A word of the copy', 'two words', '', 'a,', null])(
    'a failed check is stored only by its name: %j',
    async (name) => {
      const id = await job('running')
      const ended = `brief = null, completed_at = now(), error_code = 'generation_failed'`
      const fail = (failed: unknown[]) =>
        run(`update job set state = 'failed', ${ended}, failed_checks = $2 where id = $1`, [id, failed])
      await expect(fail(['complete', name])).rejects.toThrow('job_failed_checks_check')
      await expect(fail([])).rejects.toThrow('job_failed_checks_check')
      await fail(['complete', 'supported_claims'])
    },
  )

  test('a job that did not fail has no failed checks', async () => {
    const change = run(`update job set failed_checks = '{complete}' where id = $1`, [await job('running')])
    await expect(change).rejects.toThrow('job_failed_checks_check')
  })

  test.each([
    `deadline_at = deadline_at + interval '1 day'`,
    `platform = 'instagram'`,
    `awareness_level = 'solution_aware'`,
    `copy_length = 'long'`,
    `brief = 'another'`,
    `fingerprint = 'x'`,
    `offer_version_id = 'offv_x'`,
    `grounding_id = 'x'`,
    `idempotency_key = 'x'`,
    `created_at = now() + interval '1 day'`,
    `id = 'acg_x'`,
    `workspace_id = 'ws_x'`,
  ])('the inputs of an accepted job do not change: %s', async (assignment) => {
    const change = run(`update job set ${assignment} where id = $1`, [await job('running')])
    await expect(change).rejects.toThrow('what a job was accepted with does not change')
  })

  test('a job has one artifact, and versions can only be added', { tags: ['RESULT-3', 'D-RESULT-2'] }, async () => {
    const id = await job('succeeded')
    const insert = `insert into artifact (id, workspace_id, job_id, created_at) values ($1, $2, $3, now())`
    await run(insert, ['art_1', tenant.workspaceId, id])
    await expect(run(insert, ['art_2', tenant.workspaceId, id])).rejects.toThrow('artifact_workspace_id_job_id_key')
    await run(
      `insert into artifact_version (workspace_id, artifact_id, number, headline, primary_text, checks, created_at)
       values ($1, 'art_1', 1, 'h', 'p', '[]', now())`,
      [tenant.workspaceId],
    )
    await run(
      `insert into artifact_approval (id, workspace_id, artifact_id, version, state, user_id, created_at)
       values ('apv_1', $1, 'art_1', 1, 'in_review', 'x', now())`,
      [tenant.workspaceId],
    )
    for (const change of [`artifact_version set headline = 'x'`, `artifact_approval set state = 'approved'`]) {
      await expect(run(`update ${change} where artifact_id = $1`, ['art_1'])).rejects.toThrow('append-only')
    }
  })

  test('snapshots and the audit trail do not change', { tags: ['JOB-7'] }, async () => {
    await expect(
      run(`update brand_grounding set content = '{}' where workspace_id = $1`, [tenant.workspaceId]),
    ).rejects.toThrow('append-only')
    await expect(
      run(`update offer_version set content = '{}' where workspace_id = $1`, [tenant.workspaceId]),
    ).rejects.toThrow('append-only')
    for (const change of ["update audit_event set actor = 'x'", 'delete from audit_event']) {
      await expect(run(`${change} where workspace_id = $1`, [tenant.workspaceId])).rejects.toThrow('append-only')
    }
  })

  test('no append-only table can be truncated, directly or by a cascade', async () => {
    for (const table of [
      'audit_event',
      'brand_grounding',
      'offer_version',
      'artifact_version',
      'artifact_approval',
      'job',
    ]) {
      await expect(run(`truncate ${table} cascade`, [])).rejects.toThrow('append-only')
    }
  })

  test("a job cannot reference another workspace's grounding or offer", async () => {
    const other = await createTenant(rig.core, { brand: { name: 'Other', description: 'Another brand.' } })
    await expect(job('queued', { offerId: other.offerId })).rejects.toThrow('job_workspace_id_offer_version_id_fkey')
    const grounded = job('queued', { groundingOf: other.workspaceId })
    await expect(grounded).rejects.toThrow('job_workspace_id_grounding_id_fkey')
  })
})
