import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import type { AnswerMessage, ProcessBounds, TaskMessage } from './protocol.ts'

export interface ComputeProcess {
  /** @throws if the arguments of the task cannot be cloned. */
  run(task: TaskMessage): void
  /** A result that arrives afterwards is ignored. */
  kill(): void
}

interface ProcessEvents {
  /** Called when the process can take a task: when it has loaded, and after each call of `onAnswer`. */
  onReady: () => void
  onAnswer: (answer: Exclude<AnswerMessage, 'ready'>) => void
  onEnd: (end: ProcessEnd) => void
}

/** Both fields are null if the process never started. */
export interface ProcessEnd {
  code: number | null
  signal: NodeJS.Signals | null
}

const entry = join(import.meta.dirname, 'compute-process.ts')

/**
 * Tasks do not run in a worker thread, because a thread that fills its heap can end the whole process: V8 aborts if a
 * single allocation, such as a growing array or map, does not fit into the remaining heap.
 */
export function startProcess(bounds: ProcessBounds, { onReady, onAnswer, onEnd }: ProcessEvents): ComputeProcess {
  const child = forkProcess(bounds)
  if (child === undefined) {
    queueMicrotask(() => onEnd({ code: null, signal: null }))
    return { run: () => undefined, kill: () => undefined }
  }
  let killed = false
  let ended = false
  const end = (code: number | null, signal: NodeJS.Signals | null) => {
    if (ended) return
    ended = true
    onEnd({ code, signal })
  }
  const kill = () => {
    killed = true
    child.kill('SIGKILL')
  }
  child.on('message', (message: AnswerMessage) => {
    if (killed) return
    if (message !== 'ready') onAnswer(message)
    onReady()
  })
  child.once('exit', end)
  child.on('error', () => {
    kill()
    // The process never started, so no `exit` event follows.
    if (child.pid === undefined) end(null, null)
  })
  return {
    // Errors of `send` are ignored. They mean that the process has ended or is ending, which `onEnd` reports.
    run: (task) => void child.send(task, () => undefined),
    kill,
  }
}

/** Returns undefined if `fork` throws, for example because the system is out of memory. */
function forkProcess(bounds: ProcessBounds): ChildProcess | undefined {
  const cache = process.env['NODE_COMPILE_CACHE']
  try {
    return fork(entry, [JSON.stringify(bounds)], {
      execArgv: [`--max-old-space-size=${bounds.heapMegabytesMax}`, '--max-semi-space-size=8', '--no-warnings'],
      env: { NODE_ENV: 'production', ...(cache !== undefined && { NODE_COMPILE_CACHE: cache }) },
      serialization: 'advanced',
      // All output is discarded, so that a task's data never reaches a log. For example, V8 prints a report when its
      // heap is full.
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
  } catch {
    return undefined
  }
}
