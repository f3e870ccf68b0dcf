import { mintToken, type TokenActor } from '@adcopy/core'
import { expect, test } from 'vitest'
import { admit } from '../../src/rest/credential.ts'
import { createLimiter } from '../../src/rest/limiter.ts'
import { createLookUps, waitingMax } from '../../src/rest/look-ups.ts'

function rig() {
  const limiters = {
    token: createLimiter({ name: 'token', quota: 100 }),
    ip: createLimiter({ name: 'ip', quota: 1 }),
  }
  const lookUps = createLookUps()
  const pending: Array<(actor: TokenActor | undefined) => void> = []
  const core = { authenticate: () => new Promise<TokenActor | undefined>((resolve) => pending.push(resolve)) }
  const send = (token: string) => {
    const headers = [['authorization', `Bearer ${token}`]] as const
    const request = { method: 'GET', target: '/', headers, body: null, peerAddress: undefined }
    return admit(core, { limiters, lookUps }, request, 'address')
  }
  return { limiters, lookUps, pending, send }
}

const someActor = {} as TokenActor
const someToken = () => mintToken().token
const soon = () => new Promise((resolve) => setImmediate(resolve))

test('unknown tokens wait for each other, and a token that has been valid waits for none', async () => {
  const { pending, send } = rig()
  const valid = someToken()
  const first = send(valid)
  await soon()
  pending.shift()!(someActor)
  expect(await first).toMatchObject({ limit: { allowed: true } })
  const guesses = [send(someToken()), send(someToken())]
  await soon()
  expect(pending).toHaveLength(1)
  const second = send(valid)
  await soon()
  expect(pending).toHaveLength(2)
  pending[1]!(someActor)
  expect(await second).toMatchObject({ limit: { allowed: true } })
  pending[0]!(undefined)
  await soon()
  pending[2]!(undefined)
  expect(await Promise.all(guesses)).toMatchObject([{ problem: { code: 'invalid_auth' } }, {}])
})

test('an unknown token is refused without a look-up if too many wait, which does not count', async () => {
  const { limiters, lookUps, pending, send } = rig()
  for (let count = 0; count <= waitingMax; count += 1) void lookUps.take('address', () => 1)
  expect(await send(someToken())).toMatchObject({ problem: { code: 'rate_limited' } })
  expect(pending).toEqual([])
  expect(limiters.ip.take('address').allowed).toBe(true)
})
