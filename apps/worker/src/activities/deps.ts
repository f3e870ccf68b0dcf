import type { Core } from '@adcopy/core'
import type { Backend, DocumentReader } from '@adcopy/generation'
import type { Logger, WorkMetrics } from '@adcopy/telemetry'

/** What activities work with. */
export interface ActivityDeps {
  core: Core
  backend: Backend
  log: Logger
  metrics: WorkMetrics
  /** Calls of models that one job may be charged for, over all its tries. */
  modelCallsMax: number
  /** Reads knowledge files; without one they are read in processes of their own, within the usual bounds. */
  readDocument?: DocumentReader
}
