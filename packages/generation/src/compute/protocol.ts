import type { TaskName } from './tasks-of.ts'

/** The only argument of a compute process, as JSON. */
export interface ComputeArguments {
  /** Module that exports `tasks`. */
  tasksFile: string
  residentBytesMax: number
  /** Limit for the processor time of one task. */
  cpuMsMax: number
}

/** Message from the parent: one task at a time. */
export interface TaskMessage {
  name: TaskName
  args: readonly unknown[]
}

/** Message from a compute process: `ready` once, then one answer per task. */
export type AnswerMessage = 'ready' | { ok: true; value: unknown } | { ok: false; error: unknown }
