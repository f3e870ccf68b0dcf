/** A bucket of `quota` requests that refills within a minute. */
export interface LimitPolicy {
  name: 'token' | 'ip'
  quota: number
}

export interface LimitState {
  policy: LimitPolicy
  allowed: boolean
  remaining: number
  /** Seconds until the bucket is full again. */
  resetSeconds: number
  /** Seconds until one more request is allowed; at least 1. */
  retryAfterSeconds: number
}

export interface Limiter {
  take(key: string): LimitState
  /** The state of a full bucket, for a token that has no bucket yet and whose look-up failed. */
  full(): LimitState
  knows(key: string): boolean
  /** The current state, without taking anything. */
  peek(key: string): LimitState
}

export const limitWindowSeconds = 60
const bucketsMax = 20_000

/**
 * Each key has one token bucket, which a client may use up in one burst. Above 20,000 buckets, the limiter drops the
 * least recently used one, which is usually full again. Source: D-LIMITER-4.
 */
export function createLimiter(policy: LimitPolicy, nowMs: () => number = () => performance.now()): Limiter {
  const buckets = new Map<string, { tokens: number; atMs: number }>()
  const perMs = policy.quota / (limitWindowSeconds * 1000)
  const say = (allowed: boolean, left: number): LimitState => ({
    policy,
    allowed,
    remaining: Math.floor(left),
    resetSeconds: Math.ceil((policy.quota - left) / perMs / 1000),
    retryAfterSeconds: Math.max(1, Math.ceil((1 - left) / perMs / 1000)),
  })
  const tokensOf = (key: string, now: number) => {
    const bucket = buckets.get(key) ?? { tokens: policy.quota, atMs: now }
    return Math.min(policy.quota, bucket.tokens + (now - bucket.atMs) * perMs)
  }
  return {
    full: () => say(true, policy.quota),
    knows: (key) => buckets.has(key),
    peek(key) {
      const left = tokensOf(key, nowMs())
      return say(left >= 1, left)
    },
    take(key) {
      const now = nowMs()
      const tokens = tokensOf(key, now)
      const allowed = tokens >= 1
      const left = allowed ? tokens - 1 : tokens
      buckets.delete(key) // the map is in order of last use, so the key moves to the end
      buckets.set(key, { tokens: left, atMs: now })
      if (buckets.size > bucketsMax) {
        const [oldest] = buckets.keys()
        if (oldest !== undefined) buckets.delete(oldest)
      }
      return say(allowed, left)
    },
  }
}
