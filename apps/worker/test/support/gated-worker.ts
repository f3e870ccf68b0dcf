import { existsSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { runAround } from './run-around.ts'

// The worker with a backend that takes its time: it writes once the file GATE_FILE is there.
const gate = process.env['GATE_FILE'] ?? ''

await runAround(({ compose }) => async (request, repair, options) => {
  while (!existsSync(gate)) await delay(20, undefined, { signal: options.signal })
  return compose(request, repair, options)
})
