import { createTenant, setUpCoreEach, type Tenant } from '@adcopy/testing'
import { verbs } from '@adcopy/core'
import { describe, expect, test } from 'vitest'

const { database, core } = setUpCoreEach()

const system = () => core.as({ kind: 'system' })
const lease = (jobsMax: number, after?: string, sweep?: number) =>
  verbs.leaseJobs({ ctx: system(), input: { jobsMax, after, sweep } })
const renew = (ownJobIds: string[] = [], sweep?: number) =>
  verbs.renewLeases({ ctx: system(), input: { ownJobIds, sweep, alsoUnknown: sweep !== undefined } })
const finish = (jobIds: readonly string[]) =>
  database.pool.query('delete from job_due where job_id = any ($1)', [jobIds])

let count = 0

async function backlog({ workspaceId }: Pick<Tenant, 'workspaceId'>, jobs: number): Promise<string[]> {
  count += 1
  const { rows } = await database.pool.query<{ id: string }>(
    `with accepted as (
       insert into job (id, workspace_id, idempotency_key, fingerprint, platform, awareness_level, copy_length, brief,
                        grounding_id, created_at, deadline_at)
       select format('acg_%s_%s', $2::int, lpad(n::text, 6, '0')), $1, format('%s-%s', $2::int, n), '', 'facebook',
              'unaware', 'short', 'a brief', p.grounding_id, now() - interval '1 hour', now() + interval '1 day'
         from brand_profile p, generate_series(1, $3::int) n where p.workspace_id = $1 returning id
     )
     insert into job_due (job_id, workspace_id, due_at)
     select id, $1, now() - interval '1 second' + row_number() over (order by id) * interval '10 microseconds'
       from accepted returning job_id as id`,
    [workspaceId, count, jobs],
  )
  return rows.map((row) => row.id).toSorted()
}

/** Each sweep leases at most `free` jobs, and these jobs end before the next sweep. */
async function turnsUntil(jobId: string, free: number): Promise<number> {
  let after: string | undefined
  for (let turn = 1; turn <= 400; turn += 1) {
    const leased = await lease(free, after)
    if (leased.some((job) => job.job_id === jobId)) return turn
    await finish(leased.map((job) => job.job_id))
    after = leased.at(-1)?.workspace_id
  }
  return Infinity
}

describe('fairness', () => {
  test.each([1, 2, 4])(
    "a quiet tenant's job does not wait for another tenant's backlog, with %i free slots per turn",
    async (free) => {
      const [hot, quiet] = [await createTenant(core), await createTenant(core)]
      await backlog(hot, 300)
      const [jobId = ''] = await backlog(quiet, 1)
      expect(await turnsUntil(jobId, free)).toBeLessThanOrEqual(2)
    },
  )

  test('with slots that come free one by one, a tenant with fewer jobs at work comes first', async () => {
    const [hot, quiet] = [await createTenant(core), await createTenant(core)]
    await backlog(hot, 50)
    await lease(8)
    const quietIds = await backlog(quiet, 3)
    const leased = [...(await lease(1)), ...(await lease(1)), ...(await lease(1))]
    expect(leased.map((job) => job.job_id)).toEqual(quietIds)
  })

  test("a tenant's own jobs are leased oldest first, at most ten per turn", async () => {
    const ids = await backlog(await createTenant(core), 30)
    expect((await lease(32)).map((job) => job.job_id).toSorted()).toEqual(ids.slice(0, 10))
  })
})

describe('the share of one workspace in the slots of a worker', () => {
  const leaseHolding = async (held: Record<string, number>, slots = 8) => {
    const leased = await verbs.leaseJobs({
      ctx: system(),
      input: { jobsMax: 32, slots, held: new Map(Object.entries(held)) },
    })
    const counts: Record<string, number> = {}
    for (const { workspace_id: id } of leased) counts[id] = (counts[id] ?? 0) + 1
    return counts
  }

  test('is three quarters while no other workspace has an open job, so that the next one finds a slot', async () => {
    const { workspaceId } = await createTenant(core)
    await backlog({ workspaceId }, 30)
    expect(await leaseHolding({})).toEqual({ [workspaceId]: 6 })
    expect(await leaseHolding({ [workspaceId]: 6 })).toEqual({})
    expect(await leaseHolding({ [workspaceId]: 5 })).toEqual({ [workspaceId]: 1 })
  })

  test('is half while others have open jobs, and more becomes free as jobs end', async () => {
    const [hot, quiet] = [await createTenant(core), await createTenant(core)]
    await backlog(hot, 30)
    expect(await leaseHolding({})).toEqual({ [hot.workspaceId]: 6 })
    await backlog(quiet, 9)
    expect(await leaseHolding({ [hot.workspaceId]: 6 })).toEqual({ [quiet.workspaceId]: 4 })
    expect(await leaseHolding({ [hot.workspaceId]: 4, [quiet.workspaceId]: 4 })).toEqual({})
    expect(await leaseHolding({ [hot.workspaceId]: 3, [quiet.workspaceId]: 4 })).toEqual({ [hot.workspaceId]: 1 })
  })

  test.each([1, 2, 3])('of %i slots is one', async (slots) => {
    const [a, b] = [await createTenant(core), await createTenant(core)]
    await backlog(a, 3)
    await backlog(b, 3)
    expect(await leaseHolding({}, slots)).toEqual({ [a.workspaceId]: 1, [b.workspaceId]: 1 })
  })
})

describe('concurrent leases', () => {
  test('no job is leased twice', async () => {
    const [a, b] = [await createTenant(core), await createTenant(core)]
    const ids = [...(await backlog(a, 40)), ...(await backlog(b, 40))]
    const leased: string[] = []
    const worker = async () => {
      for (let turn = 0; turn < 30; turn += 1) leased.push(...(await lease(4)).map((job) => job.job_id))
    }
    await Promise.all([worker(), worker(), worker(), worker()])
    expect(leased.toSorted()).toEqual(ids.toSorted())
  })

  test('a lease of one job locks one row, however many tenants have due jobs', async () => {
    await manyTenants(200, 10)
    // A row's `xmax` is the id of the last transaction that locked the row. It becomes 0 when a later transaction
    // writes the row. A value other than 0 therefore shows that the row was locked.
    const locked = async () => {
      const { rows } = await database.pool.query<{ rows: number }>(
        "select count(*)::int as rows from job_due where xmax <> '0'",
      )
      return rows[0]?.rows
    }
    expect(await locked()).toBe(0)
    expect(await lease(1)).toHaveLength(1)
    expect(await locked()).toBe(1)
    await database.pool.query('select 1 from job_due where attempts = 0 limit 7 for update')
    expect(await locked()).toBe(8)
  })

  async function manyTenants(tenants: number, jobs: number): Promise<void> {
    const { workspaceId } = await createTenant(core)
    await database.pool.query(
      `insert into workspace (id, name) select 'ws_many_' || n, 'x' from generate_series(1, $1::int) n`,
      [tenants],
    )
    await database.pool.query(
      `insert into brand_grounding select (jsonb_populate_record(t, jsonb_build_object('workspace_id', 'ws_many_' || n))).*
         from brand_grounding t, generate_series(1, $2::int) n where t.workspace_id = $1`,
      [workspaceId, tenants],
    )
    await database.pool.query(
      `with accepted as (
         insert into job (id, workspace_id, idempotency_key, fingerprint, platform, awareness_level, copy_length, brief,
                          grounding_id, created_at, deadline_at)
         select format('acg_many_%s_%s', n, k), 'ws_many_' || n, 'k' || k, '', 'facebook', 'unaware', 'short', 'x',
                g.id, now(), now() + interval '1 day'
           from generate_series(1, $1::int) n join brand_grounding g on g.workspace_id = 'ws_many_' || n,
                generate_series(1, $2::int) k returning id, workspace_id
       ) insert into job_due (job_id, workspace_id, due_at) select id, workspace_id, now() - interval '1 second' from accepted`,
      [tenants, jobs],
    )
  }
})

describe('expired leases', () => {
  const runOut = (jobId: string, seconds: number) =>
    database.pool.query('update job_due set due_at = now() - make_interval(secs => $2) where job_id = $1', [
      jobId,
      seconds,
    ])

  test('are renewed under any backlog, by their own sweep at once and by another one soon after', async () => {
    await backlog(await createTenant(core), 200)
    const [first, second] = await lease(2)
    await runOut(first?.job_id ?? '', 1)
    await runOut(second?.job_id ?? '', 30)
    expect((await renew()).map((job) => job.job_id)).toEqual([second?.job_id])
    expect(await renew([first?.job_id ?? ''])).toMatchObject([{ job_id: first?.job_id, attempts: 2 }])
    expect(await renew([first?.job_id ?? ''])).toEqual([])
  })

  test('a sweep finds its own leases that it does not know, and those of no other sweep', async () => {
    await backlog(await createTenant(core), 3)
    const [known, lost] = (await lease(2, undefined, 1)).map((job) => job.job_id)
    const [other] = (await lease(1, undefined, 2)).map((job) => job.job_id)
    expect(await renew([known ?? ''], 1)).toMatchObject([{ job_id: lost, attempts: 2 }])
    expect(await renew([known ?? '', lost ?? ''], 1)).toEqual([])
    expect(await renew([], 3)).toEqual([])
    await verbs.releaseJobs({ ctx: system(), input: { jobIds: [other ?? '', lost ?? ''], sweep: 1 } })
    expect(await lease(1)).toEqual([])
    expect(await renew([known ?? ''], 1)).toEqual([])
    expect(await renew([], 2)).toMatchObject([{ job_id: other, attempts: 2 }])
  })

  test('are renewed a hundred at a time', async () => {
    await backlog(await createTenant(core), 150)
    await database.pool.query("update job_due set attempts = 1, due_at = now() - interval '1 minute'")
    expect([(await renew()).length, (await renew()).length, (await renew()).length]).toEqual([100, 50, 0])
  })

  test('are not taken for new jobs', async () => {
    const [jobId = ''] = await backlog(await createTenant(core), 1)
    await lease(1)
    await runOut(jobId, 30)
    expect(await lease(1)).toEqual([])
  })

  test('a returned lease leaves no trace', async () => {
    const [jobId = ''] = await backlog(await createTenant(core), 1)
    await lease(1)
    await verbs.releaseJobs({ ctx: system(), input: { jobIds: [jobId] } })
    expect(await lease(1)).toMatchObject([{ job_id: jobId, attempts: 1 }])
  })
})
