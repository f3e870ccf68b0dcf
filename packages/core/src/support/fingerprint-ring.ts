import { createHmac, createSecretKey, hkdfSync, timingSafeEqual, type KeyObject } from 'node:crypto'

/**
 * The fingerprint keys of a process, newest first. New values are signed with the newest key. Values signed with an
 * older key are still accepted, so that replays and cursors remain valid when a new key is added. Source:
 * D-CANONICAL-2.
 */
export interface FingerprintRing {
  /** Newest first. An id does not reveal its key. */
  keyIds: readonly string[]
  /** HMAC-SHA-256 under each key, newest first. */
  fingerprints(text: string): Uint8Array[]
  /** Signs with the newest key. The signature has 16 bytes. */
  sign(text: string): string
  verify(text: string, signature: string): boolean
}

const keyBytesMin = 32
const signatureBytes = 16

/** `variable` is a comma-separated list of base64 keys, newest first. Throws if a key has fewer than 32 bytes. */
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
