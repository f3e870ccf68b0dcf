import 'server-only'
import { clientAddress, clientAddressHeader } from './client-address.ts'
import { services } from './services.ts'

// All that people need so far; better-auth answers to many more.
const open = new Set(['POST /sign-in/email', 'POST /sign-out', 'GET /get-session'])
const bodyBytesMax = 8 * 1024

/** better-auth's handler behind a closed list of paths, a bound on bodies and the limit on guesses. */
export async function handleAuth(request: Request): Promise<Response> {
  const { sessions, env } = services()
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
  // No body at all where there is none: an empty string would be sent as text.
  const given = body === '' ? null : body
  const copy = new Request(request.url, { method: request.method, headers, body: given })
  return operation === 'POST /sign-in/email' ? signIn(copy, body) : sessions.handler(copy)
}

async function signIn(request: Request, body: string): Promise<Response> {
  const { sessions, signInLimiter } = services()
  const account = accountOf(body)
  if (account === undefined) return refuse(400, 'An email address and a password are required')
  const seconds = signInLimiter.secondsToWait(account)
  if (seconds > 0) return refuse(429, 'Too many attempts', { 'Retry-After': String(seconds) })
  signInLimiter.attempted(account)
  const response = await sessions.handler(request)
  if (response.ok) signInLimiter.succeeded(account)
  else if (response.status !== 401) signInLimiter.withdrawn(account)
  return response
}

function accountOf(body: string): string | undefined {
  try {
    const { email, password } = JSON.parse(body) as { email?: unknown; password?: unknown }
    return typeof email === 'string' && typeof password === 'string' ? email.trim().toLowerCase() : undefined
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
