import { betterAuth } from 'better-auth'
import { prismaAdapter } from 'better-auth/adapters/prisma'
import type { Database } from '@adcopy/db'
import { newId } from '../support/ids.ts'

export interface SessionOptions {
  /** Signs session cookies. At least 32 characters. */
  secret: string
  webOrigin: string
  /** Clients must not be able to set this header. */
  clientAddressHeader: string
}

const sessionSeconds = 7 * 24 * 60 * 60

/** Sign-up is disabled, because only invitations and operators create accounts. */
export function createSessions(db: Database, { secret, webOrigin, clientAddressHeader }: SessionOptions) {
  return betterAuth({
    appName: 'Ad copy',
    baseURL: webOrigin,
    basePath: '/api/auth',
    secret,
    database: prismaAdapter(db.prisma, { provider: 'postgresql' }),
    emailAndPassword: { enabled: true, disableSignUp: true },
    // Sessions are not extended while they are in use, because a server component cannot set cookies while it renders.
    // They end a week after sign-in.
    session: { expiresIn: sessionSeconds, disableSessionRefresh: true },
    // better-auth's own limit for sign-ins is off, because `openSignIn` counts sign-ins for all instances together.
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
