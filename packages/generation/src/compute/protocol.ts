import type { TaskName } from './tasks-of.ts'

/** Encoded as JSON in the command-line argument of a compute process. */
export interface ProcessBounds {
  tasksFile: string
  heapMegabytesMax: number
  cpuMsMax: number
}

/** The parent sends the next task only after it has received the previous task's result. */
export interface TaskMessage {
  name: TaskName
  args: readonly unknown[]
}

export type AnswerMessage = 'ready' | { ok: true; value: unknown } | { ok: false; error: unknown }
