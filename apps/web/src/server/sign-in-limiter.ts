/** Slows down whoever guesses passwords, per account: addresses are cheap to change, the account guessed at is not. */
export interface SignInLimiter {
  /** Whole seconds to wait before the next attempt; 0 when one is allowed. */
  secondsToWait(account: string): number
  /** Counts an attempt before the password is looked at, or a hundred guesses at once would all pass. */
  attempted(account: string): void
  /** The password was right: what was counted is forgotten. */
  succeeded(account: string): void
  /** The password was never looked at. */
  withdrawn(account: string): void
}

interface Failures {
  count: number
  firstAt: number
}

const failuresMax = 10
const windowMs = 15 * 60_000
const accountsMax = 10_000

/**
 * Ten failures within a quarter of an hour, then none until it is over. Kept in memory, per instance, at most ten
 * thousand accounts; unknown addresses count alike, so that the limit tells nobody which exist.
 */
export function createSignInLimiter(now: () => number = Date.now): SignInLimiter {
  const failures = new Map<string, Failures>()
  const current = (account: string) => {
    const entry = failures.get(account)
    if (entry !== undefined && now() - entry.firstAt < windowMs) return entry
    failures.delete(account)
    return undefined
  }
  return {
    secondsToWait(account) {
      const entry = current(account)
      if (entry === undefined || entry.count < failuresMax) return 0
      return Math.max(1, Math.ceil((entry.firstAt + windowMs - now()) / 1000))
    },
    attempted(account) {
      const entry = current(account) ?? { count: 0, firstAt: now() }
      entry.count += 1
      failures.set(account, entry)
      if (failures.size > accountsMax) failures.delete(failures.keys().next().value ?? account)
    },
    succeeded(account) {
      failures.delete(account)
    },
    withdrawn(account) {
      const entry = failures.get(account)
      if (entry !== undefined) entry.count -= 1
    },
  }
}
