import type { Incident } from '../evidence.ts'
import type { Random } from '../random.ts'
import type { FaultStack } from '../stack/stack.ts'

export type Excuses = Partial<Pick<Incident, 'refuses' | 'silences'>>

export class Stage {
  readonly incidents: Incident[] = []
  readonly stack: FaultStack
  readonly seed: number
  readonly random: Random

  constructor(stack: FaultStack, seed: number, random: Random) {
    this.stack = stack
    this.seed = seed
    this.random = random
  }

  /** The incident ends when every process serves again. */
  async incident(
    fault: string,
    { refuses = [], silences = [] }: Excuses,
    work: (incident: Incident) => Promise<void>,
  ): Promise<void> {
    const incident: Incident = { fault, refuses, silences, from: Date.now(), to: Infinity }
    this.incidents.push(incident)
    try {
      await work(incident)
      await this.stack.untilWhole()
    } finally {
      incident.to = Date.now()
    }
  }
}

export type Fault = (stage: Stage) => Promise<void>
