import type { Exchange } from '../evidence.ts'
import type { Random } from '../random.ts'
import { Client } from './client.ts'
import type { Partner } from '@adcopy/local-stack'
import type { Instance } from './send.ts'

export interface LoadOptions {
  partners: readonly Partner[]
  clients: number
  instances: readonly Instance[]
  createsPerSecond: number
  random: Random
  over: AbortSignal
}

export class Load {
  readonly exchanges: Exchange[] = []
  readonly #clients: Client[]
  readonly #createsPerSecond: number
  readonly #jobOf = new Map<string, string>()

  constructor({ partners, clients, instances, createsPerSecond, random, over }: LoadOptions) {
    this.#createsPerSecond = createsPerSecond / clients
    this.#clients = Array.from({ length: clients }, (_, index) => {
      const partner = partners[index % partners.length]
      if (partner === undefined) throw new Error('there is no partner')
      const own = random.branch(`client ${index}`)
      const foreignJob = (mine: string) => [...this.#jobOf].find(([workspaceId]) => workspaceId !== mine)?.[1]
      return new Client({
        index,
        partner,
        instances,
        random: own,
        over,
        record: (exchange) => this.#record(exchange),
        foreignJob,
      })
    })
  }

  #record(exchange: Exchange): void {
    this.exchanges.push(exchange)
    const { ask, answer, workspaceId } = exchange
    const job = answer?.jobs[0]
    if (ask.kind === 'create' && job !== undefined) this.#jobOf.set(workspaceId, job.id)
  }

  /** Resolves when every create request has its final response. */
  async work(until: AbortSignal): Promise<void> {
    await Promise.all(this.#clients.map((client) => client.work(this.#createsPerSecond, until)))
  }

  async finish(until: AbortSignal): Promise<void> {
    await Promise.all(this.#clients.map((client) => client.finish(until)))
  }

  async replayAll(): Promise<void> {
    await Promise.all(this.#clients.map((client) => client.replayAll()))
  }
}
