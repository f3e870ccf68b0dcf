import { recordFingerprintKey, type Database } from '@adcopy/db'

/** Keeps in the database which keys jobs are accepted under, so that operations can tell when a needed one is missing. */
export interface KeyRegister {
  /** Before the first accept of this process; no round trip afterwards. */
  ensure(): Promise<void>
}

export function createKeyRegister(db: Database, keyId: string): KeyRegister {
  let recorded: Promise<void> | undefined
  return {
    ensure() {
      recorded ??= recordFingerprintKey(db.pool, keyId).catch((error: unknown) => {
        recorded = undefined // the next accept tries again
        throw error
      })
      return recorded
    },
  }
}
