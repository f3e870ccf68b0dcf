import { setTimeout as delay } from 'node:timers/promises'
import { runAround } from './run-around.ts'

// Runs a worker whose writer takes WRITE_MS, as a model would.
const writeMs = Number(process.env['WRITE_MS'])

await runAround(({ compose }) => async (request, repair, options) => {
  await delay(writeMs, undefined, { signal: options.signal })
  return compose(request, repair, options)
})
