import { createHmac, createSecretKey, hkdfSync, timingSafeEqual, type KeyObject } from 'node:crypto'

/**
 * Server keys, newest first. New values use the newest key; values of the other keys are still recognised, so
 * that rotating the secret breaks no replay and no cursor. Source: decisions, "Canonical body".
 */
export interface FingerprintRing {
  /** Names of the keys, newest first, which do not reveal the keys. */
  keyIds: readonly string[]
  /** Returns a text's HMAC-SHA-256 under every key, newest first. */
  fingerprints(text: string): Uint8Array[]
  /** Signs a text with the newest key, giving 16 bytes. */
  sign(text: string): string
  verify(text: string, signature: string): boolean
}

const keyBytesMin = 32
const signatureBytes = 16

/** Builds the ring from `FINGERPRINT_KEYS`: base64 keys of at least 32 bytes, newest first, separated by commas. */
export function parseFingerprintKeys(variable: string): FingerprintRing {
  const keys = variable.split(',').map((key) => Buffer.from(key.trim(), 'base64'))
  if (keys.some((key) => key.length < keyBytesMin)) {
    throw new Error(`FINGERPRINT_KEYS: every key needs at least ${keyBytesMin} bytes in base64`)
  }
  const derive = (use: string, bytes: number) =>
    keys.map((key) => Buffer.from(hkdfSync('sha256', key, '', `ad-copy ${use}`, bytes)))
  const bodyKeys = derive('body fingerprint', 32).map((key) => createSecretKey(key))
  const cursorKeys = derive('cursor', 32).map((key) => createSecretKey(key))
  const keyIds = derive('key id', 8).map((id) => id.toString('hex'))
  const mac = (key: KeyObject, text: string) => createHmac('sha256', key).update(text).digest()
  const short = (key: KeyObject, text: string) => mac(key, text).subarray(0, signatureBytes)
  return {
    keyIds,
    fingerprints: (text) => bodyKeys.map((key) => mac(key, text)),
    sign: (text) => short(cursorKeys[0]!, text).toString('base64url'),
    verify(text, signature) {
      const given = Buffer.from(signature, 'base64url')
      if (given.length !== signatureBytes || given.toString('base64url') !== signature) return false
      return cursorKeys.some((key) => timingSafeEqual(short(key, text), given))
    },
  }
}
