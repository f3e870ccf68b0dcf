import { randomBytes } from 'node:crypto'
import { verbs } from '@adcopy/core'
import { createTenant, type Tenant } from '@adcopy/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { entries, expectProblem, jobsPath, offersPath, startRig, validBody, type Rig } from '../rig.ts'

interface Page {
  object: string
  data: Array<{ id: string; name?: string; status?: string }>
  has_more: boolean
  next_cursor: string | null
}

describe.each(entries)('listings by %s', (entry) => {
  let rig: Rig
  let tenant: Tenant
  const jobIds: string[] = []

  beforeAll(async () => {
    rig = await startRig(entry)
    tenant = await createTenant(rig.core)
    for (let index = 0; index < 23; index += 1) {
      jobIds.unshift(((await rig.create(validBody, { tenant })).body as { id: string }).id)
    }
    await rig.create(validBody) // another workspace's
  })
  afterAll(() => rig.close())

  async function page(path: string, who = tenant): Promise<Page> {
    const answer = await rig.as(who, path)
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store'])
    return answer.body as Page
  }

  test('jobs come newest first, twenty a page, each of this workspace once', async () => {
    const first = await page(jobsPath)
    expect(first.object).toBe('list')
    expect([first.data.length, first.has_more]).toEqual([20, true])
    const second = await page(`${jobsPath}?cursor=${first.next_cursor}`)
    expect([second.data.length, second.has_more, second.next_cursor]).toEqual([3, false, null])
    expect([...first.data, ...second.data].map((job) => job.id)).toEqual(jobIds)
  })

  test('limit is 1 to 100 and may change between pages', async () => {
    const first = await page(`${jobsPath}?limit=1`)
    expect(first.data.map((job) => job.id)).toEqual(jobIds.slice(0, 1))
    const rest = await page(`${jobsPath}?limit=100&cursor=${first.next_cursor}`)
    expect(rest.data.map((job) => job.id)).toEqual(jobIds.slice(1))
  })

  test('status filters by each state', async () => {
    const failed = jobIds[5]!
    await verbs.failJob({ ctx: rig.core.as({ kind: 'system' }), input: { jobId: failed, code: 'internal_error' } })
    expect((await page(`${jobsPath}?status=failed`)).data.map((job) => job.id)).toEqual([failed])
    expect((await page(`${jobsPath}?status=succeeded`)).data).toEqual([])
    const queued = await page(`${jobsPath}?status=queued&limit=10`)
    const rest = await page(`${jobsPath}?status=queued&limit=100&cursor=${queued.next_cursor}`)
    expect([...queued.data, ...rest.data].map((job) => job.id)).toEqual(jobIds.filter((id) => id !== failed))
  })

  test.each(['limit=0', 'limit=101', 'limit=1.5', 'limit=', 'limit=1e1', 'limit=%201', 'status=done', 'status='])(
    '%s is refused',
    async (query) => {
      const answer = await rig.as(tenant, `${jobsPath}?${query}`)
      expect(answer.status).toBe(400)
      expect(answer.body).toMatchObject({ errors: [{ parameter: query.slice(0, query.indexOf('=')) }] })
    },
  )

  test.each(['?limit=5&limit=5', '?page=2', '?toString=1', '?cursor=a&cursor=b'])(
    '%s is refused as repeated or unknown',
    async (query) => {
      for (const path of [jobsPath, offersPath]) expect((await rig.as(tenant, path + query)).status).toBe(400)
    },
  )

  test('a cursor is refused when tampered with, foreign, or used with another filter or listing', async () => {
    const { next_cursor } = await page(`${jobsPath}?limit=1`)
    const cursor = next_cursor ?? ''
    const errors = [{ parameter: 'cursor', detail: 'is not a cursor that this listing gave out' }]
    const last = cursor.at(-1) === 'A' ? 'B' : 'A'
    for (const path of [
      `${jobsPath}?cursor=${cursor.slice(0, -1)}${last}`,
      `${jobsPath}?cursor=x${cursor}`,
      `${jobsPath}?cursor=${cursor}.`,
      `${jobsPath}?cursor=junk`,
      `${jobsPath}?status=queued&cursor=${cursor}`,
      `${offersPath}?cursor=${cursor}`,
    ]) {
      expectProblem(await rig.as(tenant, path), 'invalid_request', { errors })
    }
    expectProblem(await rig.as(rig.tenant, `${jobsPath}?cursor=${cursor}`), 'invalid_request', { errors })
  })

  test('offers are the active ones by name then id, in the same envelope', async () => {
    const who = await createTenant(rig.core)
    const ctx = rig.core.as({ kind: 'operator' })
    const add = async (name: string) =>
      (await verbs.createOffer({ ctx, input: { workspaceId: who.workspaceId, offer: { name } } })).offerId
    const [b1, a, b2] = [await add('B'), await add('A'), await add('B')]
    const long = await add(`a${randomBytes(40_000).toString('hex')}`) // larger than any index row; 'a' comes after 'W'
    const all = await page(offersPath, who)
    expect(all).toMatchObject({
      object: 'list',
      data: [
        { id: a, object: 'offer', name: 'A' },
        { id: b1, object: 'offer', name: 'B' },
        { id: b2, object: 'offer', name: 'B' },
        { id: who.offerId, object: 'offer', name: 'Winter check' },
        { id: long, object: 'offer' },
      ],
      has_more: false,
      next_cursor: null,
    })
    const walked: string[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const next: Page = await page(`${offersPath}?limit=1${cursor === '' ? '' : `&cursor=${cursor}`}`, who)
      walked.push(...next.data.map((offer) => offer.id))
      cursor = next.next_cursor
    }
    expect(walked).toEqual(all.data.map((offer) => offer.id))
  })
})
