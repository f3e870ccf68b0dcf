import { generateMsMax, heartbeatTimeoutMs, statementMsMax } from '@adcopy/workflows'

const generation = {
  startToCloseTimeout: generateMsMax,
  heartbeatTimeout: heartbeatTimeoutMs,
  retry: { maximumAttempts: 1 },
}

// Replaces `retry-policies.ts` with a planted bug: lost and failed attempts are not retried.
export const retryPolicies = { generation, finalWrite: { startToCloseTimeout: statementMsMax }, reading: generation }
