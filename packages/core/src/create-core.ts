import { limits } from '@adcopy/contract'
import { openDatabase, poolConnectionsDefault, type DatabaseOptions } from '@adcopy/db'
import type { CheckEdit } from './artifacts/check-edit.ts'
import type { Actor, Ctx, Deps, Settings } from './context.ts'
import type { Observe } from './events.ts'
import { createPace } from './jobs/pace.ts'
import { createKeyRegister } from './support/key-register.ts'
import { createLanes } from './support/lanes.ts'
import { parseFingerprintKeys } from './support/fingerprint-ring.ts'

export interface CoreOptions {
  database: DatabaseOptions
  /** `FINGERPRINT_KEYS`; see {@link parseFingerprintKeys}. */
  fingerprintKeys: string
  settings?: Partial<Settings>
  /** Receives the events of jobs. */
  observe?: Observe
  /** Checks the edits of members. A process without it accepts no edits. */
  checkEdit?: CheckEdit
}

/** The core of one process: its dependencies, a context for an actor, and its closing. */
export interface Core {
  deps: Deps
  as<A extends Actor>(actor: A): Ctx<A>
  close(): Promise<void>
}

// The same time as for a lock.
const acceptWaitMsMax = 2_000
// Two files of 20 MiB and what pg copies of them: some 100 MiB.
const storedAtOnceMax = 2
const storeWaitMsMax = 30_000
const daySeconds = 24 * 60 * 60

/** Opens core over a database. No connection is made before the first verb. */
export function createCore({ database, fingerprintKeys, settings, observe, checkEdit }: CoreOptions): Core {
  const ring = parseFingerprintKeys(fingerprintKeys)
  const db = openDatabase(database)
  const deps: Deps = {
    db,
    ring,
    pace: createPace(db),
    acceptLanes: createLanes({
      widthMax: Math.max(1, Math.floor((database.poolConnectionsMax ?? poolConnectionsDefault) / 2)),
      waitMsMax: acceptWaitMsMax,
    }),
    storeLanes: createLanes({ widthMax: storedAtOnceMax, waitMsMax: storeWaitMsMax }),
    keyRegister: createKeyRegister(db, ring.keyIds[0]!),
    observe: observe ?? (() => undefined),
    checkEdit: checkEdit ?? (() => Promise.reject(new Error('this process checks no edits'))),
    settings: {
      webOrigin: 'http://localhost:3001',
      publicApiEnabled: true,
      jobDeadlineSeconds: daySeconds,
      knowledgeFilesMax: limits.knowledgeFilesDefault,
      knowledgeBytesMax: limits.knowledgeBytesDefault,
      ...settings,
    },
  }
  return { deps, as: (actor) => ({ deps, actor }), close: () => db.close() }
}
