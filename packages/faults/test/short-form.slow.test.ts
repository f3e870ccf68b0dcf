import { expect, test } from 'vitest'
import { faultsOf } from '../src/report/judge.ts'
import { runScenario, shortExtent } from '../src/run-scenario.ts'
import { short } from '../src/scenarios.ts'
import { inFolder } from '../src/stack/folders.ts'

test(
  'every guarantee holds while Temporal loses its database, a worker and an api are killed, and PostgreSQL is restarted',
  { timeout: 300_000, tags: ['POST-1', 'ALLOCATION-1', 'D-TEMPORAL'] },
  async () => {
    const seed = Date.now() % 1_000_000
    const run = { scenario: short, seed, extent: shortExtent }
    const outcome = await inFolder(`short form seed ${seed}`, (folder) => runScenario({ folder, ...run }))
    expect(faultsOf(outcome, { whole: false }), `seed ${seed}`).toEqual([])
    expect(outcome.summary).toMatchObject({ lost: 0, double: 0 })
    expect(outcome.summary.jobs).toBeGreaterThan(30)
    expect(Object.keys(outcome.summary.faults)).toContain('kill -9 api between COMMIT and the response')
  },
)
