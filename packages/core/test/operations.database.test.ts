import { context, createContextKey, ROOT_CONTEXT, trace, type Context, type ContextManager } from '@opentelemetry/api'
import { parseFingerprintKeys, verbs } from '@adcopy/core'
import { acceptJob, createTenant, openTestCore, setUpCore, testFingerprintKeys } from '@adcopy/testing'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

const rig = await setUpCore()
const system = () => rig.core.as({ kind: 'system' })

describe('the keys under which jobs are accepted', () => {
  const recorded = async () =>
    (await rig.database.pool.query<{ id: string }>('select id from fingerprint_key order by id')).rows.map(
      ({ id }) => id,
    )

  test('are recorded by name before the first accept, each once, by every instance', async () => {
    expect(await recorded()).toEqual([])
    const other = Buffer.alloc(32, 'other').toString('base64')
    const rotated = openTestCore(rig.database.url, { fingerprintKeys: `${other},${testFingerprintKeys}` })
    const tenant = await createTenant(rig.core)
    for (const core of [rig.core, rig.core, rotated]) await acceptJob(core, tenant)
    await rotated.close()
    const names = [testFingerprintKeys, other].flatMap((keys) => parseFingerprintKeys(keys).keyIds)
    expect(new Set(await recorded())).toEqual(new Set(names))
    for (const name of names) expect(name).toMatch(/^[0-9a-f]{16}$/)
  })

  test('are recorded by the next accept if that failed, and no job is accepted before', async () => {
    const core = openTestCore(rig.database.url)
    const tenant = await createTenant(rig.core)
    await rig.database.pool.query('alter table fingerprint_key rename to elsewhere')
    try {
      await expect(acceptJob(core, tenant)).rejects.toMatchObject({ code: '42P01' })
    } finally {
      await rig.database.pool.query('alter table elsewhere rename to fingerprint_key')
    }
    expect(await acceptJob(core, tenant)).toMatch(/^acg_/)
    await core.close()
  })
})

describe('the trace of a request', () => {
  const spanContext = { traceId: 'a'.repeat(32), spanId: 'b'.repeat(16), traceFlags: 1 }
  let active: Context = ROOT_CONTEXT
  const manager: ContextManager = {
    active: () => active,
    with: (_context, work, thisArg, ...args) => work.call(thisArg as never, ...args),
    bind: (_context, target) => target,
    enable: () => manager,
    disable: () => manager,
  }
  beforeEach(() => void context.setGlobalContextManager(manager))
  afterEach(() => {
    active = ROOT_CONTEXT
    context.disable()
  })
  const traceParentOf = async (jobId: string) =>
    (await rig.database.pool.query('select trace_parent from job_due where job_id = $1', [jobId])).rows

  test('is returned with the queue entry when the job is leased, and deleted with it', async () => {
    const tenant = await createTenant(rig.core)
    active = trace.setSpanContext(ROOT_CONTEXT, spanContext)
    const jobId = await acceptJob(rig.core, tenant)
    const trace_parent = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`
    expect(await traceParentOf(jobId)).toEqual([{ trace_parent }])
    const leased = await verbs.leaseJobs({ ctx: system(), input: { jobsMax: 100 } })
    expect(leased.find(({ job_id }) => job_id === jobId)).toMatchObject({ trace_parent })
    await rig.database.pool.query('update job_due set due_at = app_now()')
    const renewed = await verbs.renewLeases({ ctx: system(), input: { ownJobIds: [jobId] } })
    expect(renewed.find(({ job_id }) => job_id === jobId)).toMatchObject({ trace_parent })
    await verbs.failJob({ ctx: system(), input: { jobId, code: 'internal_error' } })
    expect(await traceParentOf(jobId)).toEqual([])
  })

  test.each([
    ['none', ROOT_CONTEXT],
    ['one without ids', trace.setSpanContext(ROOT_CONTEXT, { traceId: '', spanId: '', traceFlags: 0 })],
    ['another value of the context', ROOT_CONTEXT.setValue(createContextKey('brief'), 'a brief')],
  ])('is null for %s', async (_what, there) => {
    const tenant = await createTenant(rig.core)
    active = there
    expect(await traceParentOf(await acceptJob(rig.core, tenant))).toEqual([{ trace_parent: null }])
  })

  test('has a column that accepts only a trace', async () => {
    const jobId = await acceptJob(rig.core, await createTenant(rig.core))
    const write = rig.database.pool.query('update job_due set trace_parent = $2 where job_id = $1', [jobId, 'a brief'])
    await expect(write).rejects.toMatchObject({ constraint: 'job_due_trace_parent_check' })
  })
})
