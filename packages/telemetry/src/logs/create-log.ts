import type { logLevels } from '@adcopy/core'
import { isSpanContextValid, trace } from '@opentelemetry/api'
import pino, { type DestinationStream, type Logger } from 'pino'
import { standardOutput } from './standard-output.ts'
import { withoutPatterns, withoutSecrets } from './redact.ts'

export type { DestinationStream, Logger } from 'pino'

export type LogLevel = (typeof logLevels)[number]

export interface LogOptions {
  service: string
  level: LogLevel
  destination?: DestinationStream
}

const baseOf = ({ service }: LogOptions) => ({ service, pid: process.pid })
const format = (options: LogOptions) => ({
  level: options.level,
  base: baseOf(options),
  timestamp: pino.stdTimeFunctions.isoTime,
  mixin: traceIds,
})
const levelInWords = (label: string) => ({ level: label })

/**
 * Returns a logger for lines that contain only identifiers, numbers and values of closed sets. All values must come
 * from this project's code, because this logger removes no secrets. Use {@link createLog} for all other lines.
 */
export function createPlainLog(options: LogOptions): Logger {
  const { destination = standardOutput(baseOf(options)) } = options
  return pino({ ...format(options), formatters: { level: levelInWords } }, destination)
}

/**
 * For errors, the logger writes a description without the message. The code must not log secrets; as a second line of
 * defence, the logger removes them by member name and then by pattern.
 */
export function createLog(options: LogOptions): Logger {
  const { destination = standardOutput(baseOf(options)) } = options
  const log = pino(
    {
      ...format(options),
      formatters: { level: levelInWords, log: (line) => withoutSecrets(line) as Record<string, unknown> },
      // `withoutSecrets` has already replaced the error by a description. pino's default serializer would write the
      // error's message.
      serializers: { err: (value: unknown) => value },
      hooks: { logMethod: withoutQuotedError, streamWrite: withoutPatterns },
    },
    destination,
  )
  // pino does not apply `formatters.log` to the bindings of child loggers, so `child` removes secrets itself.
  const { child: createChild }: { child: CreateChild } = log as never
  const child: CreateChild = function child(bindings, ofChild) {
    return createChild.call(this, withoutSecrets(bindings) as object, ofChild)
  }
  return Object.assign(log, { child } as object)
}

type CreateChild = (this: Logger, bindings: object, options?: object) => Logger

function traceIds(): object {
  const context = trace.getActiveSpan()?.spanContext()
  if (context === undefined || !isSpanContextValid(context)) return {}
  return { trace_id: context.traceId, span_id: context.spanId }
}

/** If an error is logged without a message, pino uses the error's message for the line. This hook prevents that. */
function withoutQuotedError(this: Logger, args: Parameters<pino.LogFn>, method: pino.LogFn): void {
  const [first, message] = args as [unknown, unknown?]
  if (!(first instanceof Error)) method.apply(this, args)
  else method.call(this, { error: first }, typeof message === 'string' ? message : 'an error')
}
