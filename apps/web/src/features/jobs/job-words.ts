import type { JobErrorCode, JobState } from '@adcopy/contract'

export const jobStateWords = {
  queued: { label: 'Waiting', color: 'gray' },
  running: { label: 'Being written', color: 'blue' },
  succeeded: { label: 'Ready', color: 'green' },
  failed: { label: 'Failed', color: 'red' },
} as const satisfies Record<JobState, { label: string; color: string }>

export const jobRemedies = {
  generation_failed: 'Try a brief that asks for less, or add facts that carry what it asks for.',
  policy_blocked: 'See which checks failed, change the brief, then send it again.',
  generation_timeout: 'Send the brief again. If it happens twice, tell your contact.',
  internal_error: 'Send the brief again. If it happens twice, tell your contact.',
} as const satisfies Record<JobErrorCode, string>
