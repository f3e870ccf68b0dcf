import { createJobOperation } from '@adcopy/contract'
import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type { Side } from '../bench.ts'
import { cpuMs } from '../processes.ts'
import type { Ours } from './work-stack.ts'

const openMax = 64
const pollMs = 20

const body = JSON.stringify({
  platform: 'facebook',
  awareness_level: 'problem_aware',
  brief: 'Thesis season is near; speak to those who lose their sources.',
  copy_length: 'medium',
})

let next = 0

/** Creates one job over HTTP. Retries while the service is unavailable. */
export async function createJob({ url, partners }: Ours): Promise<string> {
  const { token } = partners[(next += 1) % partners.length]!
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    'idempotency-key': randomUUID(),
  }
  for (;;) {
    const response = await fetch(`${url}${createJobOperation.path}`, { method: 'POST', headers, body })
    const text = await response.text()
    if (response.status === 202) return (JSON.parse(text) as { id: string }).id
    if (response.status !== 503) throw new Error(`the job was answered with ${response.status}: ${text}`)
    await delay(pollMs)
  }
}

type Pids = Readonly<Record<string, number>>

/**
 * Runs the work. Returns its rate in jobs per second and the processor time of each process per job in milliseconds.
 */
export async function perJob(pids: Pids, work: () => Promise<number>): Promise<Record<string, number>> {
  const spent = () => Object.entries(pids).map(([name, pid]) => [name, cpuMs(pid)] as const)
  const before = new Map(spent())
  const began = performance.now()
  const jobs = await work()
  const rate = (jobs * 1_000) / (performance.now() - began)
  const cpu = spent().map(([name, ms]) => [`${name}Ms`, (ms - (before.get(name) ?? NaN)) / jobs] as const)
  return { rate, ...Object.fromEntries(cpu) }
}

export function oursSide(ours: Ours): Side {
  return (seconds) =>
    perJob(ours.pids, async () => {
      const endMs = performance.now() + seconds * 1_000
      let accepted = 0
      let open = 0
      for (;;) {
        const creates = performance.now() < endMs ? openMax - open : 0
        await Promise.all(Array.from({ length: creates }, () => createJob(ours)))
        accepted += creates
        const { rows } = await ours.database.query<{ open: number }>('select count(*)::int as open from job_due')
        open = rows[0]!.open
        if (open === 0 && creates === 0) return accepted
        await delay(pollMs)
      }
    })
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
