import type { JobErrorCode, JobState, ProblemCode } from '@adcopy/contract'

/** What a client asked for. `body` numbers the bodies of one key: 0 is the first that was sent. */
export type Ask =
  | { kind: 'create'; key: string; body: number }
  | { kind: 'read'; jobId: string }
  | { kind: 'list' }
  /** A job that the client knows of and must not see. */
  | { kind: 'read-foreign'; jobId: string }

/** A job as an answer showed it. */
export interface SeenJob {
  id: string
  status: JobState
  /** Of the result, once there is one. */
  artifactId?: string
  /** All that an answer says of a job at its end, in a few letters: it stays what it was. */
  end?: string
}

export interface Answer {
  status: number
  requestId: string
  problem?: ProblemCode
  jobs: SeenJob[]
  replayed?: boolean
  /** How it left the contract; undefined where it did not. */
  offContract?: string
}

/** One request of one client, and what came back; times are Unix milliseconds. */
export interface Exchange {
  client: number
  /** Name of the process that was asked. */
  instance: string
  workspaceId: string
  ask: Ask
  sentAt: number
  endedAt: number
  /** Undefined: the connection was refused or cut, or nobody answered in time. That is no answer, and proves nothing. */
  answer?: Answer
}

/** A time in which something was broken on purpose. */
export interface Incident {
  fault: string
  from: number
  to: number
  /** Instances that could not reach PostgreSQL in time: theirs is the only honest `unavailable`. */
  refuses: readonly string[]
  /** Instances that were hit themselves: only they may not answer at all. */
  silences: readonly string[]
}

/** A job as its rows tell of it. */
export interface JobRow {
  id: string
  workspaceId: string
  key: string
  state: JobState
  /** Of a failed job alone. */
  errorCode: JobErrorCode | null
  hasBrief: boolean
  createdAt: number
  completedAt: number | null
  artifacts: number
  due: number
}

/**
 * Errors with which jobs are to end, and when: because the backend refuses all along, or because a fault hit them. At least
 * one job must end so, and no job otherwise.
 */
export type MayFailAs = Partial<Record<JobErrorCode, 'always' | 'when hit'>>

export interface UsageRow {
  workspaceId: string
  /** First day of the UTC month. */
  month: string
  used: number
}

/** All that one scenario left behind: the clients' records, the rows, and what was found where it must not be. */
export interface Evidence {
  exchanges: readonly Exchange[]
  incidents: readonly Incident[]
  jobs: readonly JobRow[]
  usage: readonly UsageRow[]
  /** Jobs that were seen open and not in the queue, or in the queue and not open, at any time of the run. */
  astray: readonly string[]
  /** Artifacts whose job is none of the jobs. */
  strayArtifacts: readonly string[]
  /** Artifacts that hold what a broken backend answered. */
  garbage: readonly string[]
  /** Lines in which PostgreSQL had to refuse what the programs asked: a constraint or trigger was the last to notice. */
  refusedStatements: readonly string[]
  /** Places beside the job's row in which words of a brief were found. */
  briefsFound: readonly string[]
  /** Executions in Temporal that do not replay under the workflow code deployed last. */
  unreplayable: readonly string[]
  /** Seconds from acceptance, or from the end of the last incident, within which a job must be terminal. */
  terminalSecondsMax: number
  /** Seconds from acceptance after which no job is open, whatever the incident. */
  publishedSeconds: number
  mayFailAs: MayFailAs
}

/** A promise that was not kept. */
export interface Violation {
  promise: string
  /** Identifiers of what broke it. */
  what: string
}
