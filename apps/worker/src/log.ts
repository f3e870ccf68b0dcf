import { createLog as create, type DestinationStream, type Logger, type LogLevel } from '@adcopy/telemetry'
import { DefaultLogger, type Logger as TemporalLogger } from '@temporalio/worker'

export function createLog(level: LogLevel, destination?: DestinationStream): Logger {
  return create({ service: 'worker', level, ...(destination !== undefined && { destination }) })
}

/** The native part of Temporal's SDK reports errors as text. They contain no data from workspaces. */
export const nativeErrorText = (text: string) => text.slice(0, 300)

const levels = { TRACE: 'trace', DEBUG: 'debug', INFO: 'info', WARN: 'warn', ERROR: 'error' } as const

// Temporal logs this warning at every start, because the worker for knowledge files has no workflows.
const withoutWorkflows = 'No workflows registered, not polling for workflow tasks'

export function temporalLogger(log: Logger): TemporalLogger {
  const child = log.child({ part: 'temporal' })
  return new DefaultLogger('TRACE', ({ level, message, meta }) => {
    const { error, ...rest }: Record<string, unknown> = meta ?? {}
    const cause = typeof error === 'string' ? { status: nativeErrorText(error) } : { error }
    child[message === withoutWorkflows ? 'debug' : levels[level]]({ ...rest, ...cause }, message)
  })
}
