import type { Incident } from '../evidence.ts'
import type { Random } from '../random.ts'
import type { FaultStack } from '../stack/stack.ts'

/** Instances of the api that a fault may keep from answering as they should: nobody else is excused. */
export type Excuses = Partial<Pick<Incident, 'refuses' | 'silences'>>

/** Where faults are played: a stack under load, and the record of what was broken when. */
export class Stage {
  readonly incidents: Incident[] = []
  readonly stack: FaultStack
  /** Of the run. */
  readonly seed: number
  readonly random: Random

  constructor(stack: FaultStack, seed: number, random: Random) {
    this.stack = stack
    this.seed = seed
    this.random = random
  }

  /** Breaks something; it counts as broken until every process serves again. */
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

/** Something that can go wrong. */
export type Fault = (stage: Stage) => Promise<void>
