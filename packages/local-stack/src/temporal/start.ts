import { join } from 'node:path'
import { startEphemeral } from '../ephemeral.ts'
import { anyFreePort } from '../ports.ts'
import { startService, stopRunning } from '../service.ts'
import { findTemporalBinary } from './binary.ts'
import { temporalService, type TemporalLogLevel } from './server.ts'

export interface StartedTemporal {
  address: string
  uiUrl: string
  namespace: string
  pid: number
  logFile: string
  stop: () => Promise<void>
}

export interface StartTemporalOptions {
  /**
   * Folder of the database. If it is not set, the server keeps its data in memory, and is also killed when this process
   * exits.
   */
  dir?: string
  port?: number
  uiPort?: number
  namespace?: string
  logLevel?: TemporalLogLevel
  onProgress?: (line: string) => void
}

export async function startTemporal(options: StartTemporalOptions = {}): Promise<StartedTemporal> {
  const { dir, namespace = 'default' } = options
  const binary = await findTemporalBinary(options.onProgress === undefined ? {} : { onProgress: options.onProgress })
  const port = options.port ?? (await anyFreePort())
  const uiPort = options.uiPort ?? (await anyFreePort())
  const level = options.logLevel === undefined ? {} : { logLevel: options.logLevel }
  let logFile = ''
  const serviceIn = (folder: string, databaseFile?: string) => {
    logFile = join(folder, 'temporal.log')
    const stored = databaseFile === undefined ? {} : { databaseFile }
    return temporalService({ binary, port, uiPort, namespace, cwd: folder, logFile, ...stored, ...level })
  }
  const started = { address: `127.0.0.1:${port}`, uiUrl: `http://127.0.0.1:${uiPort}`, namespace }
  if (dir === undefined) {
    const { running, stop } = await startEphemeral((folder) => Promise.resolve(serviceIn(folder)))
    return { ...started, pid: running.pid, logFile, stop }
  }
  const running = await startService(serviceIn(dir, join(dir, 'temporal.db')))
  return { ...started, pid: running.pid, logFile, stop: () => stopRunning(running) }
}
