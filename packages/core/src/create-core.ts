import { limits } from '@adcopy/contract'
import {
  createJobNotifier,
  listenForJobs,
  openDatabase,
  readJobRows,
  type DatabaseOptions,
  type JobKey,
  type ListenOptions,
} from '@adcopy/db'
import {
  createAuthenticate,
  createTokenUseRecorder,
  findMemberActor,
  findOperatorActor,
  type Authenticate,
  type TokenUseOptions,
  type TokenUseRecorder,
} from './access/authenticate.ts'
import { entitle, type Act } from './access/entitle.ts'
import type { CheckEdit } from './artifacts/check-edit.ts'
import type { Actor, Ctx, Deps, Entitlement, MemberActor, OperatorActor, Settings } from './context.ts'
import type { Observe } from './events.ts'
import type { SessionOptions, Sessions } from './sessions/auth.ts'
import { createAcceptJob } from './jobs/accept-job.ts'
import { createPace } from './jobs/pace.ts'
import { createBatches } from './support/batches.ts'
import { createKeyRegister } from './support/key-register.ts'
import { createLanes } from './support/lanes.ts'
import { parseFingerprintKeys } from './support/fingerprint-ring.ts'

export interface CoreOptions {
  database: DatabaseOptions
  fingerprintKeys: string
  settings?: Partial<Settings>
  observe?: Observe
  /** Runs the checks on members' edits. Without this function, a process cannot save edits. */
  checkEdit?: CheckEdit
}

/** Other packages use only these methods and the functions in `verbs.ts`, never the database client. */
export interface Core {
  as<A extends Actor>(actor: A): Ctx<A>
  authenticate: Authenticate
  findMember(workspaceId: string, userId: string): Promise<MemberActor | undefined>
  findOperator(userId: string): Promise<OperatorActor | undefined>
  entitle(actor: Entitlement, act: Act): void
  createSessions(options: SessionOptions): Promise<Sessions>
  recordTokenUse(options: TokenUseOptions): TokenUseRecorder
  /**
   * Loads Prisma's query compiler, without a connection. The first statement that needs it would otherwise load it, which
   * blocks the event loop for about 100 ms.
   */
  preload(): Promise<void>
  poolUse(): PoolUse
  /**
   * Calls `onJob` soon after any process accepts a job, until `signal` aborts. The caller must also poll, because
   * notifications between processes can be lost.
   */
  listenForJobs(options: ListenOptions): Promise<void>
  close(): Promise<void>
}

export interface PoolUse {
  busy: number
  idle: number
  max: number
  waiting: number
}

// Storing two files of 20 MiB takes about 100 MiB of memory, because pg copies the bytes.
const storedAtOnceMax = 2
const storeWaitMsMax = 30_000
const daySeconds = 24 * 60 * 60

export function createCore({ database, fingerprintKeys, settings, observe, checkEdit }: CoreOptions): Core {
  const ring = parseFingerprintKeys(fingerprintKeys)
  const db = openDatabase(database)
  const names = { url: database.url, applicationName: database.applicationName ?? 'ad-copy' }
  const jobNotifier = createJobNotifier(names)
  const allSettings: Settings = {
    webOrigin: 'http://localhost:3001',
    publicApiEnabled: true,
    jobDeadlineSeconds: daySeconds,
    knowledgeFilesMax: limits.knowledgeFilesDefault,
    knowledgeBytesMax: limits.knowledgeBytesDefault,
    ...settings,
  }
  const observeAll = observe ?? (() => undefined)
  const deps: Deps = {
    db,
    jobNotifier,
    ring,
    readJobRow: createBatches((keys: readonly JobKey[]) => readJobRows(db.pool, keys)),
    pace: createPace(db),
    acceptJob: createAcceptJob({ db, deadlineSeconds: allSettings.jobDeadlineSeconds, observe: observeAll }),
    storeLanes: createLanes({ widthMax: storedAtOnceMax, waitMsMax: storeWaitMsMax }),
    keyRegister: createKeyRegister(db, ring.keyIds[0]!),
    observe: observeAll,
    checkEdit: checkEdit ?? (() => Promise.reject(new Error('this process checks no edits'))),
    settings: allSettings,
  }
  return {
    as: (actor) => ({ deps, actor }),
    authenticate: createAuthenticate(db),
    findMember: (workspaceId, userId) => findMemberActor(db, workspaceId, userId),
    findOperator: (userId) => findOperatorActor(db, userId),
    entitle: (actor, act) => entitle(actor, act, deps.settings),
    createSessions: async (options) => (await import('./sessions/auth.ts')).createSessions(db, options),
    recordTokenUse: (options) => createTokenUseRecorder(db, options),
    preload: () => db.prisma.$connect(),
    poolUse() {
      const { totalCount, idleCount, waitingCount, options } = db.pool
      return { busy: totalCount - idleCount, idle: idleCount, max: options.max, waiting: waitingCount }
    },
    listenForJobs: (options) => listenForJobs({ ...names, ...options }),
    close: async () => void (await Promise.all([jobNotifier.close(), db.close()])),
  }
}
