import { setTimeout as delay } from 'node:timers/promises'
import type { Bench, Side } from '../bench.ts'
import { durableSettings, faultNames, faultsOf, type Fault } from '../work/faults.ts'
import { createPatiently, jobsSide, pollMs, removeTerminal } from '../work/sides.ts'
import { instantWorker, onWorkStack, type JobService } from '../work/work-stack.ts'

const name = 'service'

export const bench: Bench = {
  name: 'recovery',
  ratios: faultNames.map((fault) => ({
    id: 'R11',
    what: `accept → terminal jobs/s after ${fault} ÷ before`,
    ours: fault,
    rival: 'no fault',
    figure: 'rate',
    goal: { atLeast: 0.9 },
    before: '',
  })),
  open: () =>
    onWorkStack({ settings: durableSettings, supervised: true }, async (stack) => {
      const service = await stack.startOurs(name, instantWorker)
      const faults = faultsOf(stack, name)
      const after = faultNames.map((fault) => [fault, afterFault(service, faults[fault])] as const)
      return { 'no fault': jobsSide(service, {}), ...Object.fromEntries(after) }
    }),
}

/** `recoveryMs` is the time from the start of the fault until a new job is terminal. */
function afterFault(service: JobService, fault: Fault): Side {
  const run = jobsSide(service, {})
  return async (seconds) => {
    const beganMs = performance.now()
    await fault()
    const open = new Set([await createPatiently(service)])
    while (open.size > 0) {
      await removeTerminal(service, open).catch(() => undefined) // PostgreSQL may be recovering
      await delay(pollMs)
    }
    const recoveryMs = performance.now() - beganMs
    return { ...(await run(seconds)), recoveryMs }
  }
}
