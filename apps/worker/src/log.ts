import type { Logger as TemporalLogger, LogLevel as TemporalLevel } from '@temporalio/worker'
import pino, { type DestinationStream, type Logger } from 'pino'

export type { Logger } from 'pino'

export const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const

const secrets = [
  'brief',
  'token',
  'authorization',
  'password',
  'apiKey',
  'grounding',
  'offer',
  'text',
  'primary_text',
  'databaseUrl',
]

/** JSON lines on standard output: identifiers and closed sets. What must not be there is cut should it slip in. */
export function createLog(level: (typeof logLevels)[number], destination?: DestinationStream): Logger {
  const options = {
    level,
    base: { service: 'worker', pid: process.pid },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: { error: describeError, err: describeError },
    redact: { paths: secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), remove: true },
  }
  return destination === undefined ? pino(options) : pino(options, destination)
}

const nativeErrorCharactersMax = 300

/**
 * An error without its message, which may quote what it stumbled over: name, code, and where it happened. Errors we word
 * ourselves say all they know in their code.
 */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { name: typeof error }
  const { code, type } = error as { code?: unknown; type?: unknown }
  return {
    name: error.name,
    ...(isCode(code) && { code }),
    ...(isCode(type) && { type }),
    at: frames(error),
    ...(error.cause instanceof Error && { cause: describeError(error.cause) }),
  }
}

function isCode(value: unknown): boolean {
  return typeof value === 'number' || (typeof value === 'string' && /^[\w.-]{1,64}$/.test(value))
}

/** The call sites of a stack. Its first lines repeat the message, also one of several lines. */
function frames(error: Error): string[] {
  const lines = (error.stack ?? '').split('\n').map((line) => line.trim())
  return lines.filter((line) => /^at .*(?::\d+:\d+\)?|<anonymous>\)?)$/.test(line)).slice(0, 12)
}

const levels = { TRACE: 'trace', DEBUG: 'debug', INFO: 'info', WARN: 'warn', ERROR: 'error' } as const

/** Temporal's own lines in our log. */
export function temporalLogger(log: Logger): TemporalLogger {
  const child = log.child({ part: 'temporal' })
  const write = (level: TemporalLevel, message: string, meta: Record<string | symbol, unknown> = {}) => {
    // The native half words its errors as texts: statuses of calls, which carry no content of ours.
    const { error, ...rest } = meta
    const status = typeof error === 'string' ? { status: error.slice(0, nativeErrorCharactersMax) } : { error }
    child[levels[level]]({ ...rest, ...(error !== undefined && status) }, message)
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
