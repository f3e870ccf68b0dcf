'use server'

import { parseSetCookieHeader } from 'better-auth/cookies'
import { cookies, headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { handleAuth } from '../../server/auth-handler.ts'
import { safePath } from '../../server/safe-path.ts'
import { services } from '../../server/services.ts'
import { endCurrentSession } from '../../server/session.ts'

export interface SignInState {
  /** The form keeps the entered email address after an error. */
  email: string
  error?: string
}

const passedOn = ['cookie', 'user-agent', 'x-forwarded-for']

/** The error message does not reveal whether the email address or the password was wrong. */
export async function signIn(_previous: SignInState, form: FormData): Promise<SignInState> {
  const email = textOf(form, 'email').trim()
  const password = textOf(form, 'password')
  if (email === '' || password === '') return { email, error: 'Enter your email address and your password.' }
  const response = await handleAuth(await signInRequest(email, password))
  if (response.status === 429) return { email, error: tooMany(response.headers.get('retry-after')) }
  if (response.status >= 500) return { email, error: 'Signing in does not work at the moment. Try again in a minute.' }
  if (!response.ok) return { email, error: 'That email address and password do not match.' }
  await passCookies(response.headers)
  redirect(safePath(form.get('next')))
}

export async function signOut(): Promise<void> {
  const given = await headers()
  await endCurrentSession(given)
  const sessions = await services().sessions
  const { headers: answer } = await sessions.api.signOut({ headers: given, returnHeaders: true })
  await passCookies(answer)
  redirect('/sign-in')
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

/**
 * Builds the request that a browser would send to better-auth, so that this form and sign-ins through `/api/auth` share
 * one handler and one limit on password guesses.
 */
async function signInRequest(email: string, password: string): Promise<Request> {
  const given = await headers()
  const kept = passedOn.flatMap((name) => {
    const value = given.get(name)
    return value === null ? [] : [[name, value] as [string, string]]
  })
  return new Request(`${services().env.WEB_ORIGIN}/api/auth/sign-in/email`, {
    method: 'POST',
    // Setting the origin is safe, because Next has already refused server actions from other origins.
    headers: [...kept, ['content-type', 'application/json'], ['origin', services().env.WEB_ORIGIN]],
    body: JSON.stringify({ email, password }),
  })
}

async function passCookies(answer: Headers): Promise<void> {
  const jar = await cookies()
  for (const line of answer.getSetCookie()) {
    for (const [name, { value, ...attributes }] of parseSetCookieHeader(line)) {
      jar.set(name, decodeURIComponent(value), {
        httpOnly: attributes.httponly ?? false,
        secure: attributes.secure ?? false,
        sameSite: attributes.samesite ?? 'lax',
        path: attributes.path ?? '/',
        ...(attributes['max-age'] !== undefined && { maxAge: attributes['max-age'] }),
      })
    }
  }
}

function tooMany(retryAfter: string | null): string {
  const minutes = Math.ceil(Number(retryAfter ?? '60') / 60)
  return `Too many attempts. Try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`
}
