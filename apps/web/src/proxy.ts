import { NextResponse, type NextRequest } from 'next/server'
import { sharedServices } from './server/shared-services.ts'

/**
 * Sets a content security policy on each response. Scripts and style sheets need the response's nonce, other sites
 * cannot embed the page, and the page cannot send data to other origins. Style attributes are allowed, because Mantine
 * renders them on the server and they cannot run code.
 */
export async function proxy(request: NextRequest): Promise<NextResponse> {
  const nonce = btoa(crypto.randomUUID())
  const https = process.env['WEB_ORIGIN']?.startsWith('https://') === true
  const policy = [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(https ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
  // Next reads the nonce from this request header and adds it to every script that it writes.
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

/**
 * Search engines may index only the API's documentation, and only after the enablement checklist (docs/operations.md)
 * is complete.
 */
async function isPublic(path: string): Promise<boolean> {
  if (!/^\/(docs(\/|$)|llms\.txt$)/.test(path)) return false
  return (await sharedServices()?.documentsArePublic()) === true
}

/** Returns the path and query as the address bar shows them, so that a visitor can return to the page after sign-in. */
function pathOf({ nextUrl }: NextRequest): string {
  const query = new URLSearchParams(nextUrl.searchParams)
  query.delete('_rsc')
  return query.size === 0 ? nextUrl.pathname : `${nextUrl.pathname}?${query.toString()}`
}

// Uploads bypass `proxy`, because Next would buffer their bodies in memory and truncate them at 10 MB. They need no
// content security policy.
export const config = { matcher: '/((?!_next/static|api/knowledge/).*)' }
