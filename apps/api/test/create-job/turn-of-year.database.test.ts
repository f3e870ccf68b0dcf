import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import { createTenant, until } from '@adcopy/testing'
import { describe, expect, test } from 'vitest'
import { entries, jobsPath, startRig, validBody, type Answer } from '../rig.ts'

describe.each(entries)('POST around the turn of the year by %s', (entry) => {
  const rig = startRig(entry, { env: { RATE_LIMIT_TOKEN_PER_MINUTE: '1000000' } })

  const resetOf = (answer: Answer) => (answer.body as { reset_at: string }).reset_at

  // Only the database's clock is changed: this process and the API use the real time.
  test(
    'rivals get the units of both months, each charged to the month of its acceptance, and no more',
    { tags: ['D-ALLOCATION-2', 'D-RESET', 'LIMIT-ALLOCATION', 'quota_exceeded'] },
    async () => {
      const allocation = 12
      const tenant = await createTenant(rig.core, { allocation })
      await rig.database.runClock(new Date('2026-12-31T23:59:57Z'))
      const clients = Array.from({ length: 8 }, async () => {
        const answers: Answer[] = []
        do answers.push(await rig.create(validBody, { tenant }))
        while (answers.at(-1)?.status !== 429 || resetOf(answers.at(-1) as Answer) !== '2027-02-01T00:00:00Z')
        return answers
      })
      const answers = (await Promise.all(clients)).flat()
      const accepted = answers.filter(({ status }) => status === 202)
      const acceptedIn = (month: string) =>
        accepted.filter(({ body }) => (body as { created_at: string }).created_at.startsWith(month)).length
      const december = acceptedIn('2026-12')
      expect(december).toBeGreaterThan(0) // how many jobs the last three seconds allow depends on the machine
      expect(december).toBeLessThanOrEqual(allocation)
      expect([acceptedIn('2027-01'), accepted.length]).toEqual([allocation, december + allocation])
      for (const refused of answers.filter(({ status }) => status !== 202)) {
        const secondsLeft = Number(refused.headers.get('retry-after'))
        const [least, most] = resetOf(refused) === '2027-01-01T00:00:00Z' ? [1, 3] : [31 * 86_400 - 60, 31 * 86_400]
        expect(secondsLeft).toBeGreaterThanOrEqual(least)
        expect(secondsLeft).toBeLessThanOrEqual(most)
      }
      const { rows } = await rig.database.pool.query(
        `select month::text, used,
                (select count(*)::int from job where date_trunc('month', created_at at time zone 'UTC') = month) as jobs
           from usage order by month`,
      )
      expect(rows).toEqual([
        { month: '2026-12-01', used: december, jobs: december },
        { month: '2027-01-01', used: allocation, jobs: allocation },
      ])
    },
  )

  test(
    'a create that was authenticated in one month and accepted in the next reports only the next month',
    { tags: ['D-ALLOCATION-2', 'D-RATE-2'] },
    async () => {
      const tenant = await createTenant(rig.core, { allocation: 5 })
      await rig.database.setClock(new Date('2026-11-30T23:59:59Z'))
      const body = JSON.stringify(validBody)
      const headers = {
        authorization: `Bearer ${tenant.token}`,
        'content-type': 'application/json',
        'content-length': body.length,
        'idempotency-key': 'across',
      }
      const create = request(rig.entryUrl + jobsPath, { method: 'POST', headers })
      const authenticating = async () => {
        const { rowCount } = await rig.database.pool.query(
          `select 1 from pg_stat_activity where datname = current_database() and application_name = 'ad-copy-api'
              and state = 'active' and query like '%api_token where hash%'`,
        )
        return rowCount !== 0
      }
      // The lock makes the statement visible, so that its end is visible too.
      await rig.database.holding('lock table api_token', async () => {
        create.write(body.slice(0, 10))
        await until(authenticating)
      })
      await until(async () => !(await authenticating()))
      await rig.database.setClock(new Date('2026-12-01T00:00:00Z'))
      create.end(body.slice(10))
      const [response] = (await once(create, 'response')) as [IncomingMessage]
      response.resume()
      expect(response.statusCode).toBe(202)
      expect(response.headers['ratelimit-policy']).toMatch(/, "month";q=5;w=2678400$/)
      expect(response.headers['ratelimit']).toMatch(/, "month";r=4;t=2678400$/)
    },
  )
})
