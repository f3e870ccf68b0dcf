import { collectDefaultMetrics, Registry } from 'prom-client'

export { Registry } from 'prom-client'

/** The metrics of one process, with those of Node itself: memory, event loop, garbage collection. */
export function createRegistry(): Registry {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  return registry
}
