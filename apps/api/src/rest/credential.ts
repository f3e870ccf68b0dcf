import { parseToken, Problem, type Core, type TokenActor } from '@adcopy/core'
import type { Limiter, LimitState } from './limiter.ts'
import type { LookUps } from './look-ups.ts'
import { valuesOf, type RestRequest } from './message.ts'
import { toProblem } from './to-problem.ts'

interface Limiters {
  token: Limiter
  ip: Limiter
}

export interface Refused {
  limit: LimitState
  problem: Problem
}

// All refusals share this instance. A new error would capture a stack trace, which costs more than the rest of the
// refusal.
const invalidAuth = new Problem('invalid_auth')

type Admitted = { limit: LimitState; actor: TokenActor } | Refused

type Authenticator = Pick<Core, 'authenticate'>

/**
 * Authenticates a request and applies the rate limits. An IP address may look up as many unknown tokens
 * concurrently as it has remaining requests, and always at least one. Further look-ups wait. If too many wait, the
 * request is refused. Source: D-LIMITER-1, D-LIMITER-3, D-ORDER.
 */
export async function admit(
  core: Authenticator,
  { limiters, lookUps }: { limiters: Limiters; lookUps: LookUps },
  request: RestRequest,
  ipKey: string,
): Promise<Admitted> {
  const hash = readToken(request)
  if (hash === undefined) return refuse(limiters.ip.take(ipKey))
  if (limiters.token.knows(keyOf(hash))) return lookUp(core, limiters, hash, ipKey)
  const done = await lookUps.take(ipKey, () => limiters.ip.peek(ipKey).remaining)
  if (done === undefined) return limited(limiters.ip.peek(ipKey)) // without a look-up, no failed look-up counts
  try {
    return await lookUp(core, limiters, hash, ipKey)
  } finally {
    done()
  }
}

const keyOf = (hash: Buffer) => hash.toString('base64')

async function lookUp(core: Authenticator, limiters: Limiters, hash: Buffer, ipKey: string): Promise<Admitted> {
  // Only tokens that have been valid before have a bucket, so that unknown tokens cannot fill the limiter's memory.
  const key = keyOf(hash)
  const known = limiters.token.knows(key) ? limiters.token.take(key) : undefined
  if (known?.allowed === false) return limited(known)
  let actor: TokenActor | undefined
  try {
    actor = await core.authenticate(hash)
  } catch (error) {
    return { limit: known ?? limiters.token.full(), problem: toProblem(error) }
  }
  if (actor === undefined) return refuse(limiters.ip.take(ipKey))
  const limit = known ?? limiters.token.take(key)
  return limit.allowed ? { limit, actor } : limited(limit)
}

/** Returns the hash of the personal token in a request; undefined if the header is missing, repeated or malformed. */
function readToken(request: RestRequest): Buffer | undefined {
  const headers = valuesOf(request, 'authorization')
  if (headers.length !== 1) return undefined
  const credential = /^bearer +([A-Za-z0-9._~+/-]+=*)$/i.exec(headers[0]!)?.[1]
  const parsed = credential === undefined ? undefined : parseToken(credential)
  return parsed?.kind === 'personal' ? parsed.hash : undefined
}

function refuse(limit: LimitState): Refused {
  return limit.allowed ? { limit, problem: invalidAuth } : limited(limit)
}

function limited(limit: LimitState): Refused {
  return { limit, problem: new Problem('rate_limited', { retryAfterSeconds: limit.retryAfterSeconds }) }
}
