import { collectDefaultMetrics, Registry } from 'prom-client'

export { Registry } from 'prom-client'

export function createRegistry(): Registry {
  const registry = new Registry()
  // The precision is 50 ms, because with the default of 10 ms the monitoring of the event loop uses half a percent of a
  // core in an idle process.
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: 50 })
  return registry
}
