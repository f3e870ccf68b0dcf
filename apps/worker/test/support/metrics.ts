import { createRegistry, createWorkMetrics } from '@adcopy/telemetry'

/** Figures that nobody looks at. */
export const unreadMetrics = createWorkMetrics(createRegistry(), { concurrency: 1 })
