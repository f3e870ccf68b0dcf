import { findMissingMigrations } from '@adcopy/core'

/**
 * Checks throw this error if the process is not ready to receive work. The readiness report contains the error's
 * message, so the message must not contain confidential data.
 */
export class NotReady extends Error {
  override readonly name = 'NotReady'
}

export interface ReadinessReport {
  status: 'ready' | 'not_ready' | 'draining'
  /** The result of each check by name: `ok`, or the reason why the check failed. */
  checks: Record<string, string>
}

export interface Readiness {
  report(): Promise<ReadinessReport>
  /** Makes the process unready regardless of its checks. Must be called before anything is closed. */
  drain(): void
}

/**
 * Resolves if the check passes. If the check rejects with an error other than {@link NotReady}, the report contains
 * only the code or name of the error.
 */
export type Check = () => Promise<void>

const freshMs = 1_000
const checkMsMax = 3_000

/** The results of the checks are cached for one second. */
export function createReadiness(checks: Record<string, Check>): Readiness {
  let draining = false
  let kept: { at: number; report: Promise<ReadinessReport> } | undefined

  async function look(): Promise<ReadinessReport> {
    const names = Object.keys(checks)
    const answers = await Promise.all(Object.values(checks).map(answerOf))
    const found = Object.fromEntries(names.map((name, index) => [name, answers[index] ?? 'unknown']))
    return { status: answers.every((answer) => answer === 'ok') ? 'ready' : 'not_ready', checks: found }
  }

  return {
    async report() {
      if (draining) return { status: 'draining', checks: {} }
      if (kept === undefined || performance.now() - kept.at > freshMs) kept = { at: performance.now(), report: look() }
      const report = await kept.report
      return draining ? { status: 'draining', checks: {} } : report
    },
    drain() {
      draining = true
    },
  }
}

async function answerOf(check: Check): Promise<string> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new NotReady(`no answer within ${checkMsMax} ms`)), checkMsMax)
  })
  try {
    await Promise.race([check(), late])
    return 'ok'
  } catch (error) {
    return reasonOf(error)
  } finally {
    clearTimeout(timer)
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof NotReady) return error.message
  const code = error instanceof Error && 'code' in error ? String(error.code) : undefined
  return code ?? (error instanceof Error ? error.name : 'failed')
}

/**
 * Newer migrations are accepted, because otherwise a rollout would make the previous version unready. The check opens
 * its own connection, so that a busy pool does not make the process unready. The connection has the session parameters
 * of the pool.
 */
export function databaseCheck(databaseUrl: string): Check {
  return async () => {
    const missing = await findMissingMigrations(databaseUrl)
    if (missing.length > 0) throw new NotReady(`${missing.length} migrations are missing`)
  }
}
