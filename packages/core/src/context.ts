import type { Role } from '@adcopy/contract'
import type { Accepted, Database, JobKey, JobNotifier, JobRow, JobToAccept } from '@adcopy/db'
import type { CheckEdit } from './artifacts/check-edit.ts'
import type { Observe } from './events.ts'
import type { FingerprintRing } from './support/fingerprint-ring.ts'
import type { KeyRegister } from './support/key-register.ts'
import type { Pace } from './jobs/pace.ts'
import type { Lanes } from './support/lanes.ts'

export interface Settings {
  /** Without a trailing slash. */
  webOrigin: string
  /** The database has a second switch of this name, and both must be on. */
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
  acceptJob: (job: JobToAccept) => Promise<Accepted>
  /** Limits how many knowledge files are stored concurrently, because storing a file loads all of it into memory. */
  storeLanes: Lanes
  keyRegister: KeyRegister
  observe: Observe
  checkEdit: CheckEdit
  settings: Settings
}

/**
 * All data that decide whether a member or token may act. One query reads them together with the membership or token.
 */
export interface Entitlement {
  workspaceId: string
  userId: string
  role: Role
  /** True only for a token whose membership was removed. */
  removed: boolean
  frozen: boolean
  accessEnabled: boolean
  allocation: number | null
  used: number
  switchOn: boolean
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

export interface OperatorActor {
  kind: 'operator'
  /** Written to the audit trail: the user id in the web application, or a plain name in the `ops` program. */
  name?: string
}

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
