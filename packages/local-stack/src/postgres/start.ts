import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { startEphemeral } from '../ephemeral.ts'
import { anyFreePort } from '../ports.ts'
import { postgresService, type PostgresOptions, type PostgresService } from './service.ts'

export interface StartedPostgres {
  /** Contains the user name and password of a superuser. */
  url: string
  pid: number
  logFile: string
  stop: () => Promise<void>
}

/** The server keeps its data in a temporary folder. It ends when `stop` is called or this process exits. */
export async function startPostgres(
  options: Partial<Pick<PostgresOptions, 'port' | 'settings'>> = {},
): Promise<StartedPostgres> {
  const { port = await anyFreePort(), settings } = options
  let service: PostgresService | undefined
  const { running, stop } = await startEphemeral(async (folder) => {
    const password = randomBytes(18).toString('base64url')
    return (service = await postgresService({
      dir: join(folder, 'postgres'),
      logFile: join(folder, 'postgres.log'),
      password,
      port,
      ephemeral: true,
      settings,
    }))
  })
  return { url: service?.url ?? '', pid: running.pid, logFile: running.service.logFile, stop }
}
