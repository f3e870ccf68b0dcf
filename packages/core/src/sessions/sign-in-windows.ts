import { createHash } from 'node:crypto'
import type { SignInWindow } from '@adcopy/db'
import { networkOf } from '../support/client-address.ts'

export interface BoundedWindow extends SignInWindow {
  key: Uint8Array<ArrayBuffer>
  attemptsMax: number
}

// Sign-in attempts are limited per account, because an attacker can easily change their IP address but not the account
// that they attack. Attempts from a device that has signed in before are counted separately for each device, so that
// guesses from other devices cannot lock out the owner. Attempts from such a device are limited too, because its cookie
// could be stolen.
const account = { attemptsMax: 10, seconds: 15 * 60 }
const address = { attemptsMax: 30, seconds: 60 }

export const windowSecondsMax = account.seconds

/** Without `deviceId`, returns the window of all unknown devices together. */
export function accountWindow(email: string, deviceId: string | undefined): BoundedWindow {
  const key = firstKeyOf(email)
  return { ...account, key: deviceId === undefined ? key : withRest(key, keyOf('device', deviceId)) }
}

/** All keys of one account have the same first half, so that a range query finds the windows of all devices. */
export function accountKeys(email: string): [first: Uint8Array, last: Uint8Array] {
  const first = firstKeyOf(email)
  return [first, withRest(first, new Uint8Array(keyBytes).fill(0xff))]
}

/**
 * Counts attempts from an IP address or a /64 network on any account. All clients with an unknown address share one
 * window.
 */
export function addressWindow(clientAddress: string | undefined): BoundedWindow {
  return { ...address, key: keyOf('address', networkOf(clientAddress ?? '')) }
}

const keyBytes = 32

const firstKeyOf = (email: string) => withRest(keyOf('account', email), new Uint8Array(keyBytes))

function withRest(key: Uint8Array, other: Uint8Array): Uint8Array<ArrayBuffer> {
  const changed = new Uint8Array(key)
  changed.set(other.subarray(keyBytes / 2), keyBytes / 2)
  return changed
}

function keyOf(...parts: string[]): Uint8Array<ArrayBuffer> {
  return new Uint8Array(createHash('sha256').update(parts.join('\n')).digest())
}
