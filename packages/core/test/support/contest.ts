import { randomUUID } from 'node:crypto'
import type { ProblemCode } from '@adcopy/contract'
import type { Core } from '@adcopy/core'
import { createTenant, type Tenant } from '@adcopy/testing'
import { expect } from 'vitest'
import { create, tally, type Create, type Outcome } from './accepting.ts'

/** An administrative act against creates: what it ends, and how a create behind it is refused. */
export interface Contest {
  refusal: ProblemCode
  /** Puts things back as they were before the act; answers with what the creates of this round send. */
  arrange: () => Promise<Array<Omit<Create, 'idempotencyKey'>>>
  act: () => Promise<unknown>
}

interface Attempt {
  beganMs: number
  endedMs: number
  outcome: Outcome
}

export interface Standings {
  outcomes: Outcome[]
  /** Outcomes of creates that were under way while the act was: both kinds prove that the race was run. */
  overlapping: Record<'accepted' | 'refused', number>
}

export const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

async function timed<T>(delayMs: number, work: () => Promise<T>) {
  await pause(delayMs)
  const beganMs = performance.now()
  const outcome = await work()
  return { beganMs, endedMs: performance.now(), outcome }
}

/**
 * Runs one contest over and over, the creates beginning at random around the act. A create that was answered before the
 * act began is accepted, one that began after the act was answered is refused; between them either, and nothing else.
 */
export async function runContest(core: Core, rounds: number, contest: Contest): Promise<Standings> {
  const standings: Standings = { outcomes: [], overlapping: { accepted: 0, refused: 0 } }
  let actMs = 5
  for (let round = 0; round < rounds; round += 1) {
    const requests = await contest.arrange()
    const [act, ...attempts] = await Promise.all([
      timed(actMs / 2, contest.act),
      ...requests.map((request) =>
        timed(Math.random() * 2 * actMs, () => create(core, { ...request, idempotencyKey: randomUUID() })),
      ),
    ])
    actMs = (actMs + act.endedMs - act.beganMs) / 2
    for (const attempt of attempts) judge(contest.refusal, act, attempt, standings)
  }
  return standings
}

function judge(
  refusal: ProblemCode,
  act: { beganMs: number; endedMs: number },
  { beganMs, endedMs, outcome }: Attempt,
  { outcomes, overlapping }: Standings,
): void {
  outcomes.push(outcome)
  const before = endedMs < act.beganMs
  const behind = beganMs > act.endedMs
  const allowed = before ? ['accepted'] : behind ? [refusal] : ['accepted', refusal]
  expect(allowed, `${before ? 'before' : behind ? 'behind' : 'beside'} the act`).toContain(outcome.kind)
  if (!before && !behind) overlapping[outcome.kind === 'accepted' ? 'accepted' : 'refused'] += 1
}

export const times = <T>(count: number, value: T) => Array.from({ length: count }, () => value)

const arenas = 8
const rounds = 25

/** A contest in any workspace. */
type ContestOf = (tenant: Tenant) => Omit<Contest, 'refusal'>
export type Compete = (refusal: ProblemCode, contestOf: ContestOf) => Promise<void>

/** Runs a contest in several workspaces at once, 200 rounds in all; answers with every outcome. */
export async function competeInWorkspaces(core: Core, refusal: ProblemCode, contestOf: ContestOf): Promise<Outcome[]> {
  const standings = await Promise.all(
    times(arenas, null).map(async () => {
      const tenant = await createTenant(core, { allocation: 1_000_000 })
      return runContest(core, rounds, { refusal, ...contestOf(tenant) })
    }),
  )
  return expectClose(refusal, standings)
}

/** Asserts that both ends were seen, also of creates that the act was beside: else the race was not run. */
export function expectClose(refusal: ProblemCode, standings: readonly Standings[]): Outcome[] {
  const outcomes = standings.flatMap((each) => each.outcomes)
  expect(Object.keys(tally(outcomes)).toSorted()).toEqual(['accepted', refusal].toSorted())
  for (const kind of ['accepted', 'refused'] as const) {
    const overlapping = standings.reduce((sum, each) => sum + each.overlapping[kind], 0)
    expect(overlapping, `${kind} while the act was under way`).toBeGreaterThan(0)
  }
  return outcomes
}
