import { createHash } from 'node:crypto'
import type { SignInWindow } from '@adcopy/db'

export interface BoundedWindow extends SignInWindow {
  key: Uint8Array<ArrayBuffer>
  attemptsMax: number
}

// An attacker can cheaply change the client address, but not the attacked account. A device that signed in before has
// its own window, so that guesses from elsewhere do not lock out its owner; a stolen cookie still allows only ten
// guesses.
const account = { attemptsMax: 10, seconds: 15 * 60 }
const address = { attemptsMax: 30, seconds: 60 }

export const windowSecondsMax = account.seconds

/** Window for attempts on an account, existing or not, from devices that never signed in to it. */
export function accountWindow(email: string): BoundedWindow {
  return { ...account, key: keyOf('account', email) }
}

/** Window for attempts on an account from a device that signed in to it before. */
export function deviceWindow(email: string, deviceId: string): BoundedWindow {
  return { ...account, key: keyOf('device', email, deviceId) }
}

/** Window for attempts from a client's IP address, on any account. Clients with unknown addresses are counted together. */
export function addressWindow(clientAddress: string | undefined): BoundedWindow {
  return { ...address, key: keyOf('address', clientAddress ?? '') }
}

function keyOf(...parts: string[]): Uint8Array<ArrayBuffer> {
  return new Uint8Array(createHash('sha256').update(parts.join('\n')).digest())
}
