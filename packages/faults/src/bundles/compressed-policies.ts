import { generateMsMax, heartbeatTimeoutMs, retryDelayMsMax, statementMsMax } from '@adcopy/workflows'

/** Factor by which the times are divided. */
export const compression = 60

const compress = (ms: number) => ms / compression
const backoff = {
  initialInterval: compress(1_000),
  backoffCoefficient: 2,
  maximumInterval: compress(retryDelayMsMax),
} as const

// Replaces `retry-policies.ts`: the same policies with their times divided. The heartbeat time-out stays, because it
// detects dead workers and does not depend on the backend.
export const retryPolicies = {
  generation: { startToCloseTimeout: compress(generateMsMax), heartbeatTimeout: heartbeatTimeoutMs, retry: backoff },
  finalWrite: { startToCloseTimeout: statementMsMax, retry: backoff },
  reading: { startToCloseTimeout: compress(generateMsMax), heartbeatTimeout: heartbeatTimeoutMs, retry: backoff },
}
