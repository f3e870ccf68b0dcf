import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type { ProblemCode } from '@adcopy/contract'
import type { Core } from '@adcopy/core'
import { createTenant, type CoreRig, type Tenant } from '@adcopy/testing'
import { afterEach, expect } from 'vitest'
import { create, expectBooksInOrder, tally, type Create, type Outcome } from './accepting.ts'

/**
 * A race between `act`, which is an administrative change, and create requests. Create requests that are sent after the
 * act must be refused with `refusal`.
 */
export interface Contest {
  refusal: ProblemCode
  /** Undoes the act of the previous round. Returns the create requests of the next round. */
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
  seen: Map<`${'accepted' | 'refused'} ${'before' | 'beside' | 'behind'}`, number>
}

export async function atRandom<T>(msMax: number, work: () => Promise<T>): Promise<T> {
  await delay(Math.random() * msMax)
  return work()
}

async function timed<T>(delayMs: number, work: () => Promise<T>) {
  await delay(delayMs)
  const beganMs = performance.now()
  const outcome = await work()
  return { beganMs, endedMs: performance.now(), outcome }
}

/**
 * Runs a contest repeatedly. In each round, one create request ends before the act begins, several start at random
 * times around the act, and one is sent after the act has ended. The first request must be accepted and the last one
 * refused. A request that overlaps the act may be either accepted or refused.
 */
export async function runContest(core: Core, rounds: number, contest: Contest): Promise<Standings> {
  const standings: Standings = { outcomes: [], seen: new Map() }
  let actMs = 5
  for (let round = 0; round < rounds; round += 1) {
    const requests = await contest.arrange()
    const sendAll = (sent: typeof requests, delayMsMax: number) =>
      sent.map((request) =>
        timed(Math.random() * delayMsMax, () => create(core, { ...request, idempotencyKey: randomUUID() })),
      )
    const before = await Promise.all(sendAll(requests.slice(0, 1), 0))
    const [act, ...around] = await Promise.all([timed(actMs / 2, contest.act), ...sendAll(requests, 2 * actMs)])
    const behind = await Promise.all(sendAll(requests.slice(-1), 0))
    actMs = (actMs + act.endedMs - act.beganMs) / 2
    for (const attempt of [...before, ...around, ...behind]) judge(contest.refusal, act, attempt, standings)
  }
  return standings
}

function judge(
  refusal: ProblemCode,
  act: { beganMs: number; endedMs: number },
  { beganMs, endedMs, outcome }: Attempt,
  { outcomes, seen }: Standings,
): void {
  outcomes.push(outcome)
  const where = endedMs < act.beganMs ? 'before' : beganMs > act.endedMs ? 'behind' : 'beside'
  const allowed = { before: ['accepted'], beside: ['accepted', refusal], behind: [refusal] }[where]
  expect(allowed, `${where} the act`).toContain(outcome.kind)
  const place = `${outcome.kind === 'accepted' ? 'accepted' : 'refused'} ${where}` as const
  seen.set(place, (seen.get(place) ?? 0) + 1)
}

export const times = <T>(count: number, value: T) => Array.from({ length: count }, () => value)

const arenas = 8
const rounds = 20

type ContestOf = (tenant: Tenant) => Omit<Contest, 'refusal'>

/** After each test, the books must be in order and agree with all outcomes in `told`. */
export function contestsIn({ core, database }: CoreRig) {
  const told: Outcome[] = []
  afterEach(() => expectBooksInOrder(database, told))
  const compete = async (refusal: ProblemCode, contestOf: ContestOf) => {
    const standings = await Promise.all(
      times(arenas, null).map(async () => {
        const tenant = await createTenant(core, { allocation: 1_000_000 })
        return runContest(core, rounds, { refusal, ...contestOf(tenant) })
      }),
    )
    told.push(...expectClose(refusal, standings))
  }
  return { told, compete, operator: () => ({ ctx: core.as({ kind: 'operator' }) }) }
}

/** During the act, some requests must have been accepted and others refused, because otherwise there was no race. */
export function expectClose(refusal: ProblemCode, standings: readonly Standings[]): Outcome[] {
  const outcomes = standings.flatMap((each) => each.outcomes)
  expect(Object.keys(tally(outcomes)).toSorted()).toEqual(['accepted', refusal].toSorted())
  for (const place of ['accepted before', 'accepted beside', 'refused beside', 'refused behind'] as const) {
    const count = standings.reduce((sum, { seen }) => sum + (seen.get(place) ?? 0), 0)
    expect(count, `${place} the act`).toBeGreaterThan(0)
  }
  return outcomes
}
