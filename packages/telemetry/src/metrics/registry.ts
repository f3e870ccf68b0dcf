import { collectDefaultMetrics, Registry } from 'prom-client'

export { Registry } from 'prom-client'

/** Creates the metrics registry of a process, with Node metrics: memory, event loop, garbage collection. */
export function createRegistry(): Registry {
  const registry = new Registry()
  // By default a timer fires every 10 ms: half a percent of a core in an idle process.
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: 50 })
  return registry
}
