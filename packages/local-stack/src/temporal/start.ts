import { join } from 'node:path'
import { startEphemeral } from '../ephemeral.ts'
import { anyFreePort } from '../ports.ts'
import { startService, stopRunning } from '../service.ts'
import { findTemporalBinary } from './binary.ts'
import { temporalService } from './server.ts'

export interface StartedTemporal {
  address: string
  uiUrl: string
  namespace: string
  pid: number
  stop: () => Promise<void>
}

export interface StartTemporalOptions {
  /** A folder for its SQLite file and log; absent: in memory, gone with `stop()` or this process. */
  dir?: string
  port?: number
  uiPort?: number
  namespace?: string
  onProgress?: (line: string) => void
}

/** A real Temporal server on free ports of 127.0.0.1, its namespace ready. */
export async function startTemporal(options: StartTemporalOptions = {}): Promise<StartedTemporal> {
  const { dir, namespace = 'default' } = options
  const binary = await findTemporalBinary(options.onProgress === undefined ? {} : { onProgress: options.onProgress })
  const port = options.port ?? (await anyFreePort())
  const uiPort = options.uiPort ?? (await anyFreePort())
  const serviceIn = (folder: string) =>
    temporalService({ binary, port, uiPort, namespace, cwd: folder, logFile: join(folder, 'temporal.log') })
  const started = { address: `127.0.0.1:${port}`, uiUrl: `http://127.0.0.1:${uiPort}`, namespace }
  if (dir === undefined) {
    const { running, stop } = await startEphemeral((folder) => Promise.resolve(serviceIn(folder)))
    return { ...started, pid: running.pid, stop }
  }
  const logFile = join(dir, 'temporal.log')
  const databaseFile = join(dir, 'temporal.db')
  const running = await startService(
    temporalService({ binary, port, uiPort, namespace, cwd: dir, logFile, databaseFile }),
  )
  return { ...started, pid: running.pid, stop: () => stopRunning(running) }
}
