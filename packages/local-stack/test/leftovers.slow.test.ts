import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { temporaryFolder } from '@adcopy/testing'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { identify, isRunning, sendSignal } from '../src/identity.ts'
import { readJson, writeJson } from '../src/json-file.ts'
import { tryLock } from '../src/lock.ts'
import { startPostgres } from '../src/postgres/start.ts'
import { endLeftovers } from '../src/process-record.ts'
import { launch, stopRunning, type Running } from '../src/service.ts'
import { dummy, stays } from './support/dummy.ts'
import { untilEnded } from './support/until-ended.ts'

let folder = ''
const launched: Running[] = []

beforeEach(() => {
  folder = temporaryFolder()
})

afterEach(async () => {
  await Promise.all(launched.splice(0).map(stopRunning))
})

async function launchDummy(): Promise<Running> {
  const running = await launch(dummy(folder, 'worker', stays))
  launched.push(running)
  return running
}

test('a process of a killed run is ended before a new start', async () => {
  const left = await launchDummy()
  const file = join(folder, 'processes.json')
  writeJson(file, { worker: { pid: left.pid, started: left.started } })
  const said: string[] = []
  await endLeftovers(file, (line) => said.push(line))
  expect(isRunning(left)).toBe(false)
  expect(said).toEqual([`  ending worker (pid ${left.pid}), left running by a killed run`])
  expect(readJson(file)).toEqual({})
})

test('a pid that now belongs to another process is left alone', async () => {
  const innocent = await launchDummy()
  const file = join(folder, 'processes.json')
  writeJson(file, { worker: { pid: innocent.pid, started: 'earlier' } })
  await endLeftovers(file, () => undefined)
  expect(innocent.ending()).toBeUndefined()
})

test('a truncated or missing record ends nothing and fails nothing', async () => {
  await endLeftovers(join(folder, 'none.json'), () => undefined)
  writeJson(join(folder, 'odd.json'), ['x', { worker: 1 }])
  await endLeftovers(join(folder, 'odd.json'), () => undefined)
  expect(existsSync(join(folder, 'none.json'))).toBe(false)
})

test('a second run finds the first one by its lock, and takes over the lock of a dead run', async () => {
  const file = join(folder, 'supervisor.json')
  const first = tryLock(file)
  expect(tryLock(file)).toEqual({ heldBy: identify(process.pid) })
  if ('release' in first) first.release()
  const dead = await launchDummy()
  writeJson(file, { pid: dead.pid, started: dead.started })
  expect(tryLock(file)).toEqual({ heldBy: { pid: dead.pid, started: dead.started } })
  await stopRunning(dead)
  expect(tryLock(file)).toHaveProperty('release')
  expect(readdirSync(folder).filter((name) => name.startsWith('supervisor'))).toEqual(['supervisor.json'])
})

test('an ephemeral server whose starter was killed is ended and its files removed by the next start', async () => {
  const module = join(import.meta.dirname, '../src/postgres/start.ts')
  const script = `const { startPostgres } = await import(${JSON.stringify(module)})
    process.stdout.write(String((await startPostgres()).pid)); ${stays}`
  const starter = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [printed] = (await once(starter.stdout, 'data')) as [Buffer]
  const abandoned = identify(Number(printed.toString()))
  expect(abandoned).toBeDefined()
  if (abandoned === undefined) return
  starter.kill('SIGKILL')
  await once(starter, 'exit')
  expect(isRunning(abandoned)).toBe(true)
  const abandonedFolder =
    readdirSync(tmpdir()).find((name) => childOf(join(tmpdir(), name)) === abandoned.pid) ?? 'none'
  expect(abandonedFolder).toMatch(/^ad-copy-ephemeral-/)
  const next = await startPostgres()
  await untilEnded(abandoned)
  expect(existsSync(join(tmpdir(), abandonedFolder))).toBe(false)
  await next.stop()
})

test('signalling a process that is gone is not an error', async () => {
  const gone = await launchDummy()
  await stopRunning(gone)
  expect(() => sendSignal(gone.pid, 'SIGTERM')).not.toThrow()
})

function childOf(directory: string): number | undefined {
  const record = readJson(join(directory, 'record.json')) as { child?: { pid: number } } | undefined
  return record?.child?.pid
}
