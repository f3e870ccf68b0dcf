import { generateMsMax, heartbeatTimeoutMs, retryDelayMsMax, statementMsMax } from '@adcopy/workflows'

export const compression = 60

const compress = (ms: number) => ms / compression
const backoff = {
  initialInterval: compress(1_000),
  backoffCoefficient: 2,
  maximumInterval: compress(retryDelayMsMax),
} as const

// Replaces `retry-policies.ts`. `compression` divides all retry intervals, and the start-to-close time-outs of
// `generation` and `reading`. The heartbeat time-out and the time-out of the final write are unchanged, because they do
// not depend on the backend.
export const retryPolicies = {
  generation: { startToCloseTimeout: compress(generateMsMax), heartbeatTimeout: heartbeatTimeoutMs, retry: backoff },
  finalWrite: { startToCloseTimeout: statementMsMax, retry: backoff },
  reading: { startToCloseTimeout: compress(generateMsMax), heartbeatTimeout: heartbeatTimeoutMs, retry: backoff },
}
