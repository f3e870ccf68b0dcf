import { createTenant } from '@adcopy/testing'
import { beforeAll, describe, expect, test } from 'vitest'
import { entries, oneJob, rowsOf, startRig, validBody, type Answer } from '../rig.ts'

// Tests in `packages/core/test/races` repeat similar races hundreds of times.
describe.each(entries)('parallel creates over HTTP by %s', (entry) => {
  const rig = startRig(entry)
  // The clock is far from the end of a month, so that the allocation is not renewed during the test.
  beforeAll(() => rig.database.runClock(new Date('2026-11-15T12:00:00Z')))

  const count = (answers: readonly Answer[], status: number) =>
    answers.filter((answer) => answer.status === status).length
  const atOnce = (creates: number, send: (index: number) => Promise<Answer>) =>
    Promise.all(Array.from({ length: creates }, (_, index) => send(index)))

  test(
    '40 concurrent creates with one key and one body get 40 times 202, one job and one unit',
    { tags: ['POST-1', 'D-KEY-3', 'ALLOCATION-1', 'ALLOCATION-2'] },
    async () => {
      const tenant = await createTenant(rig.core)
      const answers = await atOnce(40, () => rig.create(validBody, { key: 'key', tenant }))
      expect(count(answers, 202)).toBe(40)
      expect(new Set(answers.map((answer) => answer.text)).size).toBe(1)
      expect(answers.filter((answer) => answer.headers.get('idempotent-replayed') === null)).toHaveLength(1)
      expect(await rowsOf(rig, tenant.workspaceId)).toEqual(oneJob)
    },
  )

  test(
    'N + 20 concurrent keys on an allocation of N get N times 202 and 20 times quota_exceeded',
    { tags: ['quota_exceeded', 'LIMIT-ALLOCATION'] },
    async () => {
      const allocation = 12
      const tenant = await createTenant(rig.core, { allocation })
      const answers = await atOnce(allocation + 20, (index) => rig.create(validBody, { key: `key-${index}`, tenant }))
      expect([count(answers, 202), count(answers, 429)]).toEqual([allocation, 20])
      for (const { body, headers } of answers.filter(({ status }) => status === 429)) {
        expect(body).toMatchObject({ type: expect.stringMatching(/quota_exceeded$/) as string })
        // The header must report the state at the refusal, even if units were still left when the request was
        // authenticated.
        expect(headers.get('ratelimit')).toMatch(/"month";r=0;/)
      }
      const units = { jobs: allocation, due: allocation, used: allocation }
      expect(await rowsOf(rig, tenant.workspaceId)).toEqual(units)
    },
  )
})
