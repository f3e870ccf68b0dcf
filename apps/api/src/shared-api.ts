import { parseEnvironment } from '@adcopy/core'
import { composeApi, type Api } from './compose.ts'

const place = Symbol.for('adcopy.api')
const shared = globalThis as { [place]?: Api }

/** The API of a Next process, composed once for the route and the instrumentation, which Next bundles separately. */
export function sharedApi(): Api {
  return (shared[place] ??= composeApi(parseEnvironment('api', process.env)))
}
