import { verbs } from '@adcopy/core'
import { createTenant, type Tenant } from '@adcopy/testing'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { finish, plainCopy } from '../jobs.ts'
import { entries, expectAnswer, jobsPath, startRig, validBody } from '../rig.ts'

interface Page {
  data: Array<{ id: string; status: string }>
  next_cursor: string | null
}

describe.each(entries)('GET jobs 200 by %s', (entry) => {
  const rig = startRig(entry)
  let tenant: Tenant
  /** Newest first, as in the listing. */
  const jobIds: string[] = []

  beforeAll(async () => {
    tenant = await createTenant(rig.core)
    for (let index = 0; index < 23; index += 1) jobIds.unshift(await create(tenant))
    await create(rig.tenant) // this job belongs to another workspace
  })

  async function create(who: Tenant): Promise<string> {
    return ((await rig.create(validBody, { tenant: who })).body as { id: string }).id
  }

  async function page(query: string, who = tenant): Promise<Page> {
    const answer = await rig.as(who, jobsPath + query)
    const { data, next_cursor } = answer.body as Page
    expectAnswer(answer, {
      status: 200,
      body: { object: 'list', data, has_more: next_cursor !== null, next_cursor },
    })
    return { data, next_cursor }
  }
  const idsOf = ({ data }: Page) => data.map((job) => job.id)

  test('an empty workspace has an empty list', { tags: ['D-LIST-1'] }, async () => {
    const answer = await rig.as(await createTenant(rig.core), jobsPath)
    expectAnswer(answer, { status: 200, body: { object: 'list', data: [], has_more: false, next_cursor: null } })
  })

  test(
    'newest first, twenty per page, each job of this workspace once and none of another',
    { tags: ['S-1', 'LIST-1', 'LIST-3', 'LIST-4', 'LIST-5', 'LIMIT-PAGE', 'D-LIST-1', 'D-LIMIT'] },
    async () => {
      const first = await page('')
      expect(idsOf(first)).toEqual(jobIds.slice(0, 20))
      expect(first.next_cursor).toEqual(expect.any(String))
      const second = await page(`?cursor=${first.next_cursor}`)
      expect([idsOf(second), second.next_cursor]).toEqual([jobIds.slice(20), null])
    },
  )

  test.each([
    ['limit=1', 1],
    ['limit=22', 22],
    ['limit=23', 23],
    ['limit=100', 23],
  ])('%s gives so many', { tags: ['LIST-4', 'LIMIT-PAGE', 'D-LIMIT', 'D-LIST-1'] }, async (query, count) => {
    const { data, next_cursor } = await page(`?${query}`)
    expect([data.length, next_cursor === null]).toEqual([count, count === 23])
  })

  test('a page has at most a hundred jobs', { tags: ['LIST-4', 'LIMIT-PAGE'] }, async () => {
    const many = await createTenant(rig.core)
    for (let index = 0; index < 101; index += 1) await create(many)
    const first = await page('?limit=100', many)
    expect(first.data).toHaveLength(100)
    expect((await page(`?limit=100&cursor=${first.next_cursor}`, many)).data).toHaveLength(1)
  })

  test('limit may change between pages', { tags: ['D-CURSOR-2', 'LIST-5'] }, async () => {
    const first = await page('?limit=1')
    expect(idsOf(first)).toEqual(jobIds.slice(0, 1))
    expect(idsOf(await page(`?limit=100&cursor=${first.next_cursor}`))).toEqual(jobIds.slice(1))
  })

  test('jobs of one instant are ordered by their ids', { tags: ['LIST-3', 'D-LIST-3', 'D-CURSOR-3'] }, async () => {
    const who = await createTenant(rig.core)
    onTestFinished(() => rig.database.setClock(null))
    await rig.database.setClock(new Date('2026-11-21T10:00:00Z'))
    const created = await Promise.all(Array.from({ length: 5 }, () => create(who)))
    const walked: string[] = []
    for (let cursor: string | null = ''; cursor !== null;) {
      const next: Page = await page(`?limit=2${cursor === '' ? '' : `&cursor=${cursor}`}`, who)
      walked.push(...idsOf(next))
      cursor = next.next_cursor
    }
    expect(walked).toEqual(created.toSorted().toReversed())
  })

  test(
    'a walk returns the jobs that existed at its start, whatever is added meanwhile',
    { tags: ['D-CURSOR-3'] },
    async () => {
      const who = await createTenant(rig.core)
      const there: string[] = []
      for (let index = 0; index < 4; index += 1) there.unshift(await create(who))
      const walked: string[] = []
      for (let cursor: string | null = ''; cursor !== null;) {
        const next: Page = await page(`?limit=1${cursor === '' ? '' : `&cursor=${cursor}`}`, who)
        walked.push(...idsOf(next))
        await create(who)
        cursor = next.next_cursor
      }
      expect(walked).toEqual(there)
    },
  )

  test(
    'status filters by each state, and a listed job equals the read job, without Retry-After',
    { tags: ['LIST-2', 'D-STATUS', 'JOB-2', 'D-JOB', 'JOB-3', 'JOB-4', 'D-RETRY-2', 'JOB-5'] },
    async () => {
      const who = await createTenant(rig.core)
      const ctx = rig.core.as({ kind: 'system' })
      const [failed, succeeded, running, queued] = [
        await create(who),
        await create(who),
        await create(who),
        await create(who),
      ]
      await verbs.failJob({ ctx, input: { jobId: failed, code: 'policy_blocked' } })
      await finish(rig.core, succeeded, { ...plainCopy, description: 'd' })
      await verbs.beginJob({ ctx, input: { jobId: running } })
      const expected = { queued, running, succeeded, failed }
      const all = await page('', who)
      expect(idsOf(all)).toEqual([queued, running, succeeded, failed])
      for (const [status, id] of Object.entries(expected)) {
        const read = await rig.as(who, `${jobsPath}/${id}`)
        expect(read.body).toMatchObject({ id, status })
        expect((await page(`?status=${status}`, who)).data).toEqual([read.body])
        expect(all.data).toContainEqual(read.body)
      }
    },
  )

  test('a filtered walk keeps its filter over all pages', { tags: ['LIST-2', 'LIST-5', 'D-CURSOR-1'] }, async () => {
    const failed = jobIds[5]!
    const ctx = rig.core.as({ kind: 'system' })
    await verbs.failJob({ ctx, input: { jobId: failed, code: 'internal_error' } })
    const first = await page('?status=queued&limit=10')
    const rest = await page(`?status=queued&limit=100&cursor=${first.next_cursor}`)
    expect([...idsOf(first), ...idsOf(rest)]).toEqual(jobIds.filter((id) => id !== failed))
  })
})
