import type { Observe, SignInOutcome } from '@adcopy/core'
import { Counter, type Registry } from 'prom-client'

const outcomes: readonly SignInOutcome[] = ['succeeded', 'failed', 'locked', 'refused']

export function createSignInMetrics(registry: Registry): Observe {
  const registers = [registry]
  const signIns = new Counter({
    name: 'adcopy_sign_ins_total',
    help: 'Attempts to sign in, by outcome: locked is the first that a lock refused, refused are the others.',
    labelNames: ['outcome'] as const,
    registers,
  })
  const ended = new Counter({
    name: 'adcopy_sessions_ended_total',
    help: 'Sessions that a person or a new password ended before they expired.',
    registers,
  })
  // Each series is created with the value 0, because otherwise `rate` would miss the first event.
  for (const outcome of outcomes) signIns.inc({ outcome }, 0)
  return (event) => {
    if (event.kind === 'sign_in') signIns.inc({ outcome: event.outcome })
    if (event.kind === 'session_ended') ended.inc(event.sessions)
  }
}
