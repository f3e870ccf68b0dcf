import { join } from 'node:path'
import { startEphemeral } from '../ephemeral.ts'
import { anyFreePort } from '../ports.ts'
import { findTemporalBinary } from './binary.ts'
import { temporalService, type TemporalOptions } from './server.ts'

export interface StartedTemporal {
  address: string
  uiUrl: string
  namespace: string
  pid: number
  logFile: string
  stop: () => Promise<void>
}

export type StartTemporalOptions = Partial<Pick<TemporalOptions, 'namespace' | 'logLevel' | 'settings'>>

/** The server keeps its data in memory. It ends when `stop` is called or this process exits. */
export async function startTemporal(options: StartTemporalOptions = {}): Promise<StartedTemporal> {
  const { namespace = 'default' } = options
  const binary = await findTemporalBinary()
  const [port, uiPort] = [await anyFreePort(), await anyFreePort()]
  const { running, stop } = await startEphemeral(async (folder) =>
    temporalService({
      binary,
      port,
      uiPort,
      cwd: folder,
      logFile: join(folder, 'temporal.log'),
      ...options,
      namespace,
    }),
  )
  return {
    address: `127.0.0.1:${port}`,
    uiUrl: `http://127.0.0.1:${uiPort}`,
    namespace,
    pid: running.pid,
    logFile: running.service.logFile,
    stop,
  }
}
