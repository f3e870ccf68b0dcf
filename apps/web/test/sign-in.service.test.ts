import { verbs } from '@adcopy/core'
import type { Tenant } from '@adcopy/testing'
import { beforeAll, expect, test } from 'vitest'
import { sessionCookie, setUpWebFixture } from './support/fixture.ts'
import { startWeb } from './support/web-server.ts'
import { getPage, postSignIn, wordsOf } from './support/page.ts'

const fixture = setUpWebFixture()
let origin: string
let tenant: Tenant

beforeAll(async () => {
  origin = fixture.web.origin
  tenant = await fixture.tenant()
})

const noMatch = 'That email address and password do not match.'

function attempt(
  email: string,
  password: string,
  headers: Record<string, string> = {},
  at = origin,
): Promise<Response> {
  return fetch(`${at}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin, ...headers },
    body: JSON.stringify({ email, password }),
  })
}

test('the form signs in without JavaScript and goes on to where the visitor wanted to be', async () => {
  const response = await postSignIn(origin, '/artifacts/art_1?version=2', tenant)
  expect(response.status).toBe(303)
  expect(new URL(response.headers.get('location') ?? '', origin).href).toBe(`${origin}/artifacts/art_1?version=2`)
  const [cookie = ''] = response.headers.getSetCookie()
  expect(cookie).toMatch(/^better-auth\.session_token=[^;]+;.*HttpOnly; SameSite=lax/i)
  const { status, headers } = await getPage(`${origin}/`, cookie.split(';')[0])
  expect([status, headers.get('location')]).toEqual([307, `/workspaces/${tenant.workspaceId}`])
})

test('a wrong password and an unknown address get the same answer', async () => {
  const wrong = await postSignIn(origin, '/', { email: tenant.email, password: 'not the password' })
  const unknown = await postSignIn(origin, '/', { email: 'nobody@example.org', password: 'not the password' })
  for (const response of [wrong, unknown]) {
    expect(response.headers.getSetCookie()).toEqual([])
    expect(wordsOf(await response.text())).toContain(noMatch)
  }
})

test.each(['https://evil.example/', '//evil.example/', '/\\evil.example', '/\t/evil.example'])(
  'sign-in never leads to another origin: %j',
  async (next) => {
    const response = await postSignIn(origin, next, tenant)
    expect(response.status).toBe(303)
    expect(new URL(response.headers.get('location') ?? '', origin).href).toBe(`${origin}/`)
  },
)

test('the sign-in page sends a signed-in person on, only within the application', async () => {
  const cookie = await sessionCookie(origin, tenant)
  const good = await getPage(`${origin}/sign-in?next=%2Fproblems`, cookie)
  const evil = await getPage(`${origin}/sign-in?next=https%3A%2F%2Fevil.example`, cookie)
  expect([good.headers.get('location'), evil.headers.get('location')]).toEqual(['/problems', '/'])
})

test('the eleventh guess at an account is refused, whatever address it comes from and even if it is right', async () => {
  const other = await fixture.tenant()
  const guesses = Array.from({ length: 15 }, (_, index) =>
    attempt(other.email.toUpperCase(), `guess ${index}`, { 'x-forwarded-for': `198.51.100.${index}` }),
  )
  const statuses = (await Promise.all(guesses)).map(({ status }) => status)
  expect(statuses.toSorted((a, b) => a - b)).toEqual([...Array<number>(10).fill(401), ...Array<number>(5).fill(429)])
  const right = await attempt(other.email, other.password, { 'x-forwarded-for': '198.51.100.99' })
  expect(right.status).toBe(429)
  expect(Number(right.headers.get('retry-after'))).toBeGreaterThan(800)
  const form = await postSignIn(origin, '/', other)
  expect(wordsOf(await form.text())).toContain('Too many attempts. Try again in 15 minutes.')
  expect((await attempt(tenant.email, tenant.password, { 'x-forwarded-for': '198.51.100.99' })).status).toBe(200)
})

test('a guess is counted for the account that it is checked for, also if the body can be read in two ways', async () => {
  const other = await fixture.tenant()
  const account = (email: string) =>
    `&email=${encodeURIComponent(email)}&password=${encodeURIComponent(other.password)}&`
  const body = JSON.stringify({ a: account(other.email), email: 'nobody@example.org', password: 'x' })
  for (const type of ['application/json', 'application/x-www-form-urlencoded']) {
    const headers = { origin, 'content-type': type, 'x-forwarded-for': '198.51.100.88' }
    const response = await fetch(`${origin}/api/auth/sign-in/email`, { method: 'POST', headers, body })
    expect([response.status, response.headers.getSetCookie()]).toEqual([401, []])
  }
})

test('a device that signed in before gets in while guesses from elsewhere lock the account', async () => {
  const other = await fixture.tenant()
  const from = (index: number) => ({ 'x-forwarded-for': `192.0.2.${index}` })
  const first = await attempt(other.email, other.password, from(1))
  const cookies = first.headers.getSetCookie()
  const device = cookies.find((line) => line.startsWith('ad-copy.device.')) ?? ''
  expect(device).toMatch(/; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/)
  for (let index = 2; index <= 12; index += 1) await attempt(other.email, `guess ${index}`, from(index))
  expect((await attempt(other.email, other.password, from(13))).status).toBe(429)
  const cookie = device.split(';')[0] ?? ''
  expect((await attempt(other.email, other.password, { ...from(14), cookie })).status).toBe(200)
  const forged = cookie.replace(/=(.)/, (_, letter: string) => (letter === 'Z' ? '=Y' : '=Z'))
  expect((await attempt(other.email, other.password, { ...from(15), cookie: forged })).status).toBe(429)
})

test('a sign-in with a password that is replaced meanwhile gets no session', async () => {
  const other = await fixture.tenant()
  const { pool } = fixture.database
  await pool.query(`
    create function replace_password() returns trigger language plpgsql as $$ begin
      update account set password = password || '0' where user_id = new.user_id;
      return new;
    end $$;
    create trigger replace_password before insert on session for each row execute function replace_password()`)
  try {
    const response = await attempt(other.email, other.password, { 'x-forwarded-for': '192.0.2.78' })
    expect([response.status, response.headers.getSetCookie()]).toEqual([401, []])
    const sessions = 'select from session join app_user on app_user.id = user_id where email = $1'
    expect((await pool.query(sessions, [other.email])).rowCount).toBe(0)
  } finally {
    await pool.query('drop function replace_password cascade')
  }
})

test('what happens to an account is in its own list: sign-ins, failures, a lock and the end of a session', async () => {
  const other = await fixture.tenant()
  const cookie = await sessionCookie(origin, other)
  await attempt(other.email, 'a guess', { 'x-forwarded-for': '192.0.2.77' })
  const out = await fetch(`${origin}/api/auth/sign-out`, { method: 'POST', headers: { cookie, origin } })
  expect(out.status).toBe(200)
  const again = await sessionCookie(origin, other)
  const response = await fetch(`${origin}/api/trpc/account.signIns`, { headers: { cookie: again } })
  const { result } = (await response.json()) as { result: { data: Array<{ action: string }> } }
  expect(result.data.map(({ action }) => action)).toEqual([
    'sign_in.succeed',
    'session.end',
    'sign_in.fail',
    'sign_in.succeed',
    'member.password',
  ])
})

test('one address has thirty attempts a minute over all accounts', async () => {
  const headers = { 'x-forwarded-for': '203.0.113.7' }
  const attempts = Array.from({ length: 34 }, (_, index) => attempt(`u${index}@example.org`, 'a guess', headers))
  const statuses = (await Promise.all(attempts)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 429)).toHaveLength(4)
})

test('with a proxy a visitor cannot choose the address that they are counted by', async () => {
  const behind = await startWeb(fixture.database.urls.web, { TRUSTED_PROXY_HOPS: '1' })
  try {
    const attempts = Array.from({ length: 34 }, (_, index) => {
      const claimed = `198.51.100.${index}`
      const headers = { 'x-forwarded-for': `${claimed}, 203.0.113.8`, 'x-client-address': claimed }
      return attempt(`v${index}@example.org`, 'a guess', { ...headers, origin: behind.origin }, behind.origin)
    })
    const statuses = (await Promise.all(attempts)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 429)).toHaveLength(4)
  } finally {
    await behind.stop()
  }
})

test.each([
  ['POST', '/sign-up/email'],
  ['POST', '/request-password-reset'],
  ['POST', '/update-user'],
  ['POST', '/delete-user'],
  ['POST', '/change-email'],
  ['GET', '/get-session'],
  ['GET', '/list-sessions'],
  ['GET', '/error'],
  ['POST', '//sign-in/email'],
])('nothing else of the library is reachable: %s %s', async (method, path) => {
  const response = await fetch(`${origin}/api/auth${path}`, { method, headers: { origin }, redirect: 'manual' })
  expect([404, 308]).toContain(response.status)
})

test('another site can neither sign a visitor in nor out', async () => {
  const cookie = await sessionCookie(origin, tenant)
  const evil = { origin: 'https://evil.example' }
  expect((await attempt(tenant.email, tenant.password, evil)).status).toBe(403)
  const out = await fetch(`${origin}/api/auth/sign-out`, { method: 'POST', headers: { cookie, ...evil } })
  expect(out.status).toBe(403)
  expect((await getPage(`${origin}/`, cookie)).headers.get('location')).toBe(`/workspaces/${tenant.workspaceId}`)
})

test('a large body is refused before it is read to its end', async () => {
  expect((await attempt('a@example.org', 'x'.repeat(20_000))).status).toBe(413)
})

test('signing out ends the session in the database, not in the browser alone', async () => {
  const cookie = await sessionCookie(origin, tenant)
  const out = await fetch(`${origin}/api/auth/sign-out`, { method: 'POST', headers: { cookie, origin } })
  expect(out.status).toBe(200)
  expect((await getPage(`${origin}/`, cookie)).headers.get('location')).toBe('/sign-in')
})

test('a changed password ends the sessions that the old one opened', async () => {
  const other = await fixture.tenant()
  const cookie = await sessionCookie(origin, other)
  const { workspaceId, email } = other
  const ctx = fixture.core.as({ kind: 'operator' })
  await verbs.setMemberPassword({ ctx, input: { workspaceId, email, password: 'another long password' } })
  expect((await getPage(`${origin}/`, cookie)).headers.get('location')).toBe('/sign-in')
})
