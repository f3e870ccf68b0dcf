import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import type { Figures, Side } from '../bench.ts'
import { cpuMs, peakMib } from '../processes.ts'
import type { Server } from './http-stack.ts'
import type { Load } from './load.ts'

/** `cpuUs` is the server's processor time per request in microseconds, and `postgresUs` is PostgreSQL's. */
export function loadSide(
  { pid, port, postgresPid }: Server,
  load: Pick<Load, 'connections' | 'requests' | 'status'>,
): Side {
  return async (seconds) => {
    const before = [cpuMs(pid), cpuMs(postgresPid)] as const
    const { requests, ...figures } = await runLoad({ ...load, port, seconds })
    const perRequest = (process: number, from: number) => ((cpuMs(process) - from) * 1_000) / requests
    return {
      ...figures,
      cpuUs: perRequest(pid, before[0]),
      postgresUs: perRequest(postgresPid, before[1]),
      peakMib: peakMib(pid),
    }
  }
}

export async function runLoad(load: Load): Promise<Figures & { requests: number }> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'load.ts')], { stdio: ['pipe', 'pipe', 'inherit'] })
  const ended = once(child, 'exit')
  child.stdin.end(JSON.stringify(load))
  const figures = await json(child.stdout).catch(() => undefined)
  const [status] = await ended
  if (status !== 0 || figures === undefined) throw new Error('the load was not answered as expected')
  return figures as Figures & { requests: number }
}
