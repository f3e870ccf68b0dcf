import { createHash } from 'node:crypto'

/** Differs for each password that an account has had. It is a hash, so that the stored password does not leave core. */
export function passwordStamp(stored: string | null | undefined): string {
  return createHash('sha256')
    .update(stored ?? '')
    .digest('base64url')
}
