/** Source: JOB-2. */
export const jobStates = ['queued', 'running', 'succeeded', 'failed'] as const

export type JobState = (typeof jobStates)[number]

/** The states that may follow each state. Source: STATE-1, D-STATE. */
export const jobTransitions = {
  queued: ['running', 'failed'],
  running: ['succeeded', 'failed'],
  succeeded: [],
  failed: [],
} as const satisfies Record<JobState, readonly JobState[]>

export function isTerminal(state: JobState): boolean {
  return jobTransitions[state].length === 0
}

/** Clients see the messages. Source: D-ERROR. */
export const jobErrors = {
  generation_failed: 'No copy that passes every check could be generated for this brief.',
  policy_blocked: 'Every candidate broke an advertising policy, an excluded term or a restriction of the brand.',
  generation_timeout: 'The job did not finish by its deadline.',
  internal_error: 'Something went wrong on our side; the job will not be tried again.',
} as const

export type JobErrorCode = keyof typeof jobErrors

export const jobErrorCodes = Object.keys(jobErrors) as [JobErrorCode, ...JobErrorCode[]]
