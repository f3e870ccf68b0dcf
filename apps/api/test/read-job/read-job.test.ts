import { verbs } from '@adcopy/core'
import { createTenant } from '@adcopy/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { entries, expectProblem, jobsPath, startRig, validBody, type Rig } from '../rig.ts'

const card = {
  grounding_hash: 'gr_x',
  offer_version_id: null,
  backend: 'test',
  model: null,
  prompt_version: '1',
  seed: 's',
}

describe.each(entries)('GET a job by %s', (entry) => {
  let rig: Rig

  beforeAll(async () => {
    rig = await startRig(entry)
  })
  afterAll(() => rig.close())

  async function created(): Promise<{ id: string; created_at: string }> {
    return (await rig.create(validBody)).body as { id: string; created_at: string }
  }
  const system = () => rig.core.as({ kind: 'system' })

  test('200 for a queued and a running job, with a pace and without brief, error or result', async () => {
    const job = await created()
    const queued = await rig.as(rig.tenant, `${jobsPath}/${job.id}`)
    expect([queued.status, queued.body]).toEqual([200, job])
    expect(queued.headers.get('retry-after')).toMatch(/^[1-9]\d*$/)
    expect(queued.headers.get('ratelimit')).not.toContain('month')
    await verbs.beginJob({ ctx: system(), input: { jobId: job.id } })
    const running = await rig.as(rig.tenant, `${jobsPath}/${job.id}`)
    expect([running.status, running.body]).toEqual([200, { ...job, status: 'running' }])
    expect(running.headers.get('retry-after')).toMatch(/^[1-9]\d*$/)
    expect(running.text).not.toContain(validBody.brief)
  })

  test('200 for a succeeded job with its result and no Retry-After', async () => {
    const job = await created()
    const ctx = system()
    await verbs.beginJob({ ctx, input: { jobId: job.id } })
    const copy = { headline: 'Ride on', primary_text: 'Autumn is\nshort.' }
    await verbs.succeedJob({ ctx, input: { jobId: job.id, copy, checks: [], card } })
    const answer = await rig.as(rig.tenant, `${jobsPath}/${job.id}`)
    const result = (answer.body as { result: { artifact_id: string } }).result
    expect(answer.status).toBe(200)
    expect(answer.body).toEqual({
      ...job,
      status: 'succeeded',
      completed_at: expect.stringMatching(/Z$/) as string,
      result: {
        ...copy,
        artifact_id: expect.stringMatching(/^art_/) as string,
        app_url: `http://web.example/artifacts/${result.artifact_id}`,
      },
    })
    expect(answer.headers.get('retry-after')).toBeNull()
  })

  test('sources are the files with a fact in the snapshot, and later edits do not change them', async () => {
    const tenant = await createTenant(rig.core)
    const operator = rig.core.as({ kind: 'operator' })
    const learn = async (name: string) => {
      const input = { workspaceId: tenant.workspaceId, name, content: Buffer.from('The bench is oak.') }
      const { fileId } = await verbs.addKnowledge({ ctx: operator, input })
      const facts = [{ text: 'The bench is oak.', start: 0, end: 17 }]
      await verbs.finishKnowledge({
        ctx: system(),
        input: { fileId, reading: { ok: true, text: facts[0]!.text, facts } },
      })
      return fileId
    }
    const fileIds = [await learn('a.md'), await learn('b.md')]
    const job = (await rig.create(validBody, { tenant })).body as { id: string }
    await learn('c.md')
    await verbs.beginJob({ ctx: system(), input: { jobId: job.id } })
    const copy = { headline: 'Ride on', primary_text: 'x', description: 'd' }
    await verbs.succeedJob({ ctx: system(), input: { jobId: job.id, copy, checks: [], card } })
    const answer = await rig.as(tenant, `${jobsPath}/${job.id}`)
    expect(answer.body).toMatchObject({ result: { ...copy, sources: fileIds.map((file_id) => ({ file_id })) } })
  })

  test('200 for a failed job with a code and a message from the catalogue, and its brief is gone', async () => {
    const job = await created()
    await verbs.failJob({ ctx: system(), input: { jobId: job.id, code: 'policy_blocked' } })
    const answer = await rig.as(rig.tenant, `${jobsPath}/${job.id}`)
    expect(answer.status).toBe(200)
    expect(answer.body).toEqual({
      ...job,
      status: 'failed',
      completed_at: expect.stringMatching(/Z$/) as string,
      error: {
        code: 'policy_blocked',
        message: 'Every candidate broke an advertising policy, an excluded term or a restriction of the brand.',
      },
    })
    expect(answer.headers.get('retry-after')).toBeNull()
    const { rows } = await rig.database.pool.query('select brief from job where id = $1', [job.id])
    expect(rows).toEqual([{ brief: null }])
  })

  test('a malformed, an unknown and a foreign id are the same 404 byte for byte, but for the request id', async () => {
    const other = await createTenant(rig.core)
    const foreign = (await rig.create(validBody, { tenant: other })).body as { id: string }
    const texts = new Set<string>()
    for (const id of [foreign.id, 'acg_01kaj5x7g8e4r9t2v6w3y0zbcd', 'x', 'a%2Fb', '%00', foreign.id.toUpperCase()]) {
      const answer = await rig.as(rig.tenant, `${jobsPath}/${id}`)
      expectProblem(answer, 'not_found')
      texts.add(answer.text.replace(/req_[0-9a-f]+/, ''))
    }
    expect(texts.size).toBe(1)
  })

  test('a query parameter is refused before the id is looked up', async () => {
    const errors = [{ parameter: 'expand', detail: 'is not a parameter of this operation' }]
    expectProblem(await rig.as(rig.tenant, `${jobsPath}/x?expand=1`), 'invalid_request', { errors })
  })
})
