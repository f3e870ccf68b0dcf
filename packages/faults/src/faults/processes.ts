import { sendSignal } from '@adcopy/local-stack'
import { existsSync, renameSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import type { Incident } from '../evidence.ts'
import { pointOf, type Came, type PointAction, type PointName } from '../points.ts'
import { familyOf, signalFamily } from '../stack/processes.ts'
import type { Kind } from '../stack/stack.ts'
import type { Excuses, Fault, Stage } from './stage.ts'

/**
 * If PostgreSQL is hit, every api may answer with `unavailable`. Otherwise, the hit processes may leave requests
 * unanswered.
 */
function excusesFor({ stack }: Stage, hit: readonly string[]): Excuses {
  return hit.includes('postgres') ? { refuses: stack.names('api') } : { silences: hit }
}

const pointMsMax = 30_000
// A stopped worker resumes after this time, which is longer than the heartbeat time-out. Another worker therefore takes
// over the job before that.
const takenOverMs = 20_000

/** Waits after each kill until all processes serve again. */
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

export function stopOne(kind: Kind, ms: number): Fault {
  return (stage) => stopNamed(stage, [stage.random.pick(stage.stack.names(kind))], ms)
}

export function stop(kind: Kind, ms = 20_000): Fault {
  return (stage) => stopNamed(stage, stage.stack.names(kind), ms)
}

async function stopNamed(stage: Stage, names: readonly string[], ms: number): Promise<void> {
  // A resumed api may refuse requests that it could have answered, because its time-outs expired while it was stopped.
  const excuses = { refuses: names, ...excusesFor(stage, names) }
  await stage.incident(`SIGSTOP ${names.join(' and ')} ${ms / 1_000} s`, excuses, async () => {
    const pids = names.flatMap((name) => familyOf(stage.stack.pid(name)))
    for (const pid of pids) sendSignal(pid, 'SIGSTOP')
    await delay(ms)
    for (const pid of pids) sendSignal(pid, 'SIGCONT')
  })
}

export const restartPostgres: Fault = async (stage) => {
  for (let count = 0; count < 2; count += 1) {
    await stage.incident('PostgreSQL immediate restart', excusesFor(stage, ['postgres']), async () => {
      sendSignal(stage.stack.pid('postgres'), 'SIGQUIT')
      await delay(stage.random.whole(200, 1_000))
    })
  }
}

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

/** The incident begins when the process reaches `point`, and excuses only that process. */
async function comeTo(point: PointName, action: PointAction, stage: Stage, incident: Incident): Promise<Came> {
  const came = await stage.stack.meet(point, action, pointMsMax)
  Object.assign(incident, { from: came.at, ...excusesFor(stage, [came.name]) })
  return came
}

/** Resumes the process after another one has taken over its work. */
export function stopAt(point: PointName): Fault {
  return (stage) =>
    stage.incident(`SIGSTOP ${pointOf(point).of} ${point}`, {}, async (incident) => {
      const { pid } = await comeTo(point, 'stop', stage, incident)
      await delay(takenOverMs)
      signalFamily(pid, 'SIGCONT')
    })
}

export const forgetTemporal: Fault = (stage) =>
  stage.incident('Temporal’s database deleted', {}, async () => {
    const { temporal } = stage.stack.services
    const { databaseFile } = temporal
    if (databaseFile === undefined) throw new Error('Temporal has no database file')
    const ended = stage.stack.pid('temporal')
    let forgotten = false
    temporal.prepare = () => {
      // The file is moved instead of deleted, because the run searches its content for briefs at the end.
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
