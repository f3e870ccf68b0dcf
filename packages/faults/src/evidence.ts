import type { JobErrorCode, JobState, ProblemCode } from '@adcopy/contract'

/** The request of a client. `body` numbers the bodies of one key: 0 is the first that was sent. */
export type Ask =
  | { kind: 'create'; key: string; body: number }
  | { kind: 'read'; jobId: string }
  | { kind: 'list' }
  /** A job that the client knows of and must not see. */
  | { kind: 'read-foreign'; jobId: string }

/** A job as a response showed it. */
export interface SeenJob {
  id: string
  status: JobState
  /** Of the result, once there is one. */
  artifactId?: string
  /** A digest of everything that a response says about a terminal job: it must not change. */
  end?: string
}

export interface Answer {
  status: number
  requestId: string
  problem?: ProblemCode
  jobs: SeenJob[]
  replayed?: boolean
  /** How it violates the contract; undefined if it does not. */
  offContract?: string
}

/** One request of one client with its response; times are Unix milliseconds. */
export interface Exchange {
  client: number
  /** Name of the process that received it. */
  instance: string
  workspaceId: string
  ask: Ask
  sentAt: number
  endedAt: number
  /** Undefined: the connection was refused or cut, or the request timed out. That proves nothing. */
  answer?: Answer
}

/** A time in which a fault was injected. */
export interface Incident {
  fault: string
  from: number
  to: number
  /** Instances that could not reach PostgreSQL in time: only they may answer `unavailable`. */
  refuses: readonly string[]
  /** Instances that were hit themselves: only they may fail to answer. */
  silences: readonly string[]
}

/** A job according to its rows. */
export interface JobRow {
  id: string
  workspaceId: string
  key: string
  state: JobState
  /** Only for a failed job. */
  errorCode: JobErrorCode | null
  hasBrief: boolean
  createdAt: number
  completedAt: number | null
  artifacts: number
  due: number
}

/**
 * The errors with which jobs are expected to fail, and when: because the backend refuses throughout, or because a
 * fault hit them. At least one job must fail so, and no job otherwise.
 */
export type MayFailAs = Partial<Record<JobErrorCode, 'always' | 'when hit'>>

export interface UsageRow {
  workspaceId: string
  /** First day of the UTC month. */
  month: string
  used: number
}

/** Everything that one scenario produced: the clients' records, the rows, and findings where there must be none. */
export interface Evidence {
  exchanges: readonly Exchange[]
  incidents: readonly Incident[]
  jobs: readonly JobRow[]
  usage: readonly UsageRow[]
  /** Jobs that were open but not queued, or queued but not open, at any time of the run. */
  astray: readonly string[]
  /** Artifacts without a job. */
  strayArtifacts: readonly string[]
  /** Artifacts with output of a broken backend. */
  garbage: readonly string[]
  /** Log lines in which a PostgreSQL constraint or trigger refused a statement of the programs. */
  refusedStatements: readonly string[]
  /** Places other than the job's row where text of a brief was found. */
  briefsFound: readonly string[]
  /** Executions in Temporal that do not replay with the workflow code deployed last. */
  unreplayable: readonly string[]
  /** Seconds from acceptance, or from the end of the last incident, within which a job must be terminal. */
  terminalSecondsMax: number
  /** Seconds from acceptance after which no job is open, whatever the incident. */
  publishedSeconds: number
  mayFailAs: MayFailAs
}

/** A broken guarantee. */
export interface Violation {
  promise: string
  /** Identifiers of the violations. */
  what: string
}
