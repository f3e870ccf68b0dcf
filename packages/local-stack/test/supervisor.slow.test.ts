import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from '@adcopy/testing'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { identify, isRunning, sendSignal } from '../src/identity.ts'
import { Supervisor } from '../src/supervisor.ts'
import { until } from '../src/until.ts'
import { dummy, stays } from './support/dummy.ts'

let folder = ''
let supervisor: Supervisor
let starts: Map<string, number>[] = []
let said: string[] = []

beforeEach(() => {
  folder = temporaryFolder()
  starts = []
  said = []
  supervisor = new Supervisor({
    say: (line) => said.push(line),
    onStarted: (running) => starts.push(new Map([...running].map(([name, { pid }]) => [name, pid]))),
    backoff: { firstMs: 5, maxMs: 40, healthyMs: 60_000 },
  })
})

afterEach(() => supervisor.kill())

const identityOf = (name: string) => identify(supervisor.pid(name) ?? 0)

test('a killed process is started again, and its new pid is reported', async () => {
  await supervisor.start(dummy(folder, 'worker', stays))
  const before = identityOf('worker')
  sendSignal(before?.pid ?? 0, 'SIGKILL')
  await until(() => starts.length === 2, { what: 'the second start' })
  const after = identityOf('worker')
  expect(after?.pid).not.toBe(before?.pid)
  expect(starts.map((running) => running.get('worker'))).toEqual([before?.pid, after?.pid])
  expect(said[0]).toContain('ended (signal SIGKILL)')
})

test('a process that keeps ending is started again after increasing pauses, up to a limit', async () => {
  const service = dummy(folder, 'worker', 'console.error("no Temporal"); process.exit(3)', {
    retriedFromTheStart: true,
  })
  await supervisor.start(service)
  await until(() => said.filter((line) => line.includes('ended')).length >= 5, { what: 'five ends' })
  const pauses = said.filter((line) => line.includes('ended')).map((line) => /again in ([\d.]+) s/.exec(line)?.[1])
  expect(pauses.slice(0, 5)).toEqual(['0.005', '0.01', '0.02', '0.04', '0.04'])
  expect(said[0]).toContain('ended (status 3)')
  expect(said[0]).toContain('its last words: no Temporal')
})

test('a process that ends before it is ready fails the start with the end of its log', async () => {
  const service = dummy(folder, 'api', 'console.error("PORT must be a number"); process.exit(1)', {
    probe: () => Promise.reject(new Error('not yet')),
  })
  await expect(supervisor.start(service)).rejects.toThrow(
    /api ended \(status 1\) before it was ready\nPORT must be a number/,
  )
})

test('a process that never becomes ready fails the start at the deadline and is stopped', async () => {
  const service = dummy(folder, 'api', stays, {
    probe: () => Promise.reject(new Error('no answer')),
    readyDeadlineMs: 200,
  })
  const failed = supervisor.start(service)
  await until(() => supervisor.pid('api') !== null, { everyMs: 10, what: 'the process' })
  const identity = identityOf('api')
  await expect(failed).rejects.toThrow(/api was not ready within 0.2 s \(no answer\)/)
  expect(identity !== undefined && isRunning(identity)).toBe(false)
})

test('services stop one after the other in the given order', async () => {
  const order = join(folder, 'order')
  const noting = (name: string) => `
    process.on('SIGTERM', () => setTimeout(() => { require('fs').appendFileSync('order', '${name} '); process.exit() }, 30))
    require('fs').writeFileSync('${name}.up', ''); ${stays}`
  appendFileSync(order, '')
  for (const name of ['postgres', 'api', 'worker']) {
    const probe = () =>
      existsSync(join(folder, `${name}.up`)) ? Promise.resolve() : Promise.reject(new Error('not up'))
    await supervisor.start(dummy(folder, name, noting(name), { probe }))
  }
  await supervisor.stop(['worker', 'api', 'postgres'])
  expect(readFileSync(order, 'utf8')).toBe('worker api postgres ')
})

test('a process that ignores the stop signal is killed after its grace period', async () => {
  const script = `process.on('SIGTERM', () => {}); require('fs').writeFileSync('up', ''); ${stays}`
  await supervisor.start(
    dummy(folder, 'worker', script, {
      probe: () => (existsSync(join(folder, 'up')) ? Promise.resolve() : Promise.reject(new Error('not up'))),
      stopSignals: [{ signal: 'SIGTERM', graceMs: 50 }],
    }),
  )
  const identity = identityOf('worker')
  await supervisor.stop(['worker'])
  expect(identity !== undefined && isRunning(identity)).toBe(false)
  expect(starts).toHaveLength(1)
})

test('stopping also ends the pause before a restart', async () => {
  const slow = new Supervisor({
    say: () => undefined,
    onStarted: () => undefined,
    backoff: { firstMs: 60_000, maxMs: 60_000, healthyMs: 1 },
  })
  await slow.start(dummy(folder, 'worker', 'process.exit(1)', { retriedFromTheStart: true }))
  const began = performance.now()
  await slow.stop(['worker'])
  expect(performance.now() - began).toBeLessThan(5_000)
})

test('the output of a process is appended to its log over restarts', async () => {
  writeFileSync(join(folder, 'worker.log'), 'before\n')
  await supervisor.start(dummy(folder, 'worker', 'console.log("line"); process.exit(1)', { retriedFromTheStart: true }))
  await until(() => starts.length >= 3, { what: 'three starts' })
  expect(readFileSync(join(folder, 'worker.log'), 'utf8')).toMatch(/^before\nline\nline\n/)
})

test('killing the stack waits for no process, not even for one that is starting', async () => {
  await supervisor.start(dummy(folder, 'worker', `process.on('SIGTERM', () => {}); ${stays}`))
  const starting = supervisor.start(dummy(folder, 'late', stays, { probe: () => Promise.reject(new Error('not up')) }))
  await until(() => supervisor.pid('late') !== null, { what: 'a process that is not ready' })
  const launching = supervisor.start(dummy(folder, 'later', stays))
  const identities = ['worker', 'late'].map(identityOf)
  supervisor.kill()
  const ends = await Promise.allSettled([starting, launching])
  expect(ends.map((end) => end.status === 'rejected' && String(end.reason))).toEqual([
    expect.stringContaining('late ended (signal SIGKILL)'),
    expect.stringContaining('the stack is being killed'),
  ])
  for (const identity of identities) {
    await until(() => identity !== undefined && !isRunning(identity), { what: 'the end of both processes' })
  }
})
