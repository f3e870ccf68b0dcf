import { existsSync, renameSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import type { Incident } from '../evidence.ts'
import { pointOf, type Came, type PointAction, type PointName } from '../points.ts'
import { familyOf, sendSignal, signalFamily } from '../stack/processes.ts'
import type { Kind } from '../stack/stack.ts'
import type { Excuses, Fault, Stage } from './stage.ts'

/** What is excused when these processes are hit: for PostgreSQL the refusals of every api, otherwise only their own silence. */
function excusesFor({ stack }: Stage, hit: readonly string[]): Excuses {
  return hit.includes('postgres') ? { refuses: stack.names('api') } : { silences: hit }
}

const pointMsMax = 30_000
// Longer than the heartbeat time-out: by then another worker has the stopped worker's job.
const takenOverMs = 20_000

/** kill -9 of every process of a kind, one after another, while the others are still starting. */
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

/** SIGSTOP of one process of a kind with its children, and SIGCONT. */
export function stopOne(kind: Kind, ms: number): Fault {
  return (stage) => stopNamed(stage, [stage.random.pick(stage.stack.names(kind))], ms)
}

/** The same of all processes of a kind at once. */
export function stop(kind: Kind, ms = 20_000): Fault {
  return (stage) => stopNamed(stage, stage.stack.names(kind), ms)
}

async function stopNamed(stage: Stage, names: readonly string[], ms: number): Promise<void> {
  // The time-outs of a stopped api have passed when it continues: it refuses requests that it could have answered.
  const excuses = { refuses: names, ...excusesFor(stage, names) }
  await stage.incident(`SIGSTOP ${names.join(' and ')} ${ms / 1_000} s`, excuses, async () => {
    const pids = names.flatMap((name) => familyOf(stage.stack.pid(name)))
    for (const pid of pids) sendSignal(pid, 'SIGSTOP')
    await delay(ms)
    for (const pid of pids) sendSignal(pid, 'SIGCONT')
  })
}

/** PostgreSQL's immediate shutdown, which recovers at the next start. */
export const restartPostgres: Fault = async (stage) => {
  for (let count = 0; count < 2; count += 1) {
    await stage.incident('PostgreSQL immediate restart', excusesFor(stage, ['postgres']), async () => {
      sendSignal(stage.stack.pid('postgres'), 'SIGQUIT')
      await delay(stage.random.whole(200, 1_000))
    })
  }
}

/** Kills a process exactly at that point, a number of times. */
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

/** Waits until a process reaches the point: the incident begins there, and concerns only that process. */
async function comeTo(point: PointName, action: PointAction, stage: Stage, incident: Incident): Promise<Came> {
  const came = await stage.stack.meet(point, action, pointMsMax)
  Object.assign(incident, { from: came.at, ...excusesFor(stage, [came.name]) })
  return came
}

/** Stops a process exactly at that point, and continues it when another process has its work. */
export function stopAt(point: PointName): Fault {
  return (stage) =>
    stage.incident(`SIGSTOP ${pointOf(point).of} ${point}`, {}, async (incident) => {
      const { pid } = await comeTo(point, 'stop', stage, incident)
      await delay(takenOverMs)
      signalFamily(pid, 'SIGCONT')
    })
}

/** Temporal loses all its data: killed, its file removed, started empty. */
export const forgetTemporal: Fault = (stage) =>
  stage.incident('Temporal’s database deleted', {}, async () => {
    const { temporal } = stage.stack.services
    const ended = stage.stack.pid('temporal')
    let forgotten = false
    temporal.prepare = () => {
      // Moved, not deleted: its content is searched for briefs at the end.
      const away = `${temporal.databaseFile}.forgotten-${Date.now()}`
      for (const suffix of forgotten ? [] : ['', '-wal', '-shm']) {
        if (existsSync(temporal.databaseFile + suffix)) renameSync(temporal.databaseFile + suffix, away + suffix)
      }
      forgotten = true
      return Promise.resolve()
    }
    sendSignal(ended, 'SIGKILL')
    await stage.stack.startedAfter('temporal', ended)
  })
