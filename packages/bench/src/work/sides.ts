import { createJobOperation } from '@adcopy/contract'
import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type { Side } from '../bench.ts'
import { cpuMs } from '../processes.ts'
import type { JobService } from './work-stack.ts'

export const openMax = 64
export const pollMs = 20
const drainMs = 10_000

export const body = JSON.stringify({
  platform: 'facebook',
  awareness_level: 'problem_aware',
  brief: 'Thesis season is near; speak to those who lose their sources.',
  copy_length: 'medium',
})

type Entry = Pick<JobService, 'url' | 'partners'>

let next = 0

/** The returned function sends the same request, with the same key, on each call. */
function prepareCreate({ url, partners }: Entry) {
  const { token } = partners[(next += 1) % partners.length]!
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    'idempotency-key': randomUUID(),
  }
  return async (init?: Pick<RequestInit, 'signal'>): Promise<{ id?: string; status: number; text: string }> => {
    const response = await fetch(`${url}${createJobOperation.path}`, { method: 'POST', headers, body, ...init })
    const text = await response.text()
    const { status } = response
    return { status, text, ...(status === 202 && { id: (JSON.parse(text) as { id: string }).id }) }
  }
}

/** Retries while the service is unavailable. */
export async function createJob(service: Entry): Promise<string> {
  const create = prepareCreate(service)
  for (;;) {
    const { id, status, text } = await create()
    if (id !== undefined) return id
    if (status !== 503) throw new Error(`the job was answered with ${status}: ${text}`)
    await delay(pollMs)
  }
}

/** Repeats the request with the same key until the response is a 202, as partners should. */
export async function createPatiently(service: JobService): Promise<string> {
  const create = prepareCreate(service)
  for (;;) {
    // While the api is down, the request fails or times out.
    const answer = await create({ signal: AbortSignal.timeout(5_000) }).catch(() => undefined)
    if (answer?.id !== undefined) return answer.id
    await delay(100)
  }
}

/** Removes the ids of terminal jobs from `open`, and returns how many it removed. */
export async function removeTerminal({ database }: JobService, open: Set<string>): Promise<number> {
  const text = 'select id from job where id = any ($1) and completed_at is not null'
  const { rows } = await database.query<{ id: string }>(text, [[...open]])
  for (const { id } of rows) open.delete(id)
  return rows.length
}

type Pids = Readonly<Record<string, number>>

/**
 * `work` returns the number of jobs that it processed. The result contains the rate in jobs per second and, for each
 * process, the processor time per job in milliseconds.
 */
async function perJob(pids: Pids, work: () => Promise<number>): Promise<Record<string, number>> {
  const spent = () => Object.entries(pids).map(([name, pid]) => [name, cpuMs(pid)] as const)
  const before = new Map(spent())
  const began = performance.now()
  const jobs = await work()
  const rate = (jobs * 1_000) / (performance.now() - began)
  const cpu = spent().map(([name, ms]) => [`${name}Ms`, (ms - (before.get(name) ?? NaN)) / jobs] as const)
  return { rate, ...Object.fromEntries(cpu) }
}

/**
 * Keeps {@link openMax} jobs open for the given time, and then waits up to {@link drainMs} for them to end. If a job is
 * still open when the next measurement begins, it is part of that measurement. `pids` are the processes whose processor
 * time is measured.
 */
export function jobsSide(service: JobService, pids: Pids = service.pids): Side {
  const open = new Set<string>()
  return async (seconds) => {
    await removeTerminal(service, open)
    return perJob(pids, async () => {
      const endMs = performance.now() + seconds * 1_000
      let terminal = 0
      let creating = 0
      let failure: Error | undefined
      const create = async () => {
        creating += 1
        open.add(await createJob(service))
        creating -= 1
      }
      for (;;) {
        const creates = performance.now() < endMs ? openMax - creating - open.size : 0
        for (let each = 0; each < creates; each += 1) create().catch((error: Error) => (failure = error))
        terminal += await removeTerminal(service, open)
        if (failure !== undefined) throw failure
        const now = performance.now()
        if (now > endMs && (creating + open.size === 0 || now > endMs + drainMs)) return terminal
        await delay(pollMs)
      }
    })
  }
}

export function callSide(pids: Pids, call: () => Promise<unknown>): Side {
  return (seconds) =>
    perJob(pids, async () => {
      const endMs = performance.now() + seconds * 1_000
      let jobs = 0
      const keepCalling = async () => {
        while (performance.now() < endMs) {
          await call()
          jobs += 1
        }
      }
      await Promise.all(Array.from({ length: openMax }, keepCalling))
      return jobs
    })
}
