import { createTenant, type Tenant } from '@adcopy/testing'
import { beforeAll, describe, test } from 'vitest'
import { entries, expectProblem, jobsPath, offersPath, startRig, validBody } from '../rig.ts'

const noCursor = 'is not a cursor that this listing gave out'

describe.each(entries)('GET jobs 400 by %s', { tags: ['invalid_request', 'D-EXTRAS-1'] }, (entry) => {
  const rig = startRig(entry)
  let tenant: Tenant

  beforeAll(async () => {
    tenant = await createTenant(rig.core)
    for (let index = 0; index < 3; index += 1) await rig.create(validBody, { tenant })
  })

  async function expectRefused(query: string, place: Record<string, string>, who = tenant): Promise<void> {
    expectProblem(await rig.as(who, `${jobsPath}?${query}`), 'invalid_request', { errors: [place] })
  }
  async function cursorOf(path: string): Promise<string> {
    return ((await rig.as(tenant, path)).body as { next_cursor: string }).next_cursor
  }

  test.each([
    '0',
    '101',
    '1000',
    '-1',
    '+1',
    '01',
    '1.0',
    '1.5',
    '1e1',
    '%201',
    '1%20',
    '0x10',
    'NaN',
    'canary',
    '%D9%A3',
  ])('limit=%s is not an integer from 1 to 100', { tags: ['D-LIMIT', 'LIST-4', 'LIMIT-PAGE', 'D-EXTRAS-2'] }, (limit) =>
    expectRefused(`limit=${limit}`, { parameter: 'limit', detail: 'is not an integer from 1 to 100' }),
  )

  test.each(['done', 'Queued', 'queued,failed', 'canary', 'toString', '%20queued'])(
    'status=%s is not one of the four states',
    { tags: ['D-STATUS', 'LIST-2', 'D-EXTRAS-2'] },
    (status) =>
      expectRefused(`status=${status}`, {
        parameter: 'status',
        detail: 'must be one of queued, running, succeeded, failed',
      }),
  )

  test.each(['limit', 'status', 'cursor'])('an empty %s is refused', { tags: ['D-QUERY-1'] }, async (parameter) => {
    await expectRefused(`${parameter}=`, { parameter, detail: 'is empty' })
    await expectRefused(parameter, { parameter, detail: 'is empty' })
  })

  test.each(['limit=5', 'status=queued', 'cursor=canary'])(
    '%s twice is refused, even with equal values',
    { tags: ['D-QUERY-1', 'D-STATUS'] },
    (query) =>
      expectRefused(`${query}&${query}`, {
        parameter: query.slice(0, query.indexOf('=')),
        detail: 'appears more than once in the query',
      }),
  )

  test.each(['page', 'offset', 'Limit', 'order', 'toString', 'constructor', 'access_token'])(
    'the parameter %s is refused, and its value is not echoed',
    { tags: ['D-QUERY-1', 'D-EXTRAS-2'] },
    (parameter) => expectRefused(`${parameter}=canary`, { parameter, detail: 'is not a parameter of this operation' }),
  )

  test('a potentially harmful name is not echoed', { tags: ['D-EXTRAS-2'] }, async () => {
    for (const name of ['%3Ccanary%3E', 'canary%20words', '%00', '%FF', 'x'.repeat(65), '%C3%A9', 'limit%5B%5D']) {
      expectProblem(await rig.as(tenant, `${jobsPath}?${name}=1`), 'invalid_request')
    }
  })

  test(
    'an invented, changed or truncated cursor is refused',
    { tags: ['LIST-1', 'D-CURSOR-1', 'D-EXTRAS-2'] },
    async () => {
      const cursor = await cursorOf(`${jobsPath}?limit=1`)
      const [payload = '', signature = ''] = cursor.split('.')
      const other = (text: string) => text.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))
      const unsigned = Buffer.from(JSON.stringify(['2026-01-01T00:00:00.000Z', 'acg_x'])).toString('base64url')
      for (const bad of [
        'canary',
        '.',
        'null',
        '%00',
        `${payload}.${other(signature)}`,
        `${other(payload)}.${signature}`,
        `x${cursor}`,
        `${cursor}.`,
        `${cursor}=`,
        payload,
        `${payload}.`,
        `.${signature}`,
        cursor.slice(0, -1),
        `${unsigned}.${signature}`,
        cursor.toUpperCase(),
        'c'.repeat(512),
      ]) {
        await expectRefused(`cursor=${bad}`, { parameter: 'cursor', detail: noCursor })
      }
      const long = { parameter: 'cursor', detail: 'must have at most 512 characters' }
      await expectRefused(`cursor=${'c'.repeat(513)}`, long)
    },
  )

  test(
    'a cursor of another workspace, another listing or another filter is refused',
    { tags: ['LIST-1', 'D-CURSOR-1'] },
    async () => {
      const place = { parameter: 'cursor', detail: noCursor }
      const [plain, queued] = [
        await cursorOf(`${jobsPath}?limit=1`),
        await cursorOf(`${jobsPath}?limit=1&status=queued`),
      ]
      await expectRefused(`status=queued&cursor=${plain}`, place)
      await expectRefused(`status=failed&cursor=${queued}`, place)
      await expectRefused(`cursor=${queued}`, place)
      await expectRefused(`cursor=${plain}`, place, rig.tenant)
      const offers = await rig.as(tenant, `${offersPath}?cursor=${plain}`)
      expectProblem(offers, 'invalid_request', { errors: [place] })
    },
  )
})
