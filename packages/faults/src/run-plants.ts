import { runScenario, shortExtent, type Outcome } from './run-scenario.ts'
import { faultsOf } from './report/judge.ts'
import type { Plant } from './plants.ts'

export interface PlantOutcome {
  plant: Pick<Plant, 'name'>
  promises: string[]
}

export async function runPlant(plant: Plant, seed: number, folder: string): Promise<PlantOutcome> {
  const { scenario, planted } = plant
  const outcome = await runScenario({ folder, scenario, planted, seed, extent: shortExtent })
  return { plant: { name: plant.name }, promises: promisesBroken(outcome) }
}

export function whyMissed({ noticedAs }: Plant, promises: readonly string[]): string | undefined {
  const seen = `broken: ${promises.join('; ') || 'nothing'}`
  if (noticedAs.length === 0) return promises.length === 0 ? undefined : `nothing is planted, and ${seen}`
  return promises.some((promise) => noticedAs.includes(promise)) ? undefined : `not detected; ${seen}`
}

function promisesBroken(outcome: Outcome): string[] {
  const counts = new Map<string, number>()
  for (const { promise } of faultsOf(outcome, { whole: false })) counts.set(promise, (counts.get(promise) ?? 0) + 1)
  return [...counts].toSorted(([, a], [, b]) => b - a).map(([promise]) => promise)
}
