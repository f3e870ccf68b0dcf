import { generateMsMax, heartbeatTimeoutMs, statementMsMax } from '@adcopy/workflows'

const generation = {
  startToCloseTimeout: generateMsMax,
  heartbeatTimeout: heartbeatTimeoutMs,
  retry: { maximumAttempts: 1 },
}

// In the place of `retry-policies.ts`, as a planted bug: a try that is lost or breaks is the last one of its job.
export const retryPolicies = { generation, finalWrite: { startToCloseTimeout: statementMsMax }, reading: generation }
