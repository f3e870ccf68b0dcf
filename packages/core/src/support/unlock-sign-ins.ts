import { accountKeys } from '../sessions/sign-in-windows.ts'
import type { Transaction } from './transact.ts'

/** Removes all sign-in locks of an account, including those of known devices. */
export async function unlockSignIns(tx: Transaction, email: string): Promise<void> {
  const [first, last] = accountKeys(email)
  await tx.$executeRaw`delete from sign_in_window where key between ${first} and ${last}`
}
