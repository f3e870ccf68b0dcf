import { betterAuth } from 'better-auth'
import { prismaAdapter } from 'better-auth/adapters/prisma'
import type { Database } from '@adcopy/db'
import { newId } from '../support/ids.ts'

export interface SessionOptions {
  /** Signs session cookies; at least 32 characters. */
  secret: string
  /** Origin of the web application. */
  webOrigin: string
  /** Header that names the client's address and that no client can set: the limit on guesses counts by it. */
  clientAddressHeader: string
}

const sessionSeconds = 7 * 24 * 60 * 60

/**
 * Sign-in by email and password, sessions in PostgreSQL. Nobody signs up: an administrator or the operator adds members.
 */
export function createSessions(db: Database, { secret, webOrigin, clientAddressHeader }: SessionOptions) {
  return betterAuth({
    appName: 'Ad copy',
    baseURL: webOrigin,
    basePath: '/api/auth',
    secret,
    database: prismaAdapter(db.prisma, { provider: 'postgresql' }),
    emailAndPassword: { enabled: true, disableSignUp: true },
    // A page cannot renew a cookie while it renders, so a session lasts a week from sign-in and no longer.
    session: { expiresIn: sessionSeconds, disableSessionRefresh: true },
    // By client address; guesses at one account are counted by the web application itself.
    rateLimit: { enabled: true, storage: 'memory', customRules: { '/sign-in/email': { window: 60, max: 30 } } },
    advanced: {
      database: { generateId: () => newId('user') },
      ipAddress: { ipAddressHeaders: [clientAddressHeader] },
    },
    telemetry: { enabled: false },
    logger: { disabled: true },
  })
}

export type Sessions = ReturnType<typeof createSessions>
