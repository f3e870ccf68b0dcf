import { createRegistry, createWorkMetrics } from '@adcopy/telemetry'

export const unreadMetrics = createWorkMetrics(createRegistry(), { slots: { jobs: 1, knowledge: 1 } })
