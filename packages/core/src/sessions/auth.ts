import { betterAuth } from 'better-auth'
import { prismaAdapter } from 'better-auth/adapters/prisma'
import type { Database } from '@adcopy/db'
import { newId } from '../support/ids.ts'

export interface SessionOptions {
  /** Signs session cookies; at least 32 characters. */
  secret: string
  webOrigin: string
  /** A header with the client's IP address, which no client can set. Session lists show the address to the owner. */
  clientAddressHeader: string
}

const sessionSeconds = 7 * 24 * 60 * 60

/** There is no open sign-up: invitations and operators create accounts. */
export function createSessions(db: Database, { secret, webOrigin, clientAddressHeader }: SessionOptions) {
  return betterAuth({
    appName: 'Ad copy',
    baseURL: webOrigin,
    basePath: '/api/auth',
    secret,
    database: prismaAdapter(db.prisma, { provider: 'postgresql' }),
    emailAndPassword: { enabled: true, disableSignUp: true },
    // A page cannot renew a cookie while it renders, so a session ends a week after sign-in.
    session: { expiresIn: sessionSeconds, disableSessionRefresh: true },
    // `openSignIn` counts sign-in attempts on all instances together.
    rateLimit: { enabled: true, storage: 'memory', customRules: { '/sign-in/email': false } },
    advanced: {
      database: { generateId: () => newId('user') },
      ipAddress: { ipAddressHeaders: [clientAddressHeader] },
    },
    telemetry: { enabled: false },
    logger: { disabled: true },
  })
}

export type Sessions = ReturnType<typeof createSessions>
