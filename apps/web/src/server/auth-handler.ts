import 'server-only'
import { emailSchema } from '@adcopy/contract'
import { deviceCookieSeconds, verbs } from '@adcopy/core'
import { parseCookies } from 'better-auth/cookies'
import { clientAddress, clientAddressHeader } from './client-address.ts'
import { isSameOrigin } from './same-origin.ts'
import { services } from './services.ts'
import { endCurrentSession } from './session.ts'

const open = new Set(['POST /sign-in/email', 'POST /sign-out', 'GET /get-session'])
const bodyBytesMax = 8 * 1024

/** Runs better-auth's handler with a limit on the body size and a limit on password guesses. */
export async function handleAuth(request: Request): Promise<Response> {
  const { env } = services()
  const sessions = await services().sessions
  const path = new URL(request.url).pathname.replace(/^\/api\/auth/, '')
  const operation = `${request.method} ${path}`
  if (!open.has(operation)) return refuse(404, 'Not found')
  const headers = new Headers(request.headers)
  headers.delete(clientAddressHeader)
  const address = clientAddress(headers.get('x-forwarded-for'), env.TRUSTED_PROXY_HOPS)
  if (address !== undefined) headers.set(clientAddressHeader, address)
  if (request.method === 'GET') return sessions.handler(new Request(request.url, { headers }))
  const body = await readBody(request)
  if (body === undefined) return refuse(413, 'The body is too large')
  // An empty body is passed as null, so that the new request has no body either.
  const given = body === '' ? null : body
  const copy = new Request(request.url, { method: request.method, headers, body: given })
  if (operation === 'POST /sign-in/email') return signIn(copy, body, address)
  if (isSameOrigin(headers, env.WEB_ORIGIN)) await endCurrentSession(headers)
  return sessions.handler(copy)
}

async function signIn(request: Request, body: string, address: string | undefined): Promise<Response> {
  const { core, devices, env } = services()
  const sessions = await services().sessions
  const email = accountOf(body)
  if (email === undefined) return refuse(400, 'An email address and a password are required')
  const cookieName = devices.cookieName(email)
  const deviceId = devices.read(email, parseCookies(request.headers.get('cookie') ?? '').get(cookieName))
  const ctx = core.as({ kind: 'system' })
  const permission = await verbs.openSignIn({ ctx, input: { email, address, deviceId } })
  if (!permission.allowed)
    return refuse(429, 'Too many attempts', { 'Retry-After': String(permission.retryAfterSeconds) })
  const settle = (outcome: 'succeeded' | 'failed' | 'withdrawn') =>
    verbs.settleSignIn({ ctx, input: { email, deviceId, outcome } })
  const response = await sessions.handler(request).catch(async (error: unknown) => {
    await settle('withdrawn')
    throw error
  })
  if (!response.ok) {
    await settle(response.status === 401 ? 'failed' : 'withdrawn')
    return response
  }
  await settle('succeeded')
  const headers = new Headers(response.headers)
  headers.append('Set-Cookie', deviceCookie(cookieName, devices.issue(email, deviceId), env.WEB_ORIGIN))
  return new Response(response.body, { status: response.status, headers })
}

/**
 * Returns the cookie that lets this device attempt to sign in even if failed attempts by others have locked the
 * account. The cookie has no other purpose.
 */
function deviceCookie(name: string, value: string, webOrigin: string): string {
  const secure = webOrigin.startsWith('https://') ? '; Secure' : ''
  return `${name}=${value}; Max-Age=${deviceCookieSeconds}; Path=/; HttpOnly; SameSite=Lax${secure}`
}

function accountOf(body: string): string | undefined {
  try {
    const { email, password } = JSON.parse(body) as { email?: unknown; password?: unknown }
    return typeof password === 'string' ? emailSchema.safeParse(email).data : undefined
  } catch {
    return undefined
  }
}

async function readBody(request: Request): Promise<string | undefined> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of request.body ?? []) {
    bytes += chunk.length
    if (bytes > bodyBytesMax) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

function refuse(status: number, message: string, headers: Record<string, string> = {}): Response {
  return Response.json({ message }, { status, headers: { ...headers, 'Cache-Control': 'no-store' } })
}
