import { collectDefaultMetrics, Registry } from 'prom-client'

export { Registry } from 'prom-client'

/** Creates the metrics registry of a process, with Node metrics: memory, event loop, garbage collection. */
export function createRegistry(): Registry {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  return registry
}
