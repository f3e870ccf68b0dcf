import type { Compute } from './compute.ts'
import { tasks } from './tasks.ts'
import { computeBy } from './tasks-of.ts'

/** Runs every task in the calling thread without time or memory limits, for tests and the evaluation. */
export const inProcess: Compute = computeBy(async (name, args) => {
  const task = tasks[name] as (...args: readonly unknown[]) => unknown
  return task(...args)
})
