import { createTenant } from '@adcopy/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { entries, startRig, validBody, type Answer, type Rig } from '../rig.ts'

describe.each(entries)('POST around the turn of the year by %s', (entry) => {
  let rig: Rig

  beforeAll(async () => {
    rig = await startRig(entry, { env: { RATE_LIMIT_TOKEN_PER_MINUTE: '1000000' } })
  })
  afterAll(() => rig.close())

  const resetOf = (answer: Answer) => (answer.body as { reset_at: string }).reset_at

  // The database's clock is forty days ahead of this process and of the API.
  test(
    'rivals get the units of both months, each charged to the month of its acceptance, and no more',
    { tags: ['D-ALLOCATION-2', 'D-RESET', 'LIMIT-ALLOCATION', 'quota_exceeded'] },
    async () => {
      const allocation = 12
      const tenant = await createTenant(rig.core, { allocation })
      await rig.database.runClock(new Date('2026-12-31T23:59:59Z'))
      const clients = Array.from({ length: 8 }, async () => {
        const answers: Answer[] = []
        do answers.push(await rig.create(validBody, { tenant }))
        while (answers.at(-1)?.status !== 429 || resetOf(answers.at(-1) as Answer) !== '2027-02-01T00:00:00Z')
        return answers
      })
      const answers = (await Promise.all(clients)).flat()
      const accepted = answers.filter(({ status }) => status === 202)
      const monthsOf = accepted.map(({ body }) => (body as { created_at: string }).created_at.slice(0, 7))
      expect(Object.groupBy(monthsOf, (month) => month)).toEqual({
        '2026-12': Array.from({ length: allocation }, () => '2026-12'),
        '2027-01': Array.from({ length: allocation }, () => '2027-01'),
      })
      for (const refused of answers.filter(({ status }) => status !== 202)) {
        const secondsLeft = Number(refused.headers.get('retry-after'))
        const [least, most] = resetOf(refused) === '2027-01-01T00:00:00Z' ? [1, 1] : [31 * 86_400 - 60, 31 * 86_400]
        expect(secondsLeft).toBeGreaterThanOrEqual(least)
        expect(secondsLeft).toBeLessThanOrEqual(most)
      }
      const { rows } = await rig.database.pool.query(
        `select month::text, used,
                (select count(*)::int from job where date_trunc('month', created_at at time zone 'UTC') = month) as jobs
           from usage order by month`,
      )
      expect(rows).toEqual([
        { month: '2026-12-01', used: allocation, jobs: allocation },
        { month: '2027-01-01', used: allocation, jobs: allocation },
      ])
    },
  )
})
