import type { logLevels } from '@adcopy/core'
import { isSpanContextValid, trace } from '@opentelemetry/api'
import pino, { type DestinationStream, type Logger } from 'pino'
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

/**
 * Returns a logger that writes JSON lines with identifiers, values of closed sets and trace ids. Errors are described,
 * not quoted. As a second line of defence, secrets are removed by member name, then by pattern.
 */
export function createLog({ service, level, destination = pino.destination(1) }: LogOptions): Logger {
  const log = pino(
    {
      level,
      base: { service, pid: process.pid },
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: {
        level: (label) => ({ level: label }),
        log: (line) => withoutSecrets(line) as Record<string, unknown>,
      },
      // pino's default serializer would quote the error, which is already described here.
      serializers: { err: (value: unknown) => value },
      mixin: traceIds,
      hooks: { logMethod: withoutQuotedError, streamWrite: withoutPatterns },
    },
    destination,
  )
  // pino formats the bindings of direct child loggers only, so every child logger removes secrets itself.
  const { child: bear }: { child: Bear } = log as never
  const child: Bear = function cut(bindings, options) {
    return bear.call(this, withoutSecrets(bindings) as object, options)
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
