import type { Partner } from '@adcopy/local-stack'
import { isTerminal, type CreateJobInput } from '@adcopy/contract'
import { setTimeout as delay } from 'node:timers/promises'
import type { Answer, Ask, Exchange } from '../evidence.ts'
import type { Random } from '../random.ts'
import { makeBody } from './make-body.ts'
import { send, type Instance } from './send.ts'

export interface ClientOptions {
  index: number
  partner: Partner
  /** Instances of the API. Each request goes to a random instance, as with a load balancer. */
  instances: readonly Instance[]
  random: Random
  record: (exchange: Exchange) => void
  over: AbortSignal
  /** Undefined if no other workspace has a job yet. */
  foreignJob: (workspaceId: string) => string | undefined
}

const retryMs = { first: 200, most: 2_000 }
// The client repeats a create request for this long. Every fault is shorter, so a request that is still refused after
// this time would never be accepted.
const patienceMs = 150_000
const pollEveryMs = 400
const listEveryMs = 3_000
const shares = { twin: 0.15, replay: 0.25, mismatch: 0.05, foreign: 0.05 }

/**
 * Simulates a partner's program. It creates jobs at a constant rate, even while the service is failing, and repeats
 * each create request until it gets a final response. It also polls open jobs, lists jobs, and sends create requests
 * with keys that it has already used.
 */
export class Client {
  readonly #options: ClientOptions
  readonly #open = new Set<string>()
  readonly #bodies = new Map<string, CreateJobInput>()
  #creates = 0

  constructor(options: ClientOptions) {
    this.#options = options
  }

  /** Accepted jobs that the client has not yet seen in a terminal state. */
  get open(): ReadonlySet<string> {
    return this.#open
  }

  /** Resolves when all requests are done, including retries. */
  async work(createsPerSecond: number, until: AbortSignal): Promise<void> {
    const { random } = this.#options
    const everyMs = 1_000 / createsPerSecond
    const creates: Array<Promise<void>> = []
    const looking = Promise.all([this.#poll(until), this.#lookAround(until)])
    let next = Date.now() + random.next() * everyMs
    while (await pause(next - Date.now(), until)) {
      creates.push(this.#createOne())
      next += everyMs
    }
    await Promise.all([...creates, looking])
  }

  async finish(until: AbortSignal): Promise<void> {
    while (this.#open.size > 0 && !until.aborted) await this.#pollOnce(until)
  }

  async replayAll(): Promise<void> {
    for (const key of this.#bodies.keys()) await this.#ask({ kind: 'create', key, body: 0 })
  }

  async #createOne(): Promise<void> {
    const { index, random, foreignJob, partner } = this.#options
    this.#creates += 1
    const key = `client-${index}:${this.#creates}`
    this.#bodies.set(key, makeBody(random, key))
    const [twin, replay, mismatch, foreign] = [shares.twin, shares.replay, shares.mismatch, shares.foreign].map(
      (share) => random.chance(share),
    )
    const replayAfterMs = random.whole(0, 4_000)
    const create = () => this.#untilAccepted({ kind: 'create', key, body: 0 })
    const [jobId] = await Promise.all(twin ? [create(), create(), create()] : [create()])
    if (jobId !== undefined) this.#open.add(jobId)
    if (mismatch) await this.#ask({ kind: 'create', key, body: 1 })
    const other = foreign ? foreignJob(partner.workspaceId) : undefined
    if (other !== undefined) await this.#ask({ kind: 'read-foreign', jobId: other })
    if (!replay || !(await pause(replayAfterMs, this.#options.over))) return
    await this.#ask({ kind: 'create', key, body: 0 })
  }

  /** Returns the job id if the final response is a 202. Otherwise, or after `patienceMs`, returns undefined. */
  async #untilAccepted(ask: Ask): Promise<string | undefined> {
    const givesUpAt = Date.now() + patienceMs
    for (let pauseMs = retryMs.first; Date.now() < givesUpAt; pauseMs = Math.min(pauseMs * 2, retryMs.most)) {
      const answer = await this.#ask(ask)
      if (answer?.status === 202) return answer.jobs[0]?.id
      // Every response except `unavailable` is final. The invariants judge whether it is correct.
      if (answer !== undefined && answer.problem !== 'unavailable') return undefined
      if (!(await pause(pauseMs, this.#options.over))) return undefined
    }
    return undefined
  }

  async #poll(until: AbortSignal): Promise<void> {
    while (await pause(pollEveryMs, until)) await this.#pollOnce(until)
  }

  async #pollOnce(until: AbortSignal): Promise<void> {
    for (const jobId of this.#open) {
      const answer = await this.#ask({ kind: 'read', jobId })
      const seen = answer?.jobs[0]
      if (seen !== undefined && isTerminal(seen.status)) this.#open.delete(jobId)
      if (!(await pause(pollEveryMs, until))) return
    }
  }

  async #lookAround(until: AbortSignal): Promise<void> {
    while (await pause(listEveryMs, until)) await this.#ask({ kind: 'list' })
  }

  async #ask(ask: Ask): Promise<Answer | undefined> {
    const { index, partner, instances, random, record } = this.#options
    const body = ask.kind === 'create' ? this.#bodyOf(ask.key, ask.body) : undefined
    const { name, url } = random.pick(instances)
    const sentAt = Date.now()
    const answer = await send(url, partner.token, ask, body)
    const { workspaceId } = partner
    const common = { client: index, instance: name, workspaceId, ask, sentAt, endedAt: Date.now() }
    record(answer === undefined ? common : { ...common, answer })
    return answer
  }

  #bodyOf(key: string, number: number): CreateJobInput {
    const body = this.#bodies.get(key)
    if (body === undefined) throw new Error(`no body for ${key}`)
    return number === 0 ? body : { ...body, brief: `${body.brief}, but another` }
  }
}

async function pause(ms: number, until: AbortSignal): Promise<boolean> {
  if (until.aborted) return false
  return delay(Math.max(0, ms), true, { signal: until }).catch(() => false)
}
