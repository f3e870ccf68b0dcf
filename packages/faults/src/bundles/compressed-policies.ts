import { generateMsMax, heartbeatTimeoutMs, retryDelayMsMax, statementMsMax } from '@adcopy/workflows'

export const compression = 60

const compress = (ms: number) => ms / compression
const backoff = {
  initialInterval: compress(1_000),
  backoffCoefficient: 2,
  maximumInterval: compress(retryDelayMsMax),
} as const

// Replaces `retry-policies.ts` with the same policies, whose times are divided by `compression`. The heartbeat time-out
// is unchanged, because it detects dead workers and does not depend on the backend.
export const retryPolicies = {
  generation: { startToCloseTimeout: compress(generateMsMax), heartbeatTimeout: heartbeatTimeoutMs, retry: backoff },
  finalWrite: { startToCloseTimeout: statementMsMax, retry: backoff },
  reading: { startToCloseTimeout: compress(generateMsMax), heartbeatTimeout: heartbeatTimeoutMs, retry: backoff },
}
