import type { TaskName } from './tasks-of.ts'

/** The command-line argument of a compute process, encoded as JSON. */
export interface ComputeArguments {
  /** Module that exports `tasks`. */
  tasksFile: string
  residentBytesMax: number
  /** Limit for the processor time of one task. */
  cpuMsMax: number
}

/** Message from the parent, which sends the next task only after the answer to the previous task. */
export interface TaskMessage {
  name: TaskName
  args: readonly unknown[]
}

/** Message from a compute process: `ready` once, then one answer per task. */
export type AnswerMessage = 'ready' | { ok: true; value: unknown } | { ok: false; error: unknown }
