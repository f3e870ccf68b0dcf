import { parseEnvironment } from '@adcopy/core'
import { composeApi, type Api } from './compose.ts'

const place = Symbol.for('adcopy.api')
const shared = globalThis as { [place]?: Api }

/** Next bundles the route handler and `instrumentation.ts` separately, so they share the API through a global. */
export function sharedApi(): Api {
  return (shared[place] ??= composeApi(parseEnvironment('api', process.env)))
}
