import { fork } from 'node:child_process'
import { join } from 'node:path'
import type { AnswerMessage, ComputeArguments, TaskMessage } from './protocol.ts'

/** One compute process, as its parent sees it. */
export interface ComputeProcess {
  /** @throws if the task cannot be cloned. */
  run(task: TaskMessage): void
  /** Kills the process at once and drops an answer that is on its way. */
  kill(): void
}

interface ProcessBounds {
  tasksFile: string
  heapMegabytesMax: number
  /** Limit for the processor time of one task. */
  cpuMsMax: number
}

interface ProcessEvents {
  /** Called when the process can take a task: after its start and after each answer. */
  onReady: () => void
  onAnswer: (answer: Exclude<AnswerMessage, 'ready'>) => void
  /** Called once when the process ends, for any reason. */
  onEnd: (end: ProcessEnd) => void
}

/** How a process ended; both are null if it never started. */
export interface ProcessEnd {
  code: number | null
  signal: NodeJS.Signals | null
}

const entry = join(import.meta.dirname, 'compute-process.ts')
const megabyte = 1024 * 1024
/** Memory for Node's own code and buffers, in addition to the heap. */
const overheadMegabytes = 192

/**
 * Starts a compute process. It is not a thread because a thread with a full heap can end the whole process: V8
 * aborts if a single allocation is larger than the rest of the heap, for example when an array or a map grows.
 */
export function startProcess(
  { tasksFile, heapMegabytesMax, cpuMsMax }: ProcessBounds,
  { onReady, onAnswer, onEnd }: ProcessEvents,
): ComputeProcess {
  const given: ComputeArguments = {
    tasksFile,
    cpuMsMax,
    residentBytesMax: (heapMegabytesMax + overheadMegabytes) * megabyte,
  }
  const cache = process.env['NODE_COMPILE_CACHE']
  const child = fork(entry, [JSON.stringify(given)], {
    execArgv: [`--max-old-space-size=${heapMegabytesMax}`, '--max-semi-space-size=8', '--no-warnings'],
    env: { NODE_ENV: 'production', ...(cache !== undefined && { NODE_COMPILE_CACHE: cache }) },
    serialization: 'advanced',
    // V8 prints a report when its heap is full; task output must not reach a log.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
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
    if (child.pid === undefined) end(null, null) // the process never started, so no exit event follows
  })
  return {
    run: (task) => void child.send(task, () => undefined), // a broken channel means that the process ends, which `onEnd` reports
    kill,
  }
}
