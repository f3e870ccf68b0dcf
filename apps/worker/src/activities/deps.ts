import type { Core } from '@adcopy/core'
import type { ComputePool, DocumentReader, Generator } from '@adcopy/generation'
import type { Logger, WorkMetrics } from '@adcopy/telemetry'

export interface ActivityDeps {
  core: Core
  generator: Generator
  compute: Pick<ComputePool, 'for'>
  log: Logger
  metrics: WorkMetrics
  /** Maximum number of jobs that run concurrently in this worker. */
  slots: number
  /** Per job, over all its attempts. */
  modelCallsMax: number
  /** The default reader reads each file in a separate process. */
  readDocument?: DocumentReader
}
