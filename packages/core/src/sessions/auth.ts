import { betterAuth } from 'better-auth'
import { prismaAdapter } from 'better-auth/adapters/prisma'
import type { Database } from '@adcopy/db'
import { newId } from '../support/ids.ts'

export interface SessionOptions {
  /** Signs session cookies; at least 32 characters. */
  secret: string
  /** Origin of the web application. */
  webOrigin: string
}

/**
 * Sign-in by email and password, sessions in PostgreSQL. Nobody signs up: an administrator or the operator adds members.
 */
export function createSessions(db: Database, { secret, webOrigin }: SessionOptions) {
  return betterAuth({
    appName: 'Ad copy',
    baseURL: webOrigin,
    basePath: '/api/auth',
    secret,
    database: prismaAdapter(db.prisma, { provider: 'postgresql' }),
    emailAndPassword: { enabled: true, disableSignUp: true },
    advanced: { database: { generateId: () => newId('user') } },
    telemetry: { enabled: false },
    logger: { disabled: true },
  })
}

export type Sessions = ReturnType<typeof createSessions>
