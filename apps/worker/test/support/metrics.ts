import { createRegistry, createWorkMetrics } from '@adcopy/telemetry'

/** Figures that nobody looks at. */
export const unreadMetrics = createWorkMetrics(createRegistry(), { slots: { jobs: 1, knowledge: 1 } })
