import { describe, expect, test } from 'vitest'
import { entries, expectProblem, jobsPath, nothing, rowsOf, startRig, validBody, type Answer } from '../rig.ts'

const wrongType = { header: 'Content-Type', detail: 'must be application/json, once' }
const wrongKey = { header: 'Idempotency-Key', detail: 'does not match ^[A-Za-z0-9._:-]{1,128}$' }

describe.each(entries)(
  'POST 400 for headers and query by %s',
  { tags: ['invalid_request', 'ALLOCATION-2'] },
  (entry) => {
    const rig = startRig(entry)

    async function expectRefused(answer: Answer, place: Record<string, string>): Promise<void> {
      expectProblem(answer, 'invalid_request', { errors: [place] })
      expect(await rowsOf(rig, rig.tenant.workspaceId)).toEqual(nothing)
    }
    const create = (headers: Record<string, string>) => rig.create(validBody, { headers })

    test.each([
      ['a space', 'a b'],
      ['a slash', 'a/b'],
      ['a comma, as of two keys', 'a, a'],
      ['quotes', '"a"'],
      ['a letter beyond ASCII', 'cl\u00e9'],
      ['no character', ''],
      ['129 characters', 'k'.repeat(129)],
    ])('a key of %s is refused', { tags: ['POST-KEY-1', 'POST-KEY-2', 'LIMIT-KEY'] }, async (_what, key) => {
      await expectRefused(await create({ 'idempotency-key': key }), wrongKey)
    })

    test(
      'a create without the key header is refused, even with a key elsewhere',
      { tags: ['POST-KEY-1'] },
      async () => {
        const headers = { 'content-type': 'application/json', 'x-idempotency-key': 'k' }
        const answer = await rig.as(rig.tenant, jobsPath, { method: 'POST', headers, body: JSON.stringify(validBody) })
        await expectRefused(answer, { header: 'Idempotency-Key', detail: 'is required, exactly once' })
      },
    )

    test.each(['text/plain', 'application/json; charset=utf-16'])(
      'Content-Type %s is refused',
      { tags: ['POST-TYPE', 'D-TYPE'] },
      async (contentType) => {
        await expectRefused(await create({ 'content-type': contentType }), wrongType)
      },
    )

    test('a create without Content-Type is refused', { tags: ['POST-TYPE'] }, async () => {
      const body = new Uint8Array(Buffer.from(JSON.stringify(validBody))) // fetch sets no Content-Type for bytes
      const answer = await rig.as(rig.tenant, jobsPath, { method: 'POST', headers: { 'idempotency-key': 'k' }, body })
      await expectRefused(answer, wrongType)
    })

    test.each(['gzip', 'deflate', 'br', 'zstd', 'identity', 'canary', ''])(
      'Content-Encoding "%s" is refused',
      { tags: ['POST-ENCODING', 'D-ENCODING'] },
      async (contentEncoding) => {
        const answer = await create({ 'content-encoding': contentEncoding })
        await expectRefused(answer, { header: 'Content-Encoding', detail: 'must be absent' })
      },
    )

    test.each(['limit', 'cursor', 'status', 'platform', 'idempotency_key', 'toString'])(
      'the query parameter %s is refused, and its value is not echoed',
      { tags: ['D-QUERY-1', 'D-EXTRAS-2'] },
      async (parameter) => {
        const answer = await rig.as(rig.tenant, `${jobsPath}?${parameter}=canary`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'idempotency-key': 'k' },
          body: JSON.stringify(validBody),
        })
        await expectRefused(answer, { parameter, detail: 'is not a parameter of this operation' })
      },
    )
  },
)
