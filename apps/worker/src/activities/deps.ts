import type { Core } from '@adcopy/core'
import type { ComputePool, DocumentReader, Generator } from '@adcopy/generation'
import type { Logger, WorkMetrics } from '@adcopy/telemetry'

/** What activities work with. */
export interface ActivityDeps {
  core: Core
  generator: Generator
  /** Computes what a workspace's jobs need. */
  compute: Pick<ComputePool, 'for'>
  log: Logger
  metrics: WorkMetrics
  /** Paid calls of models that one job may make, over all its attempts. */
  modelCallsMax: number
  /** Reads knowledge files; by default in processes of their own, within the usual bounds. */
  readDocument?: DocumentReader
}
