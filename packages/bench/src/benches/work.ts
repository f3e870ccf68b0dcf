import type { Bench } from '../bench.ts'
import { startBare } from '../rivals/temporal/start-bare.ts'
import { callSide, jobsSide } from '../work/sides.ts'
import { composerWorker, instantWorker, onWorkStack } from '../work/work-stack.ts'

export const bench: Bench = {
  name: 'work',
  ratios: [
    {
      id: 'R4',
      what: 'accept → terminal jobs/s ÷ bare Temporal with one no-op activity',
      ours: 'service, instant',
      rival: 'bare temporal',
      figure: 'rate',
      goal: { atLeast: 0.95 },
      before: '0.66 to 0.80',
    },
    {
      id: 'R4',
      what: 'the same, with the composer',
      ours: 'service, composer',
      rival: 'bare temporal',
      figure: 'rate',
      goal: { atLeast: 0.9 },
      before: '0.60',
    },
    {
      id: 'R4',
      what: 'processor time of the worker per no-op job ÷ bare Temporal worker',
      ours: 'service, instant',
      rival: 'bare temporal',
      figure: 'workerMs',
      goal: { atMost: 1 },
      before: '2.0',
    },
  ],
  open: () =>
    onWorkStack({}, async (stack) => {
      const bare = await startBare(stack)
      const instant = await stack.startOurs('instant', instantWorker)
      const composer = await stack.startOurs('composer', composerWorker)
      return {
        'service, instant': jobsSide(instant),
        'bare temporal': callSide(bare.pids, bare.execute),
        'service, composer': jobsSide(composer),
      }
    }),
}
