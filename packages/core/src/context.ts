import type { Role } from '@adcopy/contract'
import type { Database, JobKey, JobNotifier, JobRow } from '@adcopy/db'
import type { CheckEdit } from './artifacts/check-edit.ts'
import type { Observe } from './events.ts'
import type { FingerprintRing } from './support/fingerprint-ring.ts'
import type { KeyRegister } from './support/key-register.ts'
import type { Pace } from './jobs/pace.ts'
import type { Lanes } from './support/lanes.ts'

export interface Settings {
  /** Origin of the web application, without a trailing slash: `app_url` starts with it. */
  webOrigin: string
  /** The environment's value of the switch PUBLIC_API_ENABLED; the database has a second one. */
  publicApiEnabled: boolean
  jobDeadlineSeconds: number
  knowledgeFilesMax: number
  knowledgeBytesMax: number
}

export interface Deps {
  db: Database
  jobNotifier: JobNotifier
  ring: FingerprintRing
  readJobRow: (key: JobKey) => Promise<JobRow | undefined>
  pace: Pace
  acceptLanes: Lanes
  /** Limits how many knowledge files are stored concurrently, because their bytes are in memory. */
  storeLanes: Lanes
  keyRegister: KeyRegister
  observe: Observe
  checkEdit: CheckEdit
  settings: Settings
}

/** The facts that decide whether a member or token may act, read with the credential in one query per request. */
export interface Entitlement {
  workspaceId: string
  userId: string
  role: Role
  /** Whether the membership was removed after the token was issued. */
  removed: boolean
  frozen: boolean
  accessEnabled: boolean
  /** Units per UTC month; null if unset. */
  allocation: number | null
  /** Units consumed this month when the credential was read. */
  used: number
  switchOn: boolean
  /** Database time when the credential was read. */
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

export type WorkspaceActor = TokenActor | MemberActor

/** An operator, who administers every workspace but creates no copy. */
export interface OperatorActor {
  kind: 'operator'
  /** The operator's name for the audit trail: the id of an account, or the name given to the command line. */
  name?: string
}

/** A signed-in person outside any workspace, who administers their own account. */
export interface UserActor {
  kind: 'user'
  userId: string
  sessionId: string
}

export interface VisitorActor {
  kind: 'visitor'
}

export interface SystemActor {
  kind: 'system'
}

export type Actor = WorkspaceActor | OperatorActor | SystemActor | UserActor | VisitorActor

export interface Ctx<A extends Actor = Actor> {
  deps: Deps
  actor: A
}

export interface Call<Input, A extends Actor = Actor> {
  ctx: Ctx<A>
  input: Input
}
