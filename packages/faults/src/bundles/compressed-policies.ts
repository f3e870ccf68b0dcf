import { generateMsMax, heartbeatTimeoutMs, retryDelayMsMax, statementMsMax } from '@adcopy/workflows'

/** How many times faster a compressed hour passes. */
export const compression = 60

const compress = (ms: number) => ms / compression
const backoff = {
  initialInterval: compress(1_000),
  backoffCoefficient: 2,
  maximumInterval: compress(retryDelayMsMax),
} as const

// In the place of `retry-policies.ts`: the same policies, their times divided. Heartbeats are sent as often as ever, so
// that their time-out, which is about dead workers and not about the backend, stays.
export const retryPolicies = {
  generation: { startToCloseTimeout: compress(generateMsMax), heartbeatTimeout: heartbeatTimeoutMs, retry: backoff },
  finalWrite: { startToCloseTimeout: statementMsMax, retry: backoff },
  reading: { startToCloseTimeout: compress(generateMsMax), heartbeatTimeout: heartbeatTimeoutMs, retry: backoff },
}
