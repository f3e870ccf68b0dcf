import type { Compute } from './compute.ts'

export type Tasks = {
  [Name in keyof Compute]: (...args: Parameters<Compute[Name]>) => Awaited<ReturnType<Compute[Name]>>
}

export type TaskName = keyof Compute

const taskNames = {
  compose: true,
  writerPrompt: true,
  readDraft: true,
  check: true,
  verifierPrompt: true,
  readVerification: true,
  judge: true,
  claims: true,
  recheck: true,
} as const satisfies Record<TaskName, true>

export function computeBy(run: (name: TaskName, args: readonly unknown[]) => Promise<unknown>): Compute {
  const names = Object.keys(taskNames) as TaskName[]
  return Object.fromEntries(names.map((name) => [name, (...args: unknown[]) => run(name, args)])) as unknown as Compute
}
