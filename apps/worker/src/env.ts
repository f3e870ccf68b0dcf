import { temporalSecurityVariables, toTemporalSecurity, webOriginVariable } from '@adcopy/core'
import { generationVariables, settingsFaults, toGenerationSettings } from '@adcopy/generation'
import { logLevels, operationsVariables } from '@adcopy/telemetry'
import { defaultTaskQueue } from '@adcopy/workflows'
import { z } from 'zod'

const text = z.string().min(1)
const whole = (least: number, most: number) => z.coerce.number().int().min(least).max(most)

const schema = z
  .object({
    DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'is not a postgresql:// URL' }),
    TEMPORAL_ADDRESS: text.regex(/:\d+$/, { error: 'is not of the form host:port' }),
    TEMPORAL_NAMESPACE: text.default('default'),
    TEMPORAL_TASK_QUEUE: text.default(defaultTaskQueue),
    ...temporalSecurityVariables,
    FINGERPRINT_KEYS: text,
    WEB_ORIGIN: webOriginVariable.optional(),
    WORKER_CONCURRENCY: whole(1, 1000).default(8),
    ...generationVariables,
    SHUTDOWN_GRACE_SECONDS: whole(0, 600).default(20),
    LOG_LEVEL: z.enum(logLevels).default('info'),
    ...operationsVariables,
    /** `host:port` where the figures of Temporal's own SDK are served, if anywhere. */
    TEMPORAL_METRICS_ADDRESS: text.regex(/:\d+$/, { error: 'is not of the form host:port' }).optional(),
  })
  .superRefine((env, found) => {
    for (const { variable, message } of settingsFaults(env)) {
      found.addIssue({ code: 'custom', path: [variable], message })
    }
  })
  .transform((env) => ({
    databaseUrl: env.DATABASE_URL,
    fingerprintKeys: env.FINGERPRINT_KEYS,
    webOrigin: env.WEB_ORIGIN,
    temporal: {
      address: env.TEMPORAL_ADDRESS,
      namespace: env.TEMPORAL_NAMESPACE,
      taskQueue: env.TEMPORAL_TASK_QUEUE,
      ...toTemporalSecurity(env),
    },
    concurrency: env.WORKER_CONCURRENCY,
    generation: toGenerationSettings(env),
    /** Paid calls of models that one job may make, over all its attempts. */
    modelCallsMax: env.GENERATION_CALLS_MAX,
    shutdownGraceMs: env.SHUTDOWN_GRACE_SECONDS * 1000,
    logLevel: env.LOG_LEVEL,
    operations:
      env.OPERATIONS_PORT === undefined ? undefined : { host: env.OPERATIONS_HOST, port: env.OPERATIONS_PORT },
    temporalMetricsAddress: env.TEMPORAL_METRICS_ADDRESS,
  }))

export type WorkerEnv = z.output<typeof schema>

/** The environment is wrong; the message lists every fault, and no value. */
export class EnvError extends Error {
  override readonly name = 'EnvError'
}

/** Reads the worker's environment; an empty variable is an unset one. */
export function readEnv(source: NodeJS.ProcessEnv): WorkerEnv {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const parsed = schema.safeParse(given)
  if (parsed.success) return parsed.data
  const faults = parsed.error.issues.map((issue) => {
    const name = issue.path.join('.')
    return `  ${name}: ${given[name] === undefined && issue.code !== 'custom' ? 'is not set' : issue.message}`
  })
  throw new EnvError(['The worker cannot start with this environment:', ...faults].join('\n'))
}

/** @throws EnvError where a job may make fewer calls than one attempt may need: no attempt would ever begin. */
export function demandCalls({ modelCallsMax }: WorkerEnv, { callsPerTryMax }: { callsPerTryMax: number }): void {
  if (modelCallsMax >= callsPerTryMax) return
  const fault = `GENERATION_CALLS_MAX: is less than the ${callsPerTryMax} calls that one attempt may need`
  throw new EnvError(`The worker cannot start with this environment:\n  ${fault}`)
}
