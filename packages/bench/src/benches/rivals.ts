import type { Bench, Ratio } from '../bench.ts'
import { startRival, type Rival } from '../rivals/jobs/start-rival.ts'
import { jobsSide } from '../work/sides.ts'
import { instantWorker, onWorkStack } from '../work/work-stack.ts'

const rivals: Record<string, Rival> = {
  'naive temporal': { program: 'naive-temporal' },
  'pg-boss': { program: 'pg-boss' },
  'pg-boss, batches': { program: 'pg-boss', settings: 'batches' },
  'pg-boss, tuned': { program: 'pg-boss', settings: 'tuned' },
  'graphile-worker': { program: 'graphile-worker' },
  'graphile-worker, tuned': { program: 'graphile-worker', settings: 'tuned' },
  DBOS: { program: 'dbos' },
  'DBOS, tuned': { program: 'dbos', settings: 'tuned' },
  Restate: { program: 'restate' },
}

const against = (ratio: Pick<Ratio, 'before' | 'goal' | 'id' | 'rival' | 'what'>): Ratio => ({
  ours: 'service',
  figure: 'rate',
  ...ratio,
})

export const bench: Bench = {
  name: 'rivals',
  ratios: [
    against({
      id: 'R5',
      what: 'accept → terminal jobs/s ÷ Fastify that inserts a row and starts a workflow of three activities',
      rival: 'naive temporal',
      goal: { atLeast: 1.7 },
      before: '1.28',
    }),
    against({
      id: 'R10',
      what: 'accept → terminal jobs/s ÷ pg-boss with its defaults',
      rival: 'pg-boss',
      before: '',
    }),
    against({ id: 'R10', what: 'the same, pg-boss in batches of 64', rival: 'pg-boss, batches', before: '1.26' }),
    against({ id: 'R10', what: 'the same, pg-boss tuned', rival: 'pg-boss, tuned', before: '0.13' }),
    against({ id: 'R10', what: 'the same, graphile-worker with its defaults', rival: 'graphile-worker', before: '' }),
    against({ id: 'R10', what: 'the same, graphile-worker tuned', rival: 'graphile-worker, tuned', before: '0.03' }),
    against({ id: 'R10', what: 'the same, DBOS with its defaults', rival: 'DBOS', before: '' }),
    against({ id: 'R10', what: 'the same, DBOS tuned', rival: 'DBOS, tuned', before: '' }),
    against({ id: 'R10', what: 'the same, Restate', rival: 'Restate', before: '' }),
  ],
  open: () =>
    onWorkStack({}, async (stack) => {
      const sides = { service: jobsSide(await stack.startOurs('service', instantWorker)) }
      for (const [name, rival] of Object.entries(rivals)) {
        Object.assign(sides, { [name]: jobsSide(await startRival(stack, name.replaceAll(/\W+/g, '_'), rival)) })
      }
      return sides
    }),
}
