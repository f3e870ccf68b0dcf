import { findMissingMigrations } from '@adcopy/core'

/** Why a process should get no work: words of our own, or the code of an error. */
export class NotReady extends Error {
  override readonly name = 'NotReady'
}

export interface ReadinessReport {
  status: 'ready' | 'not_ready' | 'draining'
  /** `ok`, or why not, by check. */
  checks: Record<string, string>
}

export interface Readiness {
  report(): Promise<ReadinessReport>
  /** From now on not ready, whatever the checks say: asked for before anything is closed. */
  drain(): void
}

/** Resolves when all is well; what it throws is told by its code alone. */
export type Check = () => Promise<void>

const freshMs = 1_000
const checkMsMax = 3_000

/** Whether a process should get work. However often it is asked, its checks run once a second at most. */
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
 * The database answers and holds every migration that this version knows. Over a connection of its own: a pool that is busy
 * is no reason to send the work elsewhere. Newer migrations are welcome, or a roll-out would stop the version before it.
 */
export function databaseCheck(databaseUrl: string): Check {
  return async () => {
    const missing = await findMissingMigrations(databaseUrl)
    if (missing.length > 0) throw new NotReady(`${missing.length} migrations are missing`)
  }
}
