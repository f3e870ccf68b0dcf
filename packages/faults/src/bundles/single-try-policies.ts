import { generateMsMax, heartbeatTimeoutMs, statementMsMax } from '@adcopy/workflows'

const generation = {
  startToCloseTimeout: generateMsMax,
  heartbeatTimeout: heartbeatTimeoutMs,
  retry: { maximumAttempts: 1 },
}

// Replaces `retry-policies.ts` as a planted bug: a lost or failed attempt is not retried.
export const retryPolicies = { generation, finalWrite: { startToCloseTimeout: statementMsMax }, reading: generation }
