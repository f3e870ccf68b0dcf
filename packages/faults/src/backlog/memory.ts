import { until } from '@adcopy/local-stack'
import { execFile } from 'node:child_process'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import type { OperationsUrls } from './plain-programs.ts'

export const programs = ['api', 'worker'] as const

export interface PerProgram {
  api: number
  worker: number
}

/** Resident memory of both programs in bytes. `at` is the time of the sample in Unix milliseconds. */
export interface MemorySample extends PerProgram {
  at: number
}

const everyMs = 500
const restMsMax = 120_000
const restSpreadMax = 0.02

/** While one of the programs is down, no samples are recorded. */
export function watchMemory(pids: PerProgram, end: AbortSignal): readonly MemorySample[] {
  const samples: MemorySample[] = []
  const watch = async () => {
    while (!end.aborted) {
      const sizes = await residentBytes([pids.api, pids.worker])
      const [api, worker] = [sizes.get(pids.api), sizes.get(pids.worker)]
      if (api !== undefined && worker !== undefined) samples.push({ at: Date.now(), api, worker })
      await delay(everyMs, undefined, { signal: end }).catch(() => undefined)
    }
  }
  void watch()
  return samples
}

/** `ps` prints kibibytes on Linux and macOS. */
async function residentBytes(pids: readonly number[]): Promise<Map<number, number>> {
  const listed = await promisify(execFile)('ps', ['-o', 'pid=,rss=', '-p', pids.join(',')]).catch(() => ({
    stdout: '',
  }))
  const lines = listed.stdout.trim().split('\n').filter(Boolean)
  return new Map(
    lines.map((line) => line.trim().split(/\s+/).map(Number)).map(([pid = 0, size = 0]) => [pid, size * 1_024]),
  )
}

export async function untilAtRest(
  samples: readonly MemorySample[],
  restMs: number,
): Promise<{ from: number; to: number }> {
  const began = Date.now()
  await until(() => Date.now() - began > restMs && isAtRest(samples.filter(({ at }) => at > Date.now() - restMs)), {
    withinMs: restMsMax + restMs,
    everyMs,
    what: 'memory at rest',
  })
  return { from: Date.now() - restMs, to: Date.now() }
}

export function isAtRest(samples: readonly MemorySample[]): boolean {
  if (samples.length < 2) return false
  return programs.every((program) => {
    const sizes = samples.map((sample) => sample[program])
    return Math.max(...sizes) <= Math.min(...sizes) * (1 + restSpreadMax)
  })
}

export async function readHeaps(urls: OperationsUrls): Promise<PerProgram> {
  const [api, worker] = await Promise.all([readHeap(urls.api), readHeap(urls.worker)])
  return { api, worker }
}

async function readHeap(url: string): Promise<number> {
  const response = await fetch(url)
  const [, used] = /^nodejs_heap_size_used_bytes (\S+)/m.exec(await response.text()) ?? []
  if (used === undefined) throw new Error(`${url} tells of no heap`)
  return Number(used)
}
