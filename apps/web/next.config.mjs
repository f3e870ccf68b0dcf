// This file is JavaScript, so that the application can start without a TypeScript compiler.
import { join } from 'node:path'

const repositoryRoot = join(import.meta.dirname, '../..')

// Headers of every response, including static files. src/proxy.ts adds the headers that depend on a nonce or the
// environment.
const headers = [
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'X-Frame-Options', value: 'DENY' },
  { key: 'Referrer-Policy', value: 'same-origin' },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
  { key: 'Cross-Origin-Resource-Policy', value: 'same-origin' },
  { key: 'Permissions-Policy', value: 'camera=(), geolocation=(), microphone=(), payment=(), usb=()' },
]

/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  // These packages are TypeScript sources, which Next must compile. The external packages are loaded at run time.
  transpilePackages: ['@adcopy/contract', '@adcopy/core', '@adcopy/db'],
  serverExternalPackages: ['pg', '@prisma/client', '@prisma/adapter-pg', 'better-auth'],
  turbopack: { root: repositoryRoot },
  outputFileTracingRoot: repositoryRoot,
  // The build skips type checking, because `pnpm run check` checks the types of the application and of its tests.
  typescript: { ignoreBuildErrors: true },
  experimental: { optimizePackageImports: ['@mantine/core', '@mantine/hooks', '@adcopy/contract'] },
  headers: () => Promise.resolve([{ source: '/:path*', headers }]),
}

export default config
