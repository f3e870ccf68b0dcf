import { existsSync, renameSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import type { Incident } from '../evidence.ts'
import { pointOf, type Came, type PointAction, type PointName } from '../points.ts'
import { familyOf, sendSignal, signalFamily } from '../stack/processes.ts'
import type { Kind } from '../stack/stack.ts'
import type { Excuses, Fault, Stage } from './stage.ts'

/** Excuses when these processes are hit: for PostgreSQL, refusals by every api; otherwise missing responses of these processes. */
function excusesFor({ stack }: Stage, hit: readonly string[]): Excuses {
  return hit.includes('postgres') ? { refuses: stack.names('api') } : { silences: hit }
}

const pointMsMax = 30_000
// Longer than the heartbeat time-out: by then another worker has taken over the stopped worker's job.
const takenOverMs = 20_000

/** Kills (`kill -9`) every process of a kind, one after another, while the previous ones are still starting. */
export function kill(kind: Kind, times = 2): Fault {
  return async (stage) => {
    for (let count = 0; count < times; count += 1) {
      for (const name of stage.stack.names(kind)) {
        await stage.incident(`kill -9 ${name}`, excusesFor(stage, [name]), async () => {
          sendSignal(stage.stack.pid(name), 'SIGKILL')
          await delay(stage.random.whole(100, 1_500))
        })
      }
    }
  }
}

/** Stops (SIGSTOP) one process of a kind and its children for `ms`, then continues them (SIGCONT). */
export function stopOne(kind: Kind, ms: number): Fault {
  return (stage) => stopNamed(stage, [stage.random.pick(stage.stack.names(kind))], ms)
}

/** Stops all processes of a kind for `ms`, then continues them. */
export function stop(kind: Kind, ms = 20_000): Fault {
  return (stage) => stopNamed(stage, stage.stack.names(kind), ms)
}

async function stopNamed(stage: Stage, names: readonly string[], ms: number): Promise<void> {
  // When a stopped api continues, its time-outs have passed: it refuses requests that it could have answered.
  const excuses = { refuses: names, ...excusesFor(stage, names) }
  await stage.incident(`SIGSTOP ${names.join(' and ')} ${ms / 1_000} s`, excuses, async () => {
    const pids = names.flatMap((name) => familyOf(stage.stack.pid(name)))
    for (const pid of pids) sendSignal(pid, 'SIGSTOP')
    await delay(ms)
    for (const pid of pids) sendSignal(pid, 'SIGCONT')
  })
}

/** Shuts PostgreSQL down in immediate mode, twice; it recovers at the next start. */
export const restartPostgres: Fault = async (stage) => {
  for (let count = 0; count < 2; count += 1) {
    await stage.incident('PostgreSQL immediate restart', excusesFor(stage, ['postgres']), async () => {
      sendSignal(stage.stack.pid('postgres'), 'SIGQUIT')
      await delay(stage.random.whole(200, 1_000))
    })
  }
}

/** Kills a process exactly at the point, `times` times. */
export function killAt(point: PointName, times = 3): Fault {
  return async (stage) => {
    for (let count = 0; count < times; count += 1) {
      await stage.incident(`kill -9 ${pointOf(point).of} ${point}`, {}, async (incident) => {
        await comeTo(point, 'kill', stage, incident)
        await delay(stage.random.whole(100, 800))
      })
    }
  }
}

/** Waits until a process reaches the point. The incident begins then, and excuses only that process. */
async function comeTo(point: PointName, action: PointAction, stage: Stage, incident: Incident): Promise<Came> {
  const came = await stage.stack.meet(point, action, pointMsMax)
  Object.assign(incident, { from: came.at, ...excusesFor(stage, [came.name]) })
  return came
}

/** Stops a process exactly at the point, and continues it after another process has taken over its work. */
export function stopAt(point: PointName): Fault {
  return (stage) =>
    stage.incident(`SIGSTOP ${pointOf(point).of} ${point}`, {}, async (incident) => {
      const { pid } = await comeTo(point, 'stop', stage, incident)
      await delay(takenOverMs)
      signalFamily(pid, 'SIGCONT')
    })
}

/** Temporal loses all its data: it is killed, its database file is removed, and it starts empty. */
export const forgetTemporal: Fault = (stage) =>
  stage.incident('Temporal’s database deleted', {}, async () => {
    const { temporal } = stage.stack.services
    const { databaseFile } = temporal
    if (databaseFile === undefined) throw new Error('Temporal has no database file')
    const ended = stage.stack.pid('temporal')
    let forgotten = false
    temporal.prepare = () => {
      // The file is moved, not deleted: the run searches its content for briefs at the end.
      const away = `${databaseFile}.forgotten-${Date.now()}`
      for (const suffix of forgotten ? [] : ['', '-wal', '-shm']) {
        if (existsSync(databaseFile + suffix)) renameSync(databaseFile + suffix, away + suffix)
      }
      forgotten = true
      return Promise.resolve()
    }
    sendSignal(ended, 'SIGKILL')
    await stage.stack.startedAfter('temporal', ended)
  })
