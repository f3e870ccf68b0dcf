import { existsSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { runAround } from './run-around.ts'

// Runs a worker whose writer waits until the file GATE_FILE exists.
const gate = process.env['GATE_FILE'] ?? ''

await runAround(({ compose }) => async (request, repair, options) => {
  while (!existsSync(gate)) await delay(20, undefined, { signal: options.signal })
  return compose(request, repair, options)
})
