import type { JobErrorCode, JobState, ProblemCode } from '@adcopy/contract'

/** `body` is 0 for the key's original body. Any other number means a different body. */
export type Ask =
  | { kind: 'create'; key: string; body: number }
  | { kind: 'read'; jobId: string }
  | { kind: 'list' }
  /** Reads a job of another workspace, which the client must not be able to see. */
  | { kind: 'read-foreign'; jobId: string }

export interface SeenJob {
  id: string
  status: JobState
  artifactId?: string
  /** Digest of the job in the response, if the job is terminal. It must be the same in all responses for this job. */
  end?: string
}

export interface Answer {
  status: number
  requestId: string
  problem?: ProblemCode
  jobs: SeenJob[]
  replayed?: boolean
  /** Undefined if the response does not violate the contract. */
  offContract?: string
}

/** Times are Unix milliseconds. */
export interface Exchange {
  client: number
  instance: string
  workspaceId: string
  ask: Ask
  sentAt: number
  endedAt: number
  /**
   * Undefined if the connection was refused or cut, or if the request timed out. The effect of the request is then
   * unknown.
   */
  answer?: Answer
}

/** One injected fault and the period in which it had effects, in Unix milliseconds. */
export interface Incident {
  fault: string
  from: number
  to: number
  /** Instances that could not reach PostgreSQL in time. Only these may answer with `unavailable`. */
  refuses: readonly string[]
  /** Instances that the fault hit directly. Only these may leave requests unanswered. */
  silences: readonly string[]
}

export interface JobRow {
  id: string
  workspaceId: string
  key: string
  state: JobState
  errorCode: JobErrorCode | null
  hasBrief: boolean
  createdAt: number
  completedAt: number | null
  artifacts: number
  due: number
}

/**
 * The only errors with which jobs may fail. `always` allows the error for every job. It is used if the backend refuses
 * some jobs during the whole run. `when hit` allows the error only for jobs that were open during a fault. Each listed
 * error must occur at least once.
 */
export type MayFailAs = Partial<Record<JobErrorCode, 'always' | 'when hit'>>

export interface UsageRow {
  workspaceId: string
  /** First day of the UTC month. */
  month: string
  used: number
}

/**
 * What one scenario produced: the clients' records, the rows of the database, and lists of findings that must be empty.
 */
export interface Evidence {
  exchanges: readonly Exchange[]
  incidents: readonly Incident[]
  jobs: readonly JobRow[]
  usage: readonly UsageRow[]
  /** Ids of jobs that a check during the run found open without a row in `job_due`, or not open with such a row. */
  astray: readonly string[]
  strayArtifacts: readonly string[]
  garbage: readonly string[]
  /** PostgreSQL log lines about deadlocks, and about statements that a constraint or trigger rejected. */
  refusedStatements: readonly string[]
  /** Places outside the job's row in which text of a brief was found. */
  briefsFound: readonly string[]
  /** Temporal executions that fail to replay with the workflow code that was deployed last. */
  unreplayable: readonly string[]
  /**
   * Each job must be terminal within this many seconds of its acceptance. If the job was open during an incident, the
   * time counts from the end of the last such incident instead.
   */
  terminalSecondsMax: number
  /** Seconds from acceptance to the deadline. No job may end later, even during an incident. */
  publishedSeconds: number
  mayFailAs: MayFailAs
}

export interface Violation {
  promise: string
  what: string
}
