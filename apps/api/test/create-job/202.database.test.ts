import { awarenessLevels, copyLengths, platforms } from '@adcopy/contract'
import { verbs } from '@adcopy/core'
import { createTenant } from '@adcopy/testing'
import { beforeAll, describe, expect, test } from 'vitest'
import {
  entries,
  expectAnswer,
  jobsPath,
  offersPath,
  oneJob,
  rowsOf,
  startRig,
  storedJob,
  validBody,
  type Answer,
} from '../rig.ts'

const now = '2026-11-21T10:00:00.000Z'
const monthEnds = (Date.parse('2026-12-01T00:00:00Z') - Date.parse(now)) / 1000

// No Temporal server runs at the configured address, so every test here proves that accepting a job does not need
// Temporal.
describe.each(entries)('POST 202 by %s', { tags: ['D-TEMPORAL'] }, (entry) => {
  const rig = startRig(entry)
  beforeAll(() => rig.database.setClock(new Date(now)))

  const idOf = (answer: Answer) => (answer.body as { id: string }).id

  function expectAccepted(answer: Answer): string {
    const id = idOf(answer)
    expect(id).toMatch(/^acg_[0-9a-hjkmnp-tv-z]{26}$/)
    expectAnswer(answer, {
      status: 202,
      body: { object: 'ad_copy_generation', id, status: 'queued', created_at: now },
      headers: { location: `${jobsPath}/${id}`, 'retry-after': '2' },
    })
    return id
  }

  test(
    'a new job is queued, stored and due, has Location and Retry-After, and costs one unit of the month',
    {
      tags: [
        'S-1',
        'S-5',
        'VERSION-1',
        'JOB-1',
        'JOB-4',
        'STATE-3',
        'POST-202',
        'ALLOCATION-1',
        'D-JOB',
        'D-STATE',
        'D-ID-1',
        'D-RETRY-2',
        'D-RATE-1',
        'D-RATE-2',
        'D-DEADLINE',
      ],
    },
    async () => {
      const tenant = await createTenant(rig.core, { allocation: 3 })
      const answer = await rig.create(validBody, { key: 'fresh', tenant })
      const id = expectAccepted(answer)
      expect(answer.headers.get('ratelimit-policy')).toBe('"token";q=1200;w=60, "month";q=3;w=2592000')
      expect(answer.headers.get('ratelimit')).toBe(`"token";r=1199;t=1, "month";r=2;t=${monthEnds}`)
      expect(await rowsOf(rig, tenant.workspaceId)).toEqual(oneJob)
      expect(await storedJob(rig, id)).toEqual({
        ...validBody,
        workspace_id: tenant.workspaceId,
        idempotency_key: 'fresh',
        copy_length: 'medium',
        state: 'queued',
        offer_id: null,
        seconds_allowed: 86_400,
      })
    },
  )

  test(
    'every platform, level and length is accepted, blog only on Facebook',
    { tags: ['POST-PLATFORM', 'POST-AWARENESS', 'POST-LENGTH', 'POST-9'] },
    async () => {
      const bodies = platforms.flatMap((platform) =>
        awarenessLevels.flatMap((awareness_level) =>
          copyLengths
            .filter((copy_length) => platform === 'facebook' || copy_length !== 'blog')
            .map((copy_length) => ({ ...validBody, platform, awareness_level, copy_length })),
        ),
      )
      expect(bodies).toHaveLength(27)
      const tenant = await createTenant(rig.core, { allocation: 27 })
      for (const body of bodies) {
        const id = expectAccepted(await rig.create(body, { tenant }))
        expect(await storedJob(rig, id)).toMatchObject(body)
      }
      expect(await rowsOf(rig, tenant.workspaceId)).toEqual({ jobs: 27, due: 27, used: 27 })
    },
  )

  test('the id of a listed offer grounds a job in that offer', { tags: ['POST-OFFER', 'OFFER-2'] }, async () => {
    const tenant = await createTenant(rig.core)
    const { data } = (await rig.as(tenant, offersPath)).body as { data: Array<{ id: string }> }
    const [offer] = data
    const id = expectAccepted(await rig.create({ ...validBody, offer_id: offer?.id }, { tenant }))
    expect(await storedJob(rig, id)).toMatchObject({ offer_id: tenant.offerId })
    expect(await rowsOf(rig, tenant.workspaceId)).toEqual(oneJob)
  })

  test.each([
    ['one character', 'x', 'x'],
    ['280 astral code points', '😀'.repeat(280), '😀'.repeat(280)],
    ['280 code points within white space of every kind', `\t\u00a0\u3000\ufeff${'é'.repeat(280)}\r\n`, 'é'.repeat(280)],
    ['white space inside, which stays', ' a \n b ', 'a \n b'],
    ['a zero-width space, which trim() leaves', '\u200b', '\u200b'],
  ])('a brief of %s is accepted', { tags: ['POST-BRIEF', 'LIMIT-BRIEF', 'D-BRIEF'] }, async (_what, brief, stored) => {
    const id = expectAccepted(await rig.create({ ...validBody, brief }))
    expect(await storedJob(rig, id)).toMatchObject({ brief: stored })
  })

  test.each(['0', 'k'.repeat(128), 'AZaz09._:-', '::', '-', '01234567-89ab-cdef-0123-456789abcdef'])(
    'the key %s is accepted unchanged',
    { tags: ['POST-KEY-2', 'LIMIT-KEY'] },
    async (key) => {
      const tenant = await createTenant(rig.core)
      const id = expectAccepted(await rig.create(validBody, { key, tenant }))
      expect(await storedJob(rig, id)).toMatchObject({ idempotency_key: key })
    },
  )

  test('keys that differ only by case are different keys', { tags: ['POST-KEY-2'] }, async () => {
    const tenant = await createTenant(rig.core)
    const ids = [
      expectAccepted(await rig.create(validBody, { key: 'Key', tenant })),
      expectAccepted(await rig.create(validBody, { key: 'kEY', tenant })),
    ]
    expect(new Set(ids).size).toBe(2)
    expect(await rowsOf(rig, tenant.workspaceId)).toEqual({ jobs: 2, due: 2, used: 2 })
  })

  test.each(['application/json', 'Application/JSON; charset="utf-8"'])(
    'Content-Type %s is JSON',
    { tags: ['POST-TYPE', 'D-TYPE'] },
    async (contentType) => {
      expectAccepted(await rig.create(validBody, { headers: { 'content-type': contentType } }))
    },
  )

  test('a body of 32,768 bytes passes', { tags: ['POST-BODY-2', 'LIMIT-BODY', 'D-BODY-1'] }, async () => {
    const body = JSON.stringify(validBody).padEnd(32_768)
    expect(Buffer.byteLength(body)).toBe(32_768)
    expectAccepted(await rig.create(body))
  })

  test(
    'the response is JSON with a relative Location, whatever the headers of the request ask for',
    { tags: ['HTTP-2', 'S-3', 'S-5'] },
    async () => {
      const headers = {
        accept: 'text/event-stream, text/html, application/xml',
        'accept-encoding': 'gzip, br',
        'accept-language': 'de',
        prefer: 'respond-async, wait=10',
        'x-forwarded-host': 'evil.example',
        'x-forwarded-proto': 'gopher',
      }
      expectAccepted(await rig.create(validBody, { headers }))
    },
  )

  test('a unit stays consumed when its generation fails', { tags: ['ALLOCATION-1'] }, async () => {
    const tenant = await createTenant(rig.core, { allocation: 2 })
    const jobId = expectAccepted(await rig.create(validBody, { tenant }))
    await verbs.failJob({ ctx: rig.core.as({ kind: 'system' }), input: { jobId, code: 'generation_failed' } })
    expect(await rowsOf(rig, tenant.workspaceId)).toEqual({ jobs: 1, due: 0, used: 1 })
    const next = await rig.create(validBody, { tenant })
    expectAccepted(next)
    expect(next.headers.get('ratelimit')).toContain('"month";r=0;')
  })

  test('ids sort in the order of acceptance', { tags: ['D-ID-1'] }, async () => {
    const ids: string[] = []
    for (let index = 0; index < 3; index += 1) {
      ids.push(expectAccepted(await rig.create(validBody)))
      await new Promise((resolve) => setTimeout(resolve, 2)) // ids are sortable by the millisecond that they contain
    }
    expect(ids).toEqual(ids.toSorted())
  })
})
