import { NextResponse, type NextRequest } from 'next/server'
import { sharedServices } from './server/shared-services.ts'

const development = process.env.NODE_ENV === 'development'

/**
 * A content security policy per response: scripts and style sheets need its nonce, nothing is framed, nothing is sent
 * elsewhere. Style attributes are allowed, since Mantine renders them on the server and they run nothing.
 */
export async function proxy(request: NextRequest): Promise<NextResponse> {
  const nonce = btoa(crypto.randomUUID())
  const https = process.env['WEB_ORIGIN']?.startsWith('https://') === true
  const policy = [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${development ? " 'unsafe-eval'" : ''}`,
    development ? "style-src 'self' 'unsafe-inline'" : `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(https ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
  // Next reads the nonce from the request's header and puts it on every script it writes.
  const headers = new Headers(request.headers)
  headers.set('Content-Security-Policy', policy)
  headers.set('x-nonce', nonce)
  headers.set('x-path', pathOf(request))
  const response = NextResponse.next({ request: { headers } })
  response.headers.set('Content-Security-Policy', policy)
  if (!(await isPublic(request.nextUrl.pathname))) response.headers.set('X-Robots-Tag', 'noindex, nofollow')
  if (https) response.headers.set('Strict-Transport-Security', 'max-age=31536000; includeSubDomains')
  return response
}

/** The documents of the API, once the enablement checklist is complete. Nothing else is for search engines. */
async function isPublic(path: string): Promise<boolean> {
  if (!/^\/(docs(\/|$)|llms\.txt$)/.test(path)) return false
  return (await sharedServices()?.documentsArePublic()) === true
}

/** Path and query as the address bar shows them: where a visitor comes back to after sign-in. */
function pathOf({ nextUrl }: NextRequest): string {
  const query = new URLSearchParams(nextUrl.searchParams)
  query.delete('_rsc')
  return query.size === 0 ? nextUrl.pathname : `${nextUrl.pathname}?${query.toString()}`
}

// Uploads have no page to protect, and Next would hold them in memory here, cut off at 10 MB.
export const config = { matcher: '/((?!_next/static|api/knowledge/).*)' }
