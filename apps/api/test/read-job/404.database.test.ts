import { createTenant } from '@adcopy/testing'
import { describe, expect, test } from 'vitest'
import { entries, expectProblem, jobsPath, startRig, unknownJob, validBody } from '../rig.ts'

const encodeByte = (letter = '') => `%${Buffer.from(letter).toString('hex')}`

describe.each(entries)('GET a job 404 and 400 by %s', (entry) => {
  const rig = startRig(entry)

  test(
    'a malformed, an unknown and a foreign id get the same response, except for the request id',
    { tags: ['READ-2', 'not_found', 'D-ID-2', 'D-ROUTING-4'] },
    async () => {
      const other = await createTenant(rig.core)
      const foreign = ((await rig.create(validBody, { tenant: other })).body as { id: string }).id
      const own = ((await rig.create(validBody)).body as { id: string }).id
      const texts = new Set<string>()
      for (const id of [
        foreign,
        unknownJob,
        own.toUpperCase(),
        `${own}x`,
        own.slice(0, -1),
        own.replace('acg_', 'off_'),
        'x',
        '-',
        '1',
        'canary',
        'a%2Fb',
        '%00',
        '%C3%A9',
        `${own}%20`,
        own.replace('a', '%61'),
        own.slice(0, -1) + encodeByte(own.at(-1)),
        `${own};v=1`,
        'x'.repeat(2_000),
        rig.tenant.offerId,
        rig.tenant.workspaceId,
        'null',
        '__proto__',
      ]) {
        const answer = await rig.as(rig.tenant, `${jobsPath}/${id}`)
        expectProblem(answer, 'not_found')
        texts.add(answer.text.replace(/req_[0-9a-f]+/, ''))
      }
      expect(texts.size).toBe(1)
      expect((await rig.as(rig.tenant, `${jobsPath}/${own}`)).status).toBe(200)
    },
  )

  test.each(['expand', 'limit', 'cursor', 'status', 'id', 'toString'])(
    'the query parameter %s is refused before the id is looked up',
    { tags: ['invalid_request', 'D-QUERY-1', 'D-QUERY-2', 'D-EXTRAS-1', 'D-EXTRAS-2'] },
    async (parameter) => {
      const { id } = (await rig.create(validBody)).body as { id: string }
      const errors = [{ parameter, detail: 'is not a parameter of this operation' }]
      for (const jobId of ['x', unknownJob, id]) {
        const answer = await rig.as(rig.tenant, `${jobsPath}/${jobId}?${parameter}=canary`)
        expectProblem(answer, 'invalid_request', { errors })
      }
    },
  )
})
