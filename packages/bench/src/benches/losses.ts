import type { Bench, Side } from '../bench.ts'
import { startRival, type Rival } from '../rivals/jobs/start-rival.ts'
import { durableSettings, faultsOf } from '../work/faults.ts'
import { countLosses } from '../work/losses.ts'
import { onWorkStack } from '../work/work-stack.ts'

const rivals: Record<string, Rival> = {
  'naive temporal': { program: 'naive-temporal' },
  'pg-boss, tuned': { program: 'pg-boss', settings: 'tuned' },
  'graphile-worker, tuned': { program: 'graphile-worker', settings: 'tuned' },
  'DBOS, tuned': { program: 'dbos', settings: 'tuned' },
  Restate: { program: 'restate' },
}

export const bench: Bench = {
  name: 'losses',
  ratios: [],
  cold: true,
  once: true,
  open: () =>
    onWorkStack({ settings: durableSettings, supervised: true }, async (stack) => {
      const sides: Record<string, Side> = {}
      for (const [title, rival] of Object.entries(rivals)) {
        const name = title.replaceAll(/\W+/g, '_')
        const service = await startRival(stack, name, rival)
        sides[title] = (seconds) => countLosses(service, faultsOf(stack, name), seconds)
      }
      return sides
    }),
}
