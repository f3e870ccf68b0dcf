import type { logLevels } from '@adcopy/core'
import { isSpanContextValid, trace } from '@opentelemetry/api'
import pino, { type DestinationStream, type Logger } from 'pino'
import { standardOutput } from './standard-output.ts'
import { withoutPatterns, withoutSecrets } from './redact.ts'

export type { DestinationStream, Logger } from 'pino'

export type LogLevel = (typeof logLevels)[number]

export interface LogOptions {
  /** Name of the program that logs. */
  service: string
  level: LogLevel
  /** Where lines are written; standard output by default. */
  destination?: DestinationStream
}

const format = ({ service, level }: LogOptions) => ({
  level,
  base: { service, pid: process.pid },
  timestamp: pino.stdTimeFunctions.isoTime,
  mixin: traceIds,
})
const levelInWords = (label: string) => ({ level: label })

/**
 * Returns a logger for lines of only identifiers, numbers and values of closed sets, all chosen by our code: nothing has to
 * be removed from them. Any other line belongs to {@link createLog}.
 */
export function createPlainLog(options: LogOptions): Logger {
  const { destination = standardOutput() } = options
  return pino({ ...format(options), formatters: { level: levelInWords } }, destination)
}

/**
 * Returns a logger that writes JSON lines with identifiers, values of closed sets and trace ids. Errors are described,
 * not quoted. As a second line of defence, secrets are removed by member name, then by pattern.
 */
export function createLog(options: LogOptions): Logger {
  const { destination = standardOutput() } = options
  const log = pino(
    {
      ...format(options),
      formatters: { level: levelInWords, log: (line) => withoutSecrets(line) as Record<string, unknown> },
      // pino's default serializer would quote the error, which is already described here.
      serializers: { err: (value: unknown) => value },
      hooks: { logMethod: withoutQuotedError, streamWrite: withoutPatterns },
    },
    destination,
  )
  // pino formats the bindings of direct child loggers only, so every child logger removes secrets itself.
  const { child: bear }: { child: Bear } = log as never
  const child: Bear = function cut(bindings, ofChild) {
    return bear.call(this, withoutSecrets(bindings) as object, ofChild)
  }
  return Object.assign(log, { child } as object)
}

type Bear = (this: Logger, bindings: object, options?: object) => Logger

function traceIds(): object {
  const context = trace.getActiveSpan()?.spanContext()
  if (context === undefined || !isSpanContextValid(context)) return {}
  return { trace_id: context.traceId, span_id: context.spanId }
}

/** Log method for errors: without it, `log.error(error)` would write the error's message as the line's message. */
function withoutQuotedError(this: Logger, args: Parameters<pino.LogFn>, method: pino.LogFn): void {
  const [first, message] = args as [unknown, unknown?]
  if (!(first instanceof Error)) method.apply(this, args)
  else method.call(this, { error: first }, typeof message === 'string' ? message : 'an error')
}
