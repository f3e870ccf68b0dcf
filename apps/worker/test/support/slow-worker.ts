import { setTimeout as delay } from 'node:timers/promises'
import { runAround } from './run-around.ts'

// Runs a worker whose writer waits for WRITE_MS milliseconds, to simulate the response time of a model.
const writeMs = Number(process.env['WRITE_MS'])

await runAround(({ compose }) => async (request, repair, options) => {
  await delay(writeMs, undefined, { signal: options.signal })
  return compose(request, repair, options)
})
