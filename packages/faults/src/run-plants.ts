import { runScenario, shortExtent, type Outcome } from './run-scenario.ts'
import { faultsOf } from './report/judge.ts'
import type { Plant } from './plants.ts'

export interface PlantOutcome {
  plant: Pick<Plant, 'name'>
  /** Promises that were seen broken, most often broken first. */
  promises: string[]
}

/** Runs the service with the bug in it; the more promises are seen broken, the better. */
export async function runPlant(plant: Plant, seed: number): Promise<PlantOutcome> {
  const { scenario, planted } = plant
  const outcome = await runScenario({ scenario, planted, seed, extent: shortExtent })
  return { plant: { name: plant.name }, promises: promisesBroken(outcome) }
}

function promisesBroken(outcome: Outcome): string[] {
  const counts = new Map<string, number>()
  for (const { promise } of faultsOf(outcome, { whole: false })) counts.set(promise, (counts.get(promise) ?? 0) + 1)
  return [...counts].toSorted(([, a], [, b]) => b - a).map(([promise]) => promise)
}
