import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { startEphemeral } from '../ephemeral.ts'
import { anyFreePort } from '../ports.ts'
import { startService, stopRunning } from '../service.ts'
import { postgresService, type PostgresOptions, type PostgresService } from './service.ts'

export interface StartedPostgres {
  /** Contains the user name and password of a superuser. */
  url: string
  pid: number
  logFile: string
  stop: () => Promise<void>
}

export type StartPostgresOptions =
  | { ephemeral: true; port?: number; settings?: PostgresOptions['settings'] }
  | { ephemeral?: false; dir: string; password: string; logFile: string; port?: number }

export async function startPostgres(options: StartPostgresOptions): Promise<StartedPostgres> {
  const port = options.port ?? (await anyFreePort())
  if (options.ephemeral !== true) {
    const { dir, password, logFile } = options
    const service = await postgresService({ dir, password, logFile, port })
    const running = await startService(service)
    return { url: service.url, pid: running.pid, logFile, stop: () => stopRunning(running) }
  }
  let service: PostgresService | undefined
  const { running, stop } = await startEphemeral(async (folder) => {
    const password = randomBytes(18).toString('base64url')
    return (service = await postgresService({
      dir: join(folder, 'postgres'),
      logFile: join(folder, 'postgres.log'),
      password,
      port,
      ephemeral: true,
      settings: options.settings,
    }))
  })
  return { url: service?.url ?? '', pid: running.pid, logFile: running.service.logFile, stop }
}
