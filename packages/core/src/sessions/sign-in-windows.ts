import { createHash } from 'node:crypto'
import type { SignInWindow } from '@adcopy/db'

export interface BoundedWindow extends SignInWindow {
  key: Uint8Array<ArrayBuffer>
  attemptsMax: number
}

// Sign-in attempts are limited per account, because an attacker can easily change their IP address but not the account
// that they attack. Attempts from a device that has signed in before are counted separately, in a time window for this
// device, so that guesses from other devices cannot lock out the owner. They are limited too, in case the device's
// cookie is stolen.
const account = { attemptsMax: 10, seconds: 15 * 60 }
const address = { attemptsMax: 30, seconds: 60 }

export const windowSecondsMax = account.seconds

export function accountWindow(email: string): BoundedWindow {
  return { ...account, key: keyOf('account', email) }
}

export function deviceWindow(email: string, deviceId: string): BoundedWindow {
  return { ...account, key: keyOf('device', email, deviceId) }
}

/**
 * Returns the window for attempts from an IP address on any account. All clients with an unknown address share one
 * window.
 */
export function addressWindow(clientAddress: string | undefined): BoundedWindow {
  return { ...address, key: keyOf('address', clientAddress ?? '') }
}

function keyOf(...parts: string[]): Uint8Array<ArrayBuffer> {
  return new Uint8Array(createHash('sha256').update(parts.join('\n')).digest())
}
