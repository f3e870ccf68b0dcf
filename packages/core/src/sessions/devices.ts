import { createHash, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'

/**
 * Signed cookies that identify devices from which a person has signed in before. A cookie gives no access, because
 * signing in still requires the password.
 */
export interface Devices {
  /** The name does not reveal the email address. */
  cookieName(email: string): string
  /** Without `deviceId`, the device gets a new id. */
  issue(email: string, deviceId?: string): string
  /** Returns undefined unless the cookie was issued for this account. */
  read(email: string, cookie: string | undefined): string | undefined
}

export const deviceCookieSeconds = 365 * 24 * 60 * 60

/**
 * Device cookies are signed with a key that is derived from `secret`, because `secret` itself is the key for session
 * cookies.
 */
export function createDevices(secret: string): Devices {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'ad-copy known device', 32))
  const sign = (email: string, deviceId: string) => createHmac('sha256', key).update(`${deviceId}\n${email}`).digest()
  return {
    cookieName: (email) => `ad-copy.device.${createHash('sha256').update(email).digest('hex').slice(0, 16)}`,
    issue(email, deviceId = randomBytes(16).toString('base64url')) {
      return `${deviceId}.${sign(email, deviceId).toString('base64url')}`
    },
    read(email, cookie) {
      const [deviceId, signature, ...rest] = cookie?.split('.') ?? []
      if (deviceId === undefined || signature === undefined || rest.length > 0) return undefined
      const [given, expected] = [Buffer.from(signature, 'base64url'), sign(email, deviceId)]
      return given.length === expected.length && timingSafeEqual(given, expected) ? deviceId : undefined
    },
  }
}
