import type { JobErrorCode, JobState, ProblemCode } from '@adcopy/contract'

/** What a client requests. `body` numbers the different bodies sent with one key: 0 is the first. */
export type Ask =
  | { kind: 'create'; key: string; body: number }
  | { kind: 'read'; jobId: string }
  | { kind: 'list' }
  /** Reads a job of another workspace, which the client must not see. */
  | { kind: 'read-foreign'; jobId: string }

/** A job as one response showed it. */
export interface SeenJob {
  id: string
  status: JobState
  /** Artifact id of the result, once the job has one. */
  artifactId?: string
  /** Digest of a terminal job as the response shows it; it must never change. */
  end?: string
}

export interface Answer {
  status: number
  requestId: string
  problem?: ProblemCode
  jobs: SeenJob[]
  replayed?: boolean
  /** How the response violates the contract; undefined if it does not. */
  offContract?: string
}

/** One request of one client with its response; times are Unix milliseconds. */
export interface Exchange {
  client: number
  /** Name of the process that received the request. */
  instance: string
  workspaceId: string
  ask: Ask
  sentAt: number
  endedAt: number
  /** Undefined if the connection was refused or cut, or the request timed out: then its effect is unknown. */
  answer?: Answer
}

/** One injected fault and how long it lasted, in Unix milliseconds. */
export interface Incident {
  fault: string
  from: number
  to: number
  /** Instances that could not reach PostgreSQL in time: only they may answer `unavailable`. */
  refuses: readonly string[]
  /** Instances that were hit themselves: only they may fail to answer. */
  silences: readonly string[]
}

/** A job according to its rows in the database. */
export interface JobRow {
  id: string
  workspaceId: string
  key: string
  state: JobState
  /** Error code of a failed job; otherwise null. */
  errorCode: JobErrorCode | null
  hasBrief: boolean
  createdAt: number
  completedAt: number | null
  artifacts: number
  due: number
}

/**
 * The errors with which jobs may fail, and when: `always` if the backend refuses throughout, `when hit` if a fault
 * hit the job. At least one job must fail with each of them, and no job may fail otherwise.
 */
export type MayFailAs = Partial<Record<JobErrorCode, 'always' | 'when hit'>>

export interface UsageRow {
  workspaceId: string
  /** First day of the UTC month. */
  month: string
  used: number
}

/** What one scenario produced: the clients' records, the rows, and lists of findings that must be empty. */
export interface Evidence {
  exchanges: readonly Exchange[]
  incidents: readonly Incident[]
  jobs: readonly JobRow[]
  usage: readonly UsageRow[]
  /** Jobs that were at any time open but not queued, or queued but not open. */
  astray: readonly string[]
  /** Artifacts without a job. */
  strayArtifacts: readonly string[]
  /** Artifacts that contain output of a broken backend. */
  garbage: readonly string[]
  /** Log lines in which a PostgreSQL constraint or trigger refused a statement of the programs. */
  refusedStatements: readonly string[]
  /** Places outside the job's row in which text of a brief was found. */
  briefsFound: readonly string[]
  /** Temporal executions that do not replay with the last deployed workflow code. */
  unreplayable: readonly string[]
  /** Seconds from acceptance, or from the end of the last incident, within which a job must be terminal. */
  terminalSecondsMax: number
  /** Seconds from acceptance to the deadline: after it no job may be open, even during an incident. */
  publishedSeconds: number
  mayFailAs: MayFailAs
}

/** A broken guarantee. */
export interface Violation {
  promise: string
  /** Which jobs, keys or requests violate it, and how. */
  what: string
}
