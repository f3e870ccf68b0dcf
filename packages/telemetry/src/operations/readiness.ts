import { findMissingMigrations } from '@adcopy/core'

/** Reason why a process should get no work. The report shows the message, because it is our own text. */
export class NotReady extends Error {
  override readonly name = 'NotReady'
}

export interface ReadinessReport {
  status: 'ready' | 'not_ready' | 'draining'
  /** Result of each check by name: `ok`, or the reason why it failed. */
  checks: Record<string, string>
}

export interface Readiness {
  report(): Promise<ReadinessReport>
  /** Makes the process unready, whatever its checks return. Call it before anything is closed. */
  drain(): void
}

/** Resolves if the check passes. If it rejects, the report shows only the code of the error. */
export type Check = () => Promise<void>

const freshMs = 1_000
const checkMsMax = 3_000

/** Reports whether a process should get work. The checks run at most once per second. */
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
 * Checks that the database answers and has every migration that this version knows. The check opens its own connection,
 * with the parameters of the pool: a busy pool is no reason to send work elsewhere. Newer migrations pass; otherwise a roll-out would stop the old version.
 */
export function databaseCheck(databaseUrl: string): Check {
  return async () => {
    const missing = await findMissingMigrations(databaseUrl)
    if (missing.length > 0) throw new NotReady(`${missing.length} migrations are missing`)
  }
}
