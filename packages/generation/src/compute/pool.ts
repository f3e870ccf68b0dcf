import { join } from 'node:path'
import { OverrunError } from '../errors.ts'
import type { Compute } from './compute.ts'
import { createFairQueue } from './fair-queue.ts'
import { type ComputeProcess, type ProcessEnd, startProcess } from './start-process.ts'
import { computeBy, type TaskName } from './tasks-of.ts'

export interface ComputePoolOptions {
  /** The pool starts a process when a task needs one, and then keeps it running. */
  processes?: number
  /** In ms for one run of a task. The wall-clock limit is {@link wallFactor} times as long. */
  cpuMsMax?: number
  /** In ms. */
  startMsMax?: number
  heapMegabytesMax?: number
  /**
   * Maximum number of runs of one task. A task runs again only if its process ended during the run, usually because the
   * task exceeded a limit.
   */
  overrunsMax?: number
  /** The module must export `tasks`. */
  tasksFile?: string
  /** `task` is the task that the process was running, if any. Not called after the pool was closed. */
  onProcessEnd?: (end: ProcessEnd & { task: TaskName | undefined }) => void
}

export interface ComputePool extends Compute {
  /**
   * The next task to run comes from the group with the fewest running tasks. If `processes` is at least 2, a group
   * cannot occupy all processes. If a task still runs half a second after an abort, its process
   * ends, so that no process retains the arguments for long.
   */
  for(group: string, signal?: AbortSignal): Compute
  /** Starts a process if none is running, so that the first task does not have to wait. */
  warm(): void
  close(): Promise<void>
}

interface Job {
  name: TaskName
  args: readonly unknown[]
  signal: AbortSignal | undefined
  overruns: number
  resolve: (value: unknown) => void
  reject: (error: unknown) => void
}

interface Member {
  process: ComputeProcess
  gone: PromiseWithResolvers<void>
  /** Undefined while the process loads or is idle. */
  task?: { group: string; job: Job; done: () => void; timer: NodeJS.Timeout }
  state: 'loading' | 'idle' | 'busy'
}

/** Most tasks end within this time, and then their process need not be replaced. */
const abandonedMsMax = 500
/** On a busy machine, a task needs more wall-clock time than processor time. */
const wallFactor = 6

const defaultTasksFile = join(import.meta.dirname, 'tasks.ts')

/**
 * If a task exceeds a limit, only its process ends, and the task goes to the end of its group's queue to run again.
 * After `overrunsMax` such runs, the task's promise rejects with {@link OverrunError}.
 */
export function createComputePool(options: ComputePoolOptions = {}): ComputePool {
  const { processes = 2, cpuMsMax = 10_000, startMsMax = 60_000, heapMegabytesMax = 256, overrunsMax = 3 } = options
  const { tasksFile = defaultTasksFile } = options
  const queue = createFairQueue<{ group: string; job: Job }>(Math.max(1, processes - 1))
  const members = new Set<Member>()
  let closed = false

  /** Gives waiting tasks to idle processes, then starts processes for the rest. */
  function fill(): void {
    dispatch()
    const loading = [...members].filter(({ state }) => state === 'loading').length
    const missing = Math.min(queue.ready - loading, processes - members.size)
    for (let count = 0; count < missing; count += 1) start()
  }

  function start(): void {
    const timer = setTimeout(() => member.process.kill(), startMsMax)
    const member: Member = {
      gone: Promise.withResolvers(),
      state: 'loading',
      process: startProcess(
        { tasksFile, heapMegabytesMax, cpuMsMax },
        {
          onReady() {
            clearTimeout(timer)
            member.state = 'idle'
            dispatch()
          },
          onAnswer(answer) {
            const job = release(member)
            if (answer.ok) job?.resolve(answer.value)
            else job?.reject(answer.error)
          },
          onEnd(end) {
            clearTimeout(timer)
            if (!closed) options.onProcessEnd?.({ ...end, task: member.task?.job.name })
            ended(member)
          },
        },
      ),
    }
    members.add(member)
  }

  /** Skips aborted tasks. */
  function take(): ReturnType<typeof queue.take> {
    for (;;) {
      const next = queue.take()
      const job = next?.item.job
      if (job?.signal?.aborted !== true) return next
      next?.done()
    }
  }

  function dispatch(): void {
    for (const member of members) {
      if (member.state !== 'idle') continue
      const next = take()
      if (next === undefined) return
      const { item, done } = next
      const timer = setTimeout(() => member.process.kill(), cpuMsMax * wallFactor)
      member.state = 'busy'
      member.task = { ...item, done, timer }
      try {
        member.process.run({ name: item.job.name, args: item.job.args })
      } catch (error) {
        member.state = 'idle'
        release(member)?.reject(error)
      }
    }
  }

  function release(member: Member): Job | undefined {
    const { task } = member
    if (task === undefined) return undefined
    clearTimeout(task.timer)
    delete member.task
    task.done()
    return task.job
  }

  function ended(member: Member): void {
    members.delete(member)
    member.gone.resolve()
    const group = member.task?.group ?? ''
    const job = release(member)
    if (closed) {
      job?.reject(closedError())
      return
    }
    if (job !== undefined) {
      job.overruns += 1
      if (job.overruns < overrunsMax) queue.push(group, { group, job })
      else job.reject(new OverrunError(`${job.name} took too much time or memory`))
    }
    if (member.state === 'loading') {
      if (members.size > 0) return // the other processes run the waiting tasks
      // No process is left to run the waiting tasks, so their promises reject. The next task starts a new process.
      for (const { job: waiting } of queue.drain()) waiting.reject(new Error('a compute process did not start'))
    } else fill()
  }

  function run(given: Pick<Job, 'name' | 'args' | 'signal'>, group: string): Promise<unknown> {
    if (closed) return Promise.reject(closedError())
    const { promise, resolve, reject } = Promise.withResolvers<unknown>()
    const job: Job = { ...given, overruns: 0, resolve, reject }
    const abandon = () => {
      job.args = []
      reject(job.signal?.reason)
      for (const { process, task } of members) {
        if (task?.job !== job) continue
        clearTimeout(task.timer)
        task.timer = setTimeout(() => process.kill(), abandonedMsMax)
      }
    }
    if (job.signal?.aborted) abandon()
    else queue.push(group, { group, job })
    job.signal?.addEventListener('abort', abandon)
    fill()
    return promise.finally(() => job.signal?.removeEventListener('abort', abandon))
  }

  const forGroup: ComputePool['for'] = (group, signal) => computeBy((name, args) => run({ name, args, signal }, group))
  return {
    ...forGroup(''),
    for: forGroup,
    warm() {
      if (members.size === 0 && !closed) start()
    },
    async close() {
      closed = true
      for (const { job } of queue.drain()) job.reject(closedError())
      const gone = [...members].map(({ process, gone: { promise } }) => {
        process.kill()
        return promise
      })
      await Promise.all(gone)
    },
  }
}

const closedError = () => new Error('the compute pool is closed')
