import { join } from 'node:path'
import type { NextConfig } from 'next'

const root = join(import.meta.dirname, '../..')

const config: NextConfig = {
  poweredByHeader: false,
  compress: false, // the contract names no Content-Encoding, and server.ts does not compress either
  skipTrailingSlashRedirect: true,
  transpilePackages: ['@adcopy/contract', '@adcopy/core', '@adcopy/db', '@adcopy/telemetry'],
  serverExternalPackages: ['@prisma/adapter-pg', '@prisma/client', 'better-auth', 'pg', 'pino'],
  outputFileTracingRoot: root,
  turbopack: { root },
}

export default config
