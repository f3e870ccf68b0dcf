// JavaScript, so that a start needs no compiler.
import { join } from 'node:path'

const repositoryRoot = join(import.meta.dirname, '../..')

// Headers of every response, files included. src/proxy.ts adds those that need a nonce or the environment.
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
  reactStrictMode: true,
  typedRoutes: false,
  // Source-first packages; what they load at run time stays outside the bundle.
  transpilePackages: ['@adcopy/contract', '@adcopy/core', '@adcopy/db'],
  serverExternalPackages: ['pg', '@prisma/client', '@prisma/adapter-pg', 'better-auth'],
  turbopack: { root: repositoryRoot },
  outputFileTracingRoot: repositoryRoot,
  // `pnpm run check` does it, with the tests included.
  typescript: { ignoreBuildErrors: true },
  devIndicators: false,
  experimental: { optimizePackageImports: ['@mantine/core', '@mantine/hooks', '@adcopy/contract'] },
  headers: () => Promise.resolve([{ source: '/:path*', headers }]),
}

export default config
