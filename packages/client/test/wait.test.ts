import { afterAll, describe, expect, test } from 'vitest'
import { TimeoutError } from '../src/index.ts'
import { closeServers, cut, input, jobs, json, play, problem } from './server.ts'

afterAll(closeServers)

const pace = (seconds: number) => ({ 'retry-after': String(seconds) })

describe.concurrent('waiting', () => {
  test('polls at the pace of every answer, that of the create first', async () => {
    const { client, seen } = await play([
      json(202, jobs.queued, pace(1)),
      json(200, jobs.running, pace(3)),
      json(200, jobs.running, pace(1)),
      json(200, jobs.succeeded),
    ])
    const states: string[] = []
    const job = await client.jobs.createAndWait(input, { onProgress: ({ status }) => states.push(status) })
    expect(job).toEqual(jobs.succeeded)
    expect(states).toEqual(['running', 'running', 'succeeded'])
    expect(seen.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'POST /api/v1/ad-copy-generations',
      ...Array<string>(3).fill('GET /api/v1/ad-copy-generations/acg_1'),
    ])
    const gapsMs = seen.slice(1).map(({ atMs }, index) => atMs - seen[index]!.atMs)
    for (const [index, seconds] of [1, 3, 1].entries()) expect(gapsMs[index]).toBeGreaterThanOrEqual(seconds * 1000)
    expect(gapsMs[2]).toBeLessThan(3000)
  })

  test('for a job object keeps the pace of the answer that it came with', async () => {
    const { client, seen } = await play([json(202, jobs.queued, pace(1)), json(200, jobs.failed)])
    const job = await client.jobs.create(input)
    expect(await client.jobs.wait(job)).toEqual(jobs.failed)
    expect(seen[1]!.atMs - seen[0]!.atMs).toBeGreaterThanOrEqual(1000)
  })

  test('for a job that has ended asks nothing', async () => {
    const { client, seen } = await play([json(202, jobs.succeeded)])
    expect(await client.jobs.wait(jobs.failed)).toBe(jobs.failed)
    expect(await client.jobs.createAndWait(input)).toEqual(jobs.succeeded)
    expect(seen).toHaveLength(1)
  })

  test('for an id asks at once', async () => {
    const { client, seen } = await play([json(200, jobs.succeeded)])
    expect(await client.jobs.wait('acg_1')).toEqual(jobs.succeeded)
    expect(seen).toHaveLength(1)
  })

  test('outlives what passes by itself, more often than a call would', async () => {
    const busy = problem('unavailable', pace(0))
    const { client, seen } = await play([busy, busy, cut, json(200, jobs.succeeded)])
    expect(await client.jobs.wait('acg_1')).toEqual(jobs.succeeded)
    expect(seen).toHaveLength(4)
  })

  test('ends with a problem that does not pass', async () => {
    const { client, seen } = await play([json(202, jobs.queued, pace(0)), problem('workspace_frozen')])
    const failure = client.jobs.createAndWait(input, { idempotencyKey: 'mine' })
    await expect(failure).rejects.toMatchObject({ code: 'workspace_frozen', jobId: 'acg_1', idempotencyKey: 'mine' })
    expect(seen).toHaveLength(2)
  })

  test('ends at once when the next poll comes after the time-out', async () => {
    const { client, seen } = await play([json(200, jobs.running, pace(90))])
    const error: unknown = await client.jobs.wait('acg_1', { timeoutMs: 60_000 }).catch((e: unknown) => e)
    expect(error).toBeInstanceOf(TimeoutError)
    expect(error).toMatchObject({ jobId: 'acg_1' })
    expect(seen).toHaveLength(1)
  })

  test('ends with the reason of its signal, and leaves no listener on it', async () => {
    const { client } = await play([json(200, jobs.running, pace(30))])
    const controller = new AbortController()
    const listeners = new Set<unknown>()
    const { signal } = controller
    const add = signal.addEventListener.bind(signal)
    const remove = signal.removeEventListener.bind(signal)
    signal.addEventListener = (type: string, listener: () => void) => {
      listeners.add(listener)
      add(type, listener)
    }
    signal.removeEventListener = (type: string, listener: () => void) => {
      listeners.delete(listener)
      remove(type, listener)
    }
    setTimeout(() => controller.abort(new Error('stop')), 300)
    await expect(client.jobs.wait('acg_1', { signal })).rejects.toThrow('stop')
    expect(listeners.size).toBe(0)
  })
})
