import { beforeAll, describe, expect, test } from 'vitest'
import { bearer, operations, send } from '../operations.ts'
import { entries, expectAnswer, jobsPath, offersPath, startRig, unknownJob, validBody } from '../rig.ts'

describe.each(entries)('what every answer has in common by %s', (entry) => {
  const rig = startRig(entry)
  let jobPath: string

  beforeAll(async () => {
    jobPath = `${jobsPath}/${((await rig.create(validBody)).body as { id: string }).id}`
  })

  test('HEAD is answered like GET without a body', { tags: ['D-ROUTING-2'] }, async () => {
    for (const path of [offersPath, jobsPath, jobPath]) {
      const get = await rig.as(rig.tenant, path)
      const head = await rig.as(rig.tenant, path, { method: 'HEAD' })
      const headers = Object.fromEntries([...get.headers].filter(([name]) => /^retry-after|-policy$/.test(name)))
      expectAnswer(head, { status: 200, body: undefined, headers })
    }
    const unread = await rig.as(rig.tenant, `${jobsPath}/${unknownJob}`, { method: 'HEAD' })
    expect([unread.status, unread.text]).toEqual([404, ''])
    const unknown = await rig.call(offersPath, { method: 'HEAD' })
    expect([unknown.status, unknown.headers.get('www-authenticate')]).toEqual([401, 'Bearer'])
  })

  test('a response to another origin grants no access', { tags: ['D-ROUTING-3'] }, async () => {
    const answer = await rig.as(rig.tenant, offersPath, { headers: { origin: 'https://shop.example' } })
    expect(answer.status).toBe(200)
    expect([...answer.headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([])
    expect(answer.headers.get('vary') ?? '').not.toMatch(/origin/i)
  })

  // `expectLawful` already checks these headers in every response. This test also checks that each request id is new
  // and that the client's headers change nothing.
  test(
    "every response is JSON with no-store and a new request id, whatever the client's headers say",
    { tags: ['S-4', 'D-REQUEST-ID', 'HTTP-2', 'ERROR-1'] },
    async () => {
      const wishes = {
        accept: 'text/html',
        'accept-encoding': 'gzip, br',
        'cache-control': 'max-age=3600',
        'if-none-match': '*',
        'if-modified-since': 'Sat, 21 Nov 2026 10:00:00 GMT',
        range: 'bytes=0-1',
        'x-request-id': 'req_000000000000000000000000',
      }
      const ids = new Set<string | null>()
      for (const operation of operations) {
        for (const authorization of [bearer(rig.tenant), undefined]) {
          const answer = await send(rig, operation, authorization, wishes)
          expect([200, 202, 401, 404]).toContain(answer.status)
          ids.add(answer.headers.get('x-request-id'))
        }
      }
      expect(ids.size).toBe(8)
      expect(ids).not.toContain(wishes['x-request-id'])
    },
  )
})
