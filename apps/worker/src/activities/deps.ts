import type { Core } from '@adcopy/core'
import type { Backend } from '@adcopy/generation'
import type { Logger, WorkMetrics } from '@adcopy/telemetry'

/** What activities work with. */
export interface ActivityDeps {
  core: Core
  backend: Backend
  log: Logger
  metrics: WorkMetrics
  /** Calls of models that one job may be charged for, over all its tries. */
  modelCallsMax: number
}
