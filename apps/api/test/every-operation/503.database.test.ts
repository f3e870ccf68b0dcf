import { setTimeout as delay } from 'node:timers/promises'
import { createTenant, until } from '@adcopy/testing'
import { describe, expect, test } from 'vitest'
import { bearer, operations, send } from '../operations.ts'
import { entries, expectProblem, jobsPath, nothing, offersPath, rowsOf, startRig, validBody } from '../rig.ts'
import { holdingLookUps } from '../server/stage.ts'

describe.each(entries)(
  '503 by %s',
  { tags: ['unavailable', 'D-UNAVAILABLE', 'D-RETRY-1', 'ALLOCATION-2'] },
  (entry) => {
    const rig = startRig(entry, { env: { DATABASE_POOL_MAX: '1' } })

    const fault = { 'retry-after': '5' }

    test(
      'while PostgreSQL is down every operation is unavailable, and once it is back everything works',
      { tags: ['D-RATE-1'] },
      async () => {
        expect((await rig.as(rig.tenant, offersPath)).status).toBe(200)
        await rig.database.whileUnreachable(async () => {
          for (const operation of operations) {
            const answer = await send(rig, operation, bearer(rig.tenant))
            expectProblem(answer, 'unavailable', {}, { rate: 'token', headers: fault })
          }
        })
        expect(await rowsOf(rig)).toEqual(nothing)
        expect((await rig.create(validBody)).status).toBe(202)
      },
    )

    test('a time-out for a lock or a connection is unavailable, for reads too', async () => {
      const tenant = await createTenant(rig.core)
      // The pool has only one connection. One statement occupies it while waiting for the lock, and a later statement
      // times out while waiting for the connection. Core combines token look-ups that arrive together into one
      // statement, so the test sends the requests in waves.
      const wave = async (afterMs: number) => {
        await delay(afterMs)
        return Promise.all(operations.map((each) => send(rig, each, bearer(tenant))))
      }
      const waves = () => Promise.all([wave(0), wave(150), wave(300)])
      const answers = (await holdingLookUps(rig, waves)).flat()
      for (const answer of answers) expectProblem(answer, 'unavailable', {}, { rate: 'token', headers: fault })
      expect(await rowsOf(rig, tenant.workspaceId)).toEqual(nothing)
      const causes = () => rig.output().match(/"cause":\{[^}]*\}/g) ?? []
      const lock = () => causes().some((cause) => cause.includes('55P03')) // lock_not_available
      const connection = () =>
        causes().some((cause) => /DatabaseError/.test(cause) && !/"code":"[0-9A-Z]{5}"/.test(cause))
      await until(async () => lock() && connection(), { withinMs: 5_000, what: 'both causes in the log' })
      expect((await rig.as(tenant, offersPath)).status).toBe(200)
    })

    test.each([
      ['offer', offersPath],
      ['job', jobsPath],
    ])('an unexpected error, as without the table %s, is unavailable', async (table, path) => {
      const tenant = await createTenant(rig.core)
      await rig.database.pool.query(`alter table "${table}" rename to away`)
      try {
        expectProblem(await rig.as(tenant, path), 'unavailable', {}, { headers: fault })
        expectProblem(await rig.create(validBody, { tenant }), 'unavailable', {}, { headers: fault })
      } finally {
        await rig.database.pool.query(`alter table away rename to "${table}"`)
      }
      expect(await rowsOf(rig, tenant.workspaceId)).toEqual(nothing)
      expect((await rig.as(tenant, path)).status).toBe(200)
    })
  },
)
