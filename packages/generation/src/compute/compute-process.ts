import { Worker } from 'node:worker_threads'
import { pathToFileURL } from 'node:url'
import type { AnswerMessage, ComputeArguments, TaskMessage } from './protocol.ts'
import type { Tasks } from './tasks-of.ts'

// A process that runs tasks, one at a time, until its parent disconnects or kills it.

const { tasksFile, residentBytesMax } = JSON.parse(process.argv[2] ?? '') as ComputeArguments

// This thread keeps running while a task blocks the main thread. It ends the process when its parent is gone or when it
// takes memory outside of V8's heap, which no heap limit bounds.
const watch = new Worker(
  `const { workerData: { parent, residentBytesMax } } = require('node:worker_threads')
   setInterval(() => {
     if (process.ppid !== parent || process.memoryUsage.rss() > residentBytesMax) process.kill(process.pid, 'SIGKILL')
   }, 100)`,
  { eval: true, workerData: { parent: process.ppid, residentBytesMax } },
)
watch.unref()

// A signal for the whole process group also reaches this process: it works on until its parent has drained.
process.on('SIGINT', () => undefined)
process.on('SIGTERM', () => undefined)
process.on('disconnect', () => process.exit())

const { tasks } = (await import(pathToFileURL(tasksFile).href)) as { tasks: Tasks }

process.on('message', ({ name, args }: TaskMessage) => {
  const task = tasks[name] as (...args: readonly unknown[]) => unknown
  try {
    answer({ ok: true, value: task(...args) })
  } catch (error) {
    answer({ ok: false, error })
  }
})
answer('ready')

function answer(message: AnswerMessage): void {
  process.send?.(message)
}
