import type { Role } from '@adcopy/contract'
import type { Database, JobNotifier } from '@adcopy/db'
import type { CheckEdit } from './artifacts/check-edit.ts'
import type { Observe } from './events.ts'
import type { FingerprintRing } from './support/fingerprint-ring.ts'
import type { KeyRegister } from './support/key-register.ts'
import type { Pace } from './jobs/pace.ts'
import type { Lanes } from './support/lanes.ts'

export interface Settings {
  /** Origin of the web application, without a trailing slash: `app_url` starts with it. */
  webOrigin: string
  /** The environment's part of the switch PUBLIC_API_ENABLED; the other part is in the database. */
  publicApiEnabled: boolean
  /** Seconds from acceptance to the deadline of every job. */
  jobDeadlineSeconds: number
  /** Knowledge files that a workspace may have. */
  knowledgeFilesMax: number
  /** Bytes of knowledge files that a workspace may store. */
  knowledgeBytesMax: number
}

/** The dependencies of the verbs. Built once per process, by {@link createCore}. */
export interface Deps {
  db: Database
  jobNotifier: JobNotifier
  ring: FingerprintRing
  pace: Pace
  /** Bounds the concurrent accepts of each workspace. */
  acceptLanes: Lanes
  /** Bounds the knowledge files that are stored concurrently, because their bytes are in memory. */
  storeLanes: Lanes
  keyRegister: KeyRegister
  observe: Observe
  checkEdit: CheckEdit
  settings: Settings
}

/** What decides whether a member or token may act, read with the credential in one query at the time of the request. */
export interface Entitlement {
  workspaceId: string
  userId: string
  role: Role
  /** The membership was removed after the token was issued. */
  removed: boolean
  frozen: boolean
  accessEnabled: boolean
  /** Units per UTC month; null if unset. */
  allocation: number | null
  /** Units consumed this month when the credential was read. */
  used: number
  /** The database's part of the switch. */
  switchOn: boolean
  /** The database's clock when the credential was read. */
  now: Date
  resetAt: Date
}

export interface TokenActor extends Entitlement {
  kind: 'token'
  tokenId: string
}

export interface MemberActor extends Entitlement {
  kind: 'member'
}

/** An actor inside one workspace. */
export type WorkspaceActor = TokenActor | MemberActor

/** An operator: administers every workspace, creates no copy. */
export interface OperatorActor {
  kind: 'operator'
  /** The operator's name for the audit trail: the id of an account, or the name given to the command line. */
  name?: string
}

/** A signed-in person outside any workspace: administers their own account. */
export interface UserActor {
  kind: 'user'
  userId: string
  /** The current session. */
  sessionId: string
}

/** A person without a session. */
export interface VisitorActor {
  kind: 'visitor'
}

/** The worker. */
export interface SystemActor {
  kind: 'system'
}

export type Actor = WorkspaceActor | OperatorActor | SystemActor | UserActor | VisitorActor

export interface Ctx<A extends Actor = Actor> {
  deps: Deps
  actor: A
}

/** The argument of every verb. */
export interface Call<Input, A extends Actor = Actor> {
  ctx: Ctx<A>
  input: Input
}
