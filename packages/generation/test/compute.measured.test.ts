import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { getPriority, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, onTestFinished, test } from 'vitest'
import type { Compute } from '../src/compute/compute.ts'
import { type ComputePoolOptions, createComputePool } from '../src/compute/pool.ts'
import type { GenerationRequest } from '../src/request.ts'
import { longestTurn } from '@adcopy/testing/main-thread'

const tasksFile = join(import.meta.dirname, 'compute/rogue-tasks.ts')
const pools: Array<{ close: () => Promise<void> }> = []

afterEach(() => Promise.all(pools.splice(0).map((pool) => pool.close())))

function open(options: ComputePoolOptions = {}) {
  const pool = createComputePool({ tasksFile, cpuMsMax: 300, heapMegabytesMax: 48, ...options })
  pools.push(pool)
  return pool
}

function request(brief: string, seed = 'acg_1', description = 'A workshop.'): GenerationRequest {
  const profile = { name: 'A brand', description }
  return {
    platform: 'facebook',
    awarenessLevel: 'unaware',
    copyLength: 'short',
    brief,
    grounding: { version: 1, profile, brand_brief: [], avatars: [], think_reports: [] },
    offer: null,
    seed,
  }
}

const ask = async (compute: Compute, ...given: Parameters<typeof request>) =>
  (await compute.writerPrompt(request(...given), null)).document

const alive = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

const overrun = { name: 'OverrunError' }

describe('a task that overruns', () => {
  test.each(['loop', 'split', 'buffers', 'exit'])(
    '%s: ends in OverrunError after three runs, and the tasks of others are answered meanwhile',
    async (way) => {
      const pool = open()
      const [bad, good] = [pool.for('ws_bad'), pool.for('ws_good')]
      const rejected = ask(bad, way).catch((error: unknown) => error)
      for (let turn = 0; turn < 50; turn += 1) expect(await ask(good, 'good', `acg_${turn}`)).toBe(`acg_${turn}`)
      expect(await rejected).toMatchObject(overrun)
      expect(await ask(bad, 'good', 'acg_after')).toBe('acg_after')
    },
    30_000,
  )

  test('lets the tasks of other groups run before its next run', async () => {
    const pool = open({ processes: 1, cpuMsMax: 300 })
    const ends: string[] = []
    const end = (name: string) => () => ends.push(name)
    await Promise.all([
      ask(pool.for('ws_bad'), 'loop').catch(end('bad')),
      ask(pool.for('ws_good'), 'good').then(end('good')),
      ask(pool.for('ws_good'), 'good').then(end('good')),
    ])
    expect(ends).toEqual(['good', 'good', 'bad'])
  })
})

test('an abort ends the process of a running task, and no waiting task starts', async () => {
  const ended: unknown[] = []
  const pool = open({ processes: 1, cpuMsMax: 60_000, onProcessEnd: ({ task }) => ended.push(task) })
  await ask(pool, 'good')
  const abort = new AbortController()
  const abandoned = pool.for('ws_1', abort.signal)
  const rejections = ['loop', 'loop'].map((way) => expect(ask(abandoned, way)).rejects.toBe('left'))
  abort.abort('left')
  await Promise.all(rejections)
  expect(await ask(pool.for('ws_1'), 'good')).toBe('acg_1')
  expect(ended).toHaveLength(1)
})

test.each(['fault', 'depth'])('%s: an error in a task is the error of that call, after one run', async (way) => {
  const pool = open()
  const pid = await ask(pool, 'pid')
  const error: unknown = await ask(pool, way).catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(Error)
  expect(error).not.toMatchObject(overrun)
  expect(alive(Number(pid))).toBe(true)
})

test('one group never uses every process', async () => {
  const ended: unknown[] = []
  const pool = open({ cpuMsMax: 5_000, onProcessEnd: ({ task }) => ended.push(task) })
  const askAll = () => Promise.all(['ws_good', 'ws_bad'].map((group) => ask(pool.for(group), 'pid')))
  await expect.poll(async () => new Set(await askAll()).size).toBe(2) // both processes are ready
  const hogs = Array.from({ length: 8 }, () => ask(pool.for('ws_bad'), 'loop').catch(() => 'ended'))
  await ask(pool.for('ws_good'), 'good')
  expect(ended).toEqual([]) // no task of the other group had to end first
  await pool.close()
  expect(new Set(await Promise.all(hogs))).toEqual(new Set(['ended']))
})

test('groups take turns: one with many tasks does not delay another by more than one', async () => {
  const pool = open({ processes: 1 })
  const answered: string[] = []
  const send = (group: string, count: number) =>
    Array.from({ length: count }, async () => answered.push(await ask(pool.for(group), 'good', group)))
  await Promise.all([...send('many', 20), ...send('few', 2)])
  expect(answered.indexOf('few')).toBeLessThanOrEqual(1)
  expect(answered.lastIndexOf('few')).toBeLessThanOrEqual(3)
})

test('a process starts when a task finds none that is free, and stays', async () => {
  const children = () => process.getActiveResourcesInfo().filter((kind) => kind === 'ProcessWrap').length
  await expect.poll(children).toBe(0) // the processes of the previous test have ended
  const pool = open()
  expect(children()).toBe(0)
  const pids = new Set<string>()
  for (let turn = 0; turn < 5; turn += 1) pids.add(await ask(pool.for(`ws_${turn}`), 'pid'))
  expect(pids.size).toBe(1)
  await Promise.all([ask(pool.for('ws_1'), 'hold'), ask(pool.for('ws_2'), 'good'), ask(pool.for('ws_3'), 'good')])
  expect(children()).toBe(2)
})

test('a pool that is warm takes its first task into the process that it has', async () => {
  const children = () => process.getActiveResourcesInfo().filter((kind) => kind === 'ProcessWrap').length
  await expect.poll(children).toBe(0)
  const pool = open()
  pool.warm()
  pool.warm()
  expect(children()).toBe(1)
  await ask(pool, 'good')
  expect(children()).toBe(1)
})

test('the main thread is never held for 50 ms, whatever tasks do and however large they are', async () => {
  const pool = open()
  await ask(pool, 'good')
  const large = 'Žlutý kůň, 1 234,50 €; '.repeat(6_000).slice(0, 128 * 1024)
  const turn = await longestTurn(async () => {
    const rogues = ['loop', 'split', 'buffers'].map((way) => ask(pool.for(way), way).catch(() => 'ended'))
    const good = Array.from({ length: 200 }, (_, index) => ask(pool.for('ws_good'), 'size', `acg_${index}`, large))
    expect(await Promise.all(rogues)).toEqual(['ended', 'ended', 'ended'])
    for (const size of await Promise.all(good)) expect(Number(size)).toBeGreaterThan(128 * 1024)
  })
  expect(turn).toBeLessThan(50)
}, 60_000)

/** Starts a parent whose two compute processes are in endless loops. The parent is killed after the test. */
async function spawnParent(command: string, args: string[]) {
  const parent = spawn(command, [...args, join(import.meta.dirname, 'compute/lonely-parent.ts')])
  onTestFinished(() => void parent.kill('SIGKILL'))
  const [line] = (await once(parent.stdout, 'data')) as [Buffer]
  return { parent, pids: line.toString().trim().split(' ').map(Number) }
}

describe('closing', () => {
  test('kills the processes and rejects what is not done', async () => {
    const pool = open()
    const pid = Number(await ask(pool, 'pid'))
    const rejected = ask(pool, 'loop').catch((error: unknown) => error)
    await pool.close()
    expect(await rejected).toMatchObject({ message: 'the compute pool is closed' })
    expect(alive(pid)).toBe(false)
    await expect(ask(pool, 'good')).rejects.toThrow('closed')
  })

  test('a parent that is killed leaves no process behind, not even one in an endless loop', async () => {
    const { parent, pids } = await spawnParent(process.execPath, [])
    expect(new Set(pids).size).toBe(2)
    expect(pids.map(alive)).toEqual([true, true])
    parent.kill('SIGKILL')
    await expect.poll(() => pids.filter(alive), { timeout: 5_000 }).toEqual([])
  })
})

test('a parent of low priority has processes of the same: without privileges none of them could raise it', async () => {
  const { pids } = await spawnParent('nice', ['-n', '15', process.execPath])
  const low = Math.min(19, getPriority() + 15)
  expect(pids.map(getPriority)).toEqual([low, low])
})

describe('processes that cannot start', () => {
  const folder = join(tmpdir(), `ad-copy-few-${process.pid}`)
  const tasksOfFew = join(import.meta.dirname, 'compute/few-tasks.ts')
  const letLoad = (count: number) => {
    mkdirSync(folder, { recursive: true })
    for (let file = 0; file < count; file += 1) writeFileSync(join(folder, `${file}`), '')
  }
  afterEach(() => rmSync(folder, { recursive: true }))

  test('tasks that cannot be loaded reject, and the pool works on when they can', async () => {
    letLoad(0)
    const pool = open({ tasksFile: tasksOfFew })
    await expect(ask(pool, 'good')).rejects.toThrow('did not start')
    await expect(ask(pool, 'good')).rejects.toThrow('did not start')
    letLoad(1)
    expect(await ask(pool, 'good')).toBe('acg_1')
  })

  test('tasks wait for a process that works', async () => {
    letLoad(1)
    const pool = open({ tasksFile: tasksOfFew })
    const pid = await ask(pool, 'pid')
    const held = ['ws_1', 'ws_2', 'ws_3', 'ws_4', 'ws_5'].map((group) => ask(pool.for(group), 'hold'))
    expect(await Promise.all(held)).toEqual(held.map(() => pid))
  })

  test('a task whose process ended runs again in a process that is idle', async () => {
    letLoad(2)
    const pool = open({ tasksFile: tasksOfFew, overrunsMax: 2 })
    const hold = () => Promise.all([ask(pool.for('ws_1'), 'hold'), ask(pool.for('ws_2'), 'hold')])
    await expect.poll(async () => new Set(await hold()).size).toBe(2)
    await expect(ask(pool.for('ws_1'), 'exit')).rejects.toMatchObject(overrun)
  }, 15_000)
})

test('tasks reject if the system refuses a process at once', async () => {
  const pool = open({ tasksFile: `/${'x'.repeat(200_000)}` }) // longer than an argument may be
  await expect(ask(pool, 'good')).rejects.toThrow('did not start')
})

test('the end of a process is reported with the task that it ran', async () => {
  const ends: unknown[] = []
  const pool = open({ overrunsMax: 1, onProcessEnd: (end) => ends.push(end) })
  await expect(ask(pool, 'exit')).rejects.toThrow('writerPrompt')
  await expect(ask(pool, 'loop')).rejects.toThrow('writerPrompt')
  expect(ends).toEqual([
    { code: 0, signal: null, task: 'writerPrompt' },
    { code: null, signal: 'SIGKILL', task: 'writerPrompt' },
  ])
})

test('tasks whose process does not finish its start reject', async () => {
  const pool = open({ tasksFile: join(import.meta.dirname, 'compute/endless-tasks.ts'), startMsMax: 300 })
  await expect(ask(pool, 'good')).rejects.toThrow('did not start')
})

test('arguments that cannot be cloned reject, and the process stays in use', async () => {
  const pool = open()
  const bad = { ...request('good'), seed: (() => undefined) as unknown as string }
  await expect(pool.writerPrompt(bad, null)).rejects.toThrow()
  expect(await ask(pool, 'good')).toBe('acg_1')
})
