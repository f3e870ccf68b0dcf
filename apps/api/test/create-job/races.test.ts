import { createTenant } from '@adcopy/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { entries, rowsOf, startRig, validBody, type Answer, type Rig } from '../rig.ts'

describe.each(entries)('parallel creates over HTTP by %s', (entry) => {
  let rig: Rig

  beforeAll(async () => {
    rig = await startRig(entry)
  })
  afterAll(() => rig.close())

  const statuses = (answers: readonly Answer[], status: number) =>
    answers.filter((answer) => answer.status === status).length

  test(
    '200 with one key and one body are 200 times 202, one job and one unit',
    { tags: ['POST-1', 'D-KEY-3', 'ALLOCATION-1', 'ALLOCATION-2'] },
    async () => {
      const tenant = await createTenant(rig.core)
      const answers = await Promise.all(
        Array.from({ length: 200 }, () => rig.create(validBody, { key: 'one-key', tenant })),
      )
      expect(statuses(answers, 202)).toBe(200)
      expect(new Set(answers.map((answer) => answer.text)).size).toBe(1)
      expect(answers.filter((answer) => answer.headers.get('idempotent-replayed') === null)).toHaveLength(1)
      expect(await rowsOf(rig, tenant.workspaceId)).toEqual({ jobs: 1, due: 1, used: 1 })
    },
  )

  test(
    'N + 20 distinct keys on an allocation of N are N times 202 and 20 times quota_exceeded',
    { tags: ['quota_exceeded', 'LIMIT-ALLOCATION'] },
    async () => {
      const tenant = await createTenant(rig.core, { allocation: 130 })
      const answers = await Promise.all(
        Array.from({ length: 150 }, (_, index) => rig.create(validBody, { key: `key-${index}`, tenant })),
      )
      expect([statuses(answers, 202), statuses(answers, 429)]).toEqual([130, 20])
      const refused = answers.filter((answer) => answer.status === 429).map((answer) => answer.body)
      for (const body of refused)
        expect(body).toMatchObject({ type: expect.stringMatching(/quota_exceeded$/) as string })
      // Those who lost the race were admitted while units were left, and are told what is left now.
      const limits = answers.filter((answer) => answer.status === 429).map((answer) => answer.headers.get('ratelimit'))
      for (const limit of limits) expect(limit).toMatch(/"month";r=0;/)
      expect(await rowsOf(rig, tenant.workspaceId)).toEqual({ jobs: 130, due: 130, used: 130 })
    },
  )
})
