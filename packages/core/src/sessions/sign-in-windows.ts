import { createHash } from 'node:crypto'
import type { SignInWindow } from '@adcopy/db'

/** Attempts to sign in that a window allows, and its length from the first of them. */
export interface BoundedWindow extends SignInWindow {
  key: Uint8Array<ArrayBuffer>
  attemptsMax: number
}

// Client addresses are cheap to change, the attacked account is not. A device that signed in before has its own
// window, so that guesses from elsewhere do not lock out the person; a stolen cookie allows ten guesses, not any
// number.
const account = { attemptsMax: 10, seconds: 15 * 60 }
const address = { attemptsMax: 30, seconds: 60 }

/** The longest of the windows. */
export const windowSecondsMax = account.seconds

/** Attempts at an account, known or not, from devices that never signed in to it. */
export function accountWindow(email: string): BoundedWindow {
  return { ...account, key: keyOf('account', email) }
}

/** Attempts at an account from a device that signed in to it before. */
export function deviceWindow(email: string, deviceId: string): BoundedWindow {
  return { ...account, key: keyOf('device', email, deviceId) }
}

/** Attempts from a client's address, at any account. Clients whose address is unknown are counted together. */
export function addressWindow(clientAddress: string | undefined): BoundedWindow {
  return { ...address, key: keyOf('address', clientAddress ?? '') }
}

function keyOf(...parts: string[]): Uint8Array<ArrayBuffer> {
  return new Uint8Array(createHash('sha256').update(parts.join('\n')).digest())
}
