import { recordFingerprintKey, type Database } from '@adcopy/db'

/** Records in the database under which keys jobs are accepted, so that operations can detect a missing key. */
export interface KeyRegister {
  /** Call before accepting any job; repeated calls make no round trip. */
  ensure(): Promise<void>
}

export function createKeyRegister(db: Database, keyId: string): KeyRegister {
  let recorded: Promise<void> | undefined
  return {
    ensure() {
      recorded ??= recordFingerprintKey(db.pool, keyId).catch((error: unknown) => {
        recorded = undefined // the next call tries again
        throw error
      })
      return recorded
    },
  }
}
