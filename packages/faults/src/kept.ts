import { readJson } from '@adcopy/local-stack'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BacklogOutcome } from './backlog/run-backlog.ts'
import type { Source } from './commit.ts'
import { places } from './places.ts'
import type { PlantOutcome } from './run-plants.ts'
import type { Outcome } from './run-scenario.ts'
import type { Scenario } from './scenarios.ts'

interface Kept {
  of: string
  outcomes: Outcome[]
  plants: PlantOutcome[]
}

interface KeptBacklog {
  of: string
  backlog: BacklogOutcome
}

const file = join(places.work, 'kept.json')
// Backlog results have their own file, because the backlog can run without the scenarios.
const backlogFile = join(places.work, 'kept-backlog.json')

/** An interrupted run can resume from a kept run if the source files and the seed are unchanged. */
export class KeptRun {
  readonly outcomes: Outcome[]
  readonly plants: PlantOutcome[]
  readonly backlog: BacklogOutcome | undefined
  readonly #of: string

  constructor(seed: number, { tree }: Source, { resume }: { resume: boolean }) {
    this.#of = `${tree} ${seed}`
    const goesOn = resume && tree !== undefined
    const kept = goesOn ? (readJson(file) as Kept | undefined) : undefined
    this.outcomes = kept?.of === this.#of ? kept.outcomes : []
    this.plants = kept?.of === this.#of ? kept.plants : []
    const keptBacklog = goesOn ? (readJson(backlogFile) as KeptBacklog | undefined) : undefined
    this.backlog = keptBacklog?.of === this.#of ? keptBacklog.backlog : undefined
  }

  outcomeOf({ name }: Scenario, seed: number): Outcome | undefined {
    return this.outcomes.find((outcome) => outcome.scenario.name === name && outcome.seed === seed)
  }

  save(): void {
    mkdirSync(places.work, { recursive: true, mode: 0o700 })
    const kept: Kept = { of: this.#of, outcomes: this.outcomes, plants: this.plants }
    writeFileSync(file, JSON.stringify(kept))
  }

  saveBacklog(backlog: BacklogOutcome): void {
    mkdirSync(places.work, { recursive: true, mode: 0o700 })
    const kept: KeptBacklog = { of: this.#of, backlog }
    writeFileSync(backlogFile, JSON.stringify(kept))
  }
}
