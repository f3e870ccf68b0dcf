import { recordFingerprintKey, type Database } from '@adcopy/db'

/** Records which fingerprint keys were used to accept jobs, so that operators can detect a missing key. */
export interface KeyRegister {
  /** Must be called before a job is accepted. Calls after the first successful call do not access the database. */
  ensure(): Promise<void>
}

export function createKeyRegister(db: Database, keyId: string): KeyRegister {
  let recorded: Promise<void> | undefined
  return {
    ensure() {
      recorded ??= recordFingerprintKey(db.pool, keyId).catch((error: unknown) => {
        recorded = undefined
        throw error
      })
      return recorded
    },
  }
}
