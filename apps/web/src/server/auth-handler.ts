import 'server-only'
import { emailSchema } from '@adcopy/contract'
import { deviceCookieSeconds, verbs } from '@adcopy/core'
import { parseCookies } from 'better-auth/cookies'
import { z } from 'zod'
import { clientAddress, clientAddressHeader } from './client-address.ts'
import { isSameOrigin } from './same-origin.ts'
import { services } from './services.ts'
import { endCurrentSession } from './session.ts'

const open = new Set(['POST /sign-in/email', 'POST /sign-out'])
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
  const body = await readBody(request)
  if (body === undefined) return refuse(413, 'The body is too large')
  if (operation === 'POST /sign-in/email') return signIn(request.url, headers, body, address)
  if (isSameOrigin(headers, env.WEB_ORIGIN)) await endCurrentSession(headers)
  return sessions.handler(new Request(request.url, { method: request.method, headers }))
}

async function signIn(url: string, headers: Headers, body: string, address: string | undefined): Promise<Response> {
  const { core, devices, env } = services()
  const sessions = await services().sessions
  const account = readAccount(body)
  if (account === undefined) return refuse(400, 'An email address and a password are required')
  const { email } = account
  const cookieName = devices.cookieName(email)
  const deviceId = devices.read(email, parseCookies(headers.get('cookie') ?? '').get(cookieName))
  const ctx = core.as({ kind: 'system' })
  const permission = await verbs.openSignIn({ ctx, input: { email, address, deviceId } })
  if (!permission.allowed)
    return refuse(429, 'Too many attempts', { 'Retry-After': String(permission.retryAfterSeconds) })
  const settle = (outcome: 'failed' | 'withdrawn') => verbs.settleSignIn({ ctx, input: { email, deviceId, outcome } })
  // better-auth gets a new body that contains only the parsed account. It could parse the original body differently and
  // check another email address than the one for which `openSignIn` counted the attempt.
  headers.set('content-type', 'application/json')
  const request = new Request(url, { method: 'POST', headers, body: JSON.stringify(account) })
  const response = await sessions.handler(request).catch(async (error: unknown) => {
    await settle('withdrawn')
    throw error
  })
  if (!response.ok) {
    await settle(response.status === 401 ? 'failed' : 'withdrawn')
    return response
  }
  const { stamp } = permission
  const { token } = signedInSchema.parse(await response.json())
  if (!(await verbs.confirmSignIn({ ctx, input: { email, deviceId, stamp, token } })))
    return refuse(401, 'The password was changed during the sign-in')
  // The body of better-auth contains the session's token, which scripts must not be able to read.
  const answered = new Headers({ 'Cache-Control': 'no-store' })
  for (const cookie of response.headers.getSetCookie()) answered.append('Set-Cookie', cookie)
  answered.append('Set-Cookie', deviceCookie(cookieName, devices.issue(email, deviceId), env.WEB_ORIGIN))
  return Response.json({}, { headers: answered })
}

/**
 * Returns the cookie that lets this device attempt to sign in even if failed attempts by others have locked the
 * account. The cookie has no other purpose.
 */
function deviceCookie(name: string, value: string, webOrigin: string): string {
  const secure = webOrigin.startsWith('https://') ? '; Secure' : ''
  return `${name}=${value}; Max-Age=${deviceCookieSeconds}; Path=/; HttpOnly; SameSite=Lax${secure}`
}

const accountSchema = z.object({ email: emailSchema, password: z.string() })
const signedInSchema = z.object({ token: z.string() })

function readAccount(body: string): z.infer<typeof accountSchema> | undefined {
  try {
    return accountSchema.safeParse(JSON.parse(body)).data
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
