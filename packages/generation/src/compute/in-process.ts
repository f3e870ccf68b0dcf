import type { Compute } from './compute.ts'
import { tasks } from './tasks.ts'
import { computeBy } from './tasks-of.ts'

/** Has no time or memory limits. For tests and the evaluation. */
export const inProcess: Compute = computeBy(async (name, args) => {
  const task = tasks[name] as (...args: readonly unknown[]) => unknown
  return task(...args)
})
