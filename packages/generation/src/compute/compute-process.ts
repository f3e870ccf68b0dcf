import { flushCompileCache } from 'node:module'
import { constants, getPriority, setPriority } from 'node:os'
import { Worker } from 'node:worker_threads'
import { pathToFileURL } from 'node:url'
import type { AnswerMessage, ComputeArguments, TaskMessage } from './protocol.ts'
import type { Tasks } from './tasks-of.ts'

// A process that runs tasks, one at a time, until its parent disconnects or kills it.

const { tasksFile, residentBytesMax, cpuMsMax } = JSON.parse(process.argv[2] ?? '') as ComputeArguments

// The worker's main thread sends heartbeats and sweeps, so it has priority on a busy machine. A parent's own priority may be
// lower: only privileged processes may raise it.
const { PRIORITY_BELOW_NORMAL } = constants.priority
if (getPriority() < PRIORITY_BELOW_NORMAL) setPriority(PRIORITY_BELOW_NORMAL)

/** The first number is odd while a task runs: it is incremented at the task's start and at its end. The second is always 0. */
const turns = new Int32Array(new SharedArrayBuffer(8))

// This thread keeps running while a task blocks the main thread. It ends the process when its parent has exited, when a task
// takes too much processor time, and when memory outside of V8's heap, to which heap limits do not apply, grows too large.
const watch = new Worker(
  `const { workerData: { parent, residentBytesMax, cpuMsMax, turns } } = require('node:worker_threads')
   const cpuMs = () => { const { user, system } = process.cpuUsage(); return (user + system) / 1000 }
   let [turn, begunAt] = [0, 0]
   for (;;) {
     const now = Atomics.load(turns, 0)
     if (now !== turn) [turn, begunAt] = [now, cpuMs()]
     const busy = turn % 2 === 1
     const late = busy && cpuMs() - begunAt > cpuMsMax
     if (late || process.ppid !== parent || process.memoryUsage.rss() > residentBytesMax) {
       process.kill(process.pid, 'SIGKILL')
     }
     // An idle process is checked rarely; the start of a task ends the wait.
     if (busy) Atomics.wait(turns, 1, 0, 50)
     else Atomics.wait(turns, 0, turn, 1000)
   }`,
  { eval: true, workerData: { parent: process.ppid, residentBytesMax, cpuMsMax, turns } },
)
watch.unref()

// A signal to the process group also reaches this process, which continues until its parent has drained.
process.on('SIGINT', () => undefined)
process.on('SIGTERM', () => undefined)
process.on('disconnect', () => process.exit())

const { tasks } = (await import(pathToFileURL(tasksFile).href)) as { tasks: Tasks }
flushCompileCache() // a process that is killed writes no cache

process.on('message', ({ name, args }: TaskMessage) => {
  const task = tasks[name] as (...args: readonly unknown[]) => unknown
  Atomics.add(turns, 0, 1)
  Atomics.notify(turns, 0)
  try {
    answer({ ok: true, value: task(...args) })
  } catch (error) {
    answer({ ok: false, error })
  } finally {
    Atomics.add(turns, 0, 1)
    // RegExp keeps the text of its last match (`RegExp.lastMatch`) until the process exits.
    ;/^/.exec('')
  }
})
answer('ready')

function answer(message: AnswerMessage): void {
  process.send?.(message)
}
