import { createRegistry, createWorkMetrics } from '@adcopy/telemetry'
import { expect, test } from 'vitest'
import { readEnv } from '../src/env.ts'
import { createLoopWatch, createWorkerReadiness } from '../src/operations.ts'

const env = readEnv({
  DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/none',
  TEMPORAL_ADDRESS: '127.0.0.1:1',
  FINGERPRINT_KEYS: Buffer.alloc(32).toString('base64'),
})

function watched() {
  let nowMs = 1_000_000
  const loops = createLoopWatch(createWorkMetrics(createRegistry(), { slots: { jobs: 1, knowledge: 1 } }), () => nowMs)
  return {
    loops,
    pass: (ms: number) => void (nowMs += ms),
    /** A readiness object caches its results for a second, so each call creates a new object. */
    checks: async () => (await createWorkerReadiness(env, { loops, starter: () => undefined }).report()).checks,
  }
}

test('a loop without a turn for more than half a minute makes its worker unready, that loop alone, until it turns', async () => {
  const { loops, pass, checks } = watched()
  expect(await checks()).toMatchObject({ sweep: 'ok', deadlines: 'ok' })
  pass(30_000)
  expect(await checks()).toMatchObject({ sweep: 'ok', deadlines: 'ok' })
  loops.turned('deadlines', 'done')
  pass(1_000)
  expect(await checks()).toMatchObject({ sweep: 'no turn for 31 s', deadlines: 'ok' })
  loops.turned('jobs', 'done')
  expect(await checks()).toMatchObject({ sweep: 'ok', deadlines: 'ok' })
})

test('turns that fail, and turns of other loops, are none', async () => {
  const { loops, pass, checks } = watched()
  pass(60_000)
  loops.turned('jobs', 'failed')
  loops.turned('knowledge', 'done')
  expect(await checks()).toMatchObject({ sweep: 'no turn for 60 s', deadlines: 'no turn for 60 s' })
})

test('a Temporal that was not connected to, and a database that does not answer, are named', async () => {
  expect(await watched().checks()).toEqual({
    database: expect.stringMatching(/\S/),
    temporal: 'not connected',
    sweep: 'ok',
    deadlines: 'ok',
  })
})
