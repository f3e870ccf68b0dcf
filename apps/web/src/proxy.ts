import { NextResponse, type NextRequest } from 'next/server'

const development = process.env.NODE_ENV === 'development'

/** A policy per answer: scripts run by its nonce alone, nothing is framed, nothing is sent elsewhere. */
export function proxy(request: NextRequest): NextResponse {
  const nonce = btoa(crypto.randomUUID())
  const https = process.env['WEB_ORIGIN']?.startsWith('https://') === true
  const policy = [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${development ? " 'unsafe-eval'" : ''}`,
    `style-src 'self'${development ? " 'unsafe-inline'" : ''}`,
    "img-src 'self' data:",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(https ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
  // Next reads the nonce off the request's header and puts it on every script it writes.
  const headers = new Headers(request.headers)
  headers.set('Content-Security-Policy', policy)
  const response = NextResponse.next({ request: { headers } })
  response.headers.set('Content-Security-Policy', policy)
  if (https) response.headers.set('Strict-Transport-Security', 'max-age=31536000; includeSubDomains')
  return response
}

// Uploads have no page to protect, and Next would hold them in memory here, cut off at 10 MB.
export const config = { matcher: '/((?!_next/static|api/knowledge/).*)' }
