import { EnvironmentError, parseEnvironment, toTemporalSecurity } from '@adcopy/core'
import { generationVariables, settingsFaults, toGenerationSettings } from '@adcopy/generation'

export type WorkerEnv = ReturnType<typeof readEnv>

/**
 * @throws EnvironmentError that lists every invalid variable. The generation settings are checked against each other
 * only if each variable is valid.
 */
export function readEnv(source: NodeJS.ProcessEnv) {
  const env = parseEnvironment('worker', source, generationVariables)
  const faults = settingsFaults(env).map(({ variable, message }) => `${variable} ${message}`)
  if (faults.length > 0) throw new EnvironmentError('worker', faults)
  return {
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
    modelCallsMax: env.GENERATION_CALLS_MAX,
    shutdownGraceMs: env.SHUTDOWN_GRACE_SECONDS * 1000,
    logLevel: env.LOG_LEVEL,
    operations:
      env.OPERATIONS_PORT === undefined ? undefined : { host: env.OPERATIONS_HOST, port: env.OPERATIONS_PORT },
    temporalMetricsAddress: env.TEMPORAL_METRICS_ADDRESS,
  }
}

/** @throws EnvironmentError if `modelCallsMax` is less than `callsPerAttemptMax`: no attempt would begin. */
export function demandCalls(
  { modelCallsMax }: WorkerEnv,
  { callsPerAttemptMax }: { callsPerAttemptMax: number },
): void {
  if (modelCallsMax >= callsPerAttemptMax) return
  const fault = `GENERATION_CALLS_MAX is less than the ${callsPerAttemptMax} calls that one attempt may need`
  throw new EnvironmentError('worker', [fault])
}
