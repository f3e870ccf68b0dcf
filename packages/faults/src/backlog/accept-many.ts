import type { CreateJobInput } from '@adcopy/contract'
import type { Partner } from '@adcopy/local-stack'
import type { Ask, Exchange } from '../evidence.ts'
import { makeBody } from '../load/make-body.ts'
import { send, type Instance } from '../load/send.ts'
import type { Random } from '../random.ts'

/** `endedAt` is in Unix milliseconds, and `ms` is the latency. */
export interface Accept {
  endedAt: number
  ms: number
}

export interface AcceptOptions {
  partners: readonly Partner[]
  instance: Instance
  random: Random
}

/** Each client sends one request at a time, and sends the next one as soon as it has received the response. */
export class Crowd {
  readonly exchanges: Exchange[] = []
  readonly #options: AcceptOptions
  readonly #bodies: Array<Map<string, CreateJobInput>>

  constructor(options: AcceptOptions) {
    this.#options = options
    this.#bodies = options.partners.map(() => new Map<string, CreateJobInput>())
  }

  /** Returns one measurement per request, in the order of the responses. */
  async accept(jobs: number, name: string, onAccepted: (count: number) => void = () => undefined): Promise<Accept[]> {
    const accepts: Accept[] = []
    let next = 0
    await this.#eachClient(async (client) => {
      while (next < jobs) {
        const key = `${name}:${(next += 1)}`
        this.#bodies[client]?.set(key, makeBody(this.#options.random.branch(key), key))
        const ms = await this.#create(client, key)
        accepts.push({ endedAt: Date.now(), ms })
        onAccepted(accepts.length)
      }
    })
    return accepts
  }

  async replayAll(): Promise<void> {
    await this.#eachClient(async (client) => {
      for (const key of this.#bodies[client]?.keys() ?? []) await this.#create(client, key)
    })
  }

  async #eachClient(work: (client: number) => Promise<void>): Promise<void> {
    await Promise.all(this.#options.partners.map((_, client) => work(client)))
  }

  async #create(client: number, key: string): Promise<number> {
    const { partners, instance } = this.#options
    const partner = partners[client]
    if (partner === undefined) throw new Error('there is no such client')
    const ask: Ask = { kind: 'create', key, body: 0 }
    const sentAt = Date.now()
    const began = performance.now()
    const answer = await send(instance.url, partner.token, ask, this.#bodies[client]?.get(key))
    const ms = performance.now() - began
    const { workspaceId } = partner
    const common = { client, instance: instance.name, workspaceId, ask, sentAt, endedAt: Date.now() }
    this.exchanges.push(answer === undefined ? common : { ...common, answer })
    return ms
  }
}
