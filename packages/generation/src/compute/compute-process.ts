import { flushCompileCache } from 'node:module'
import { constants, getPriority, setPriority } from 'node:os'
import { Worker } from 'node:worker_threads'
import { pathToFileURL } from 'node:url'
import type { AnswerMessage, ProcessBounds, TaskMessage } from './protocol.ts'
import type { Tasks } from './tasks-of.ts'

// This module runs as a separate process. It executes one task at a time until its parent disconnects or kills it.

const { tasksFile, heapMegabytesMax, cpuMsMax } = JSON.parse(process.argv[2] ?? '') as ProcessBounds
/** Memory for Node's own code and buffers, in addition to the heap. */
const overheadMegabytes = 192
const residentBytesMax = (heapMegabytesMax + overheadMegabytes) * 1024 * 1024

// The worker's main thread sends heartbeats and runs the sweep, so it must have priority over this process on a busy
// machine. An inherited priority that is even lower is kept, because only privileged processes may raise a priority.
const { PRIORITY_BELOW_NORMAL } = constants.priority
if (getPriority() < PRIORITY_BELOW_NORMAL) setPriority(PRIORITY_BELOW_NORMAL)

/**
 * The first number is incremented when a task starts and when it ends, so it is odd while a task runs. The second
 * number never changes. The thread below waits on the second number with a time-out, in order to sleep between two
 * checks of a running task.
 */
const turns = new Int32Array(new SharedArrayBuffer(8))

// This thread keeps running while a task blocks the main thread. It kills the process when the parent has exited, when
// a task uses too much processor time, or when resident memory grows too large. The last check is needed because heap
// limits do not cover memory outside of V8's heap.
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

// A signal to the process group also reaches this process. This process ignores the signal, so that its parent can
// finish the running tasks first.
process.on('SIGINT', () => undefined)
process.on('SIGTERM', () => undefined)
process.on('disconnect', () => process.exit())

const { tasks } = (await import(pathToFileURL(tasksFile).href)) as { tasks: Tasks }
// A killed process does not write its compile cache, so the cache is written now.
flushCompileCache()

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
    // `RegExp.lastMatch` keeps the text of the last match, which may be a tenant's data. An empty match replaces it.
    ;/^/.exec('')
  }
})
answer('ready')

function answer(message: AnswerMessage): void {
  process.send?.(message)
}
