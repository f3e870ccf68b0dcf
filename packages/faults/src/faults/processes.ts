import { existsSync, renameSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { pointOf, type PointName } from '../points.ts'
import { familyOf, sendSignal, signalFamily } from '../stack/processes.ts'
import type { Kind } from '../stack/stack.ts'
import type { Fault } from './stage.ts'

const excuses = (kind: Kind) => ({ refuses: kind === 'postgres', silences: kind === 'api' })
const pointMsMax = 30_000
// Longer than a heartbeat may be late: by then the job of a stopped worker is another's.
const takenOverMs = 20_000

/** kill -9 of every process of a kind, one after another, while the others are starting again. */
export function kill(kind: Kind, times = 2): Fault {
  return async (stage) => {
    for (let count = 0; count < times; count += 1) {
      for (const name of stage.stack.names(kind)) {
        await stage.incident(`kill -9 ${name}`, excuses(kind), async () => {
          sendSignal(stage.stack.pid(name), 'SIGKILL')
          await delay(stage.random.whole(100, 1_500))
        })
      }
    }
  }
}

/** SIGSTOP of all processes of a kind at once, with all below them, and SIGCONT. */
export function stop(kind: Kind, ms = 20_000): Fault {
  return (stage) =>
    // Time-outs of a stopped api are over when it goes on: it refuses what it could have answered.
    stage.incident(
      `SIGSTOP ${kind} ${ms / 1_000} s`,
      { ...excuses(kind), ...(kind === 'api' && { refuses: true }) },
      async () => {
        const pids = stage.stack.names(kind).flatMap((name) => familyOf(stage.stack.pid(name)))
        for (const pid of pids) sendSignal(pid, 'SIGSTOP')
        await delay(ms)
        for (const pid of pids) sendSignal(pid, 'SIGCONT')
      },
    )
}

/** PostgreSQL's immediate shutdown, which recovers at the next start. */
export const restartPostgres: Fault = async (stage) => {
  for (let count = 0; count < 2; count += 1) {
    await stage.incident('PostgreSQL immediate restart', { refuses: true }, async () => {
      sendSignal(stage.stack.pid('postgres'), 'SIGQUIT')
      await delay(stage.random.whole(200, 1_000))
    })
  }
}

/** A process dies exactly there, so many times. */
export function killAt(point: PointName, times = 3): Fault {
  return async (stage) => {
    for (let count = 0; count < times; count += 1) {
      await stage.incident(`kill -9 ${pointOf(point).of} ${point}`, excuses(pointOf(point).of), async () => {
        await stage.stack.meet(point, 'kill', pointMsMax)
        await delay(stage.random.whole(100, 800))
      })
    }
  }
}

/** A process stops exactly there, and goes on when its work is another's. */
export function stopAt(point: PointName): Fault {
  return (stage) =>
    stage.incident(`SIGSTOP ${pointOf(point).of} ${point}`, excuses(pointOf(point).of), async () => {
      const pid = await stage.stack.meet(point, 'stop', pointMsMax)
      await delay(takenOverMs)
      signalFamily(pid, 'SIGCONT')
    })
}

/** Temporal loses all it knew: killed, its file deleted, started over nothing. */
export const forgetTemporal: Fault = (stage) =>
  stage.incident('Temporal’s database deleted', {}, async () => {
    const { temporal } = stage.stack.services
    const ended = stage.stack.pid('temporal')
    let forgotten = false
    temporal.prepare = () => {
      // Put away, not deleted: what it held is searched for briefs at the end.
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
