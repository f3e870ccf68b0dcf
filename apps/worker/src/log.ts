import { createLog as create, type DestinationStream, type Logger, type LogLevel } from '@adcopy/telemetry'
import type { Logger as TemporalLogger, LogLevel as TemporalLevel } from '@temporalio/worker'

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
  const write = (level: TemporalLevel, message: string, meta: Record<string | symbol, unknown> = {}) => {
    const { error, ...rest } = meta
    const status = typeof error === 'string' ? { status: nativeErrorText(error) } : { error }
    child[message === withoutWorkflows ? 'debug' : levels[level]](
      { ...rest, ...(error !== undefined && status) },
      message,
    )
  }
  return {
    log: write,
    trace: (message, meta) => write('TRACE', message, meta),
    debug: (message, meta) => write('DEBUG', message, meta),
    info: (message, meta) => write('INFO', message, meta),
    warn: (message, meta) => write('WARN', message, meta),
    error: (message, meta) => write('ERROR', message, meta),
  }
}
