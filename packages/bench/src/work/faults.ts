import pg from 'pg'
import type { WorkStack } from './work-stack.ts'

export type Fault = () => Promise<unknown>

/** For benchmarks that crash PostgreSQL. Other benchmarks turn these off, so a crash could lose accepted jobs there. */
export const durableSettings = { fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on' }

export const faultNames = [
  'kill -9 api',
  'kill -9 worker',
  'kill -9 PostgreSQL',
  'deploy',
  'backends terminated',
] as const

export function faultsOf({ postgres, stop }: WorkStack, name: string): Record<(typeof faultNames)[number], Fault> {
  const connected = async (use: (client: pg.Client) => Promise<unknown>) => {
    const client = new pg.Client({ connectionString: postgres.url })
    client.on('error', () => undefined)
    try {
      await client.connect()
      await use(client)
    } finally {
      await client.end().catch(() => undefined)
    }
  }
  return {
    'kill -9 api': () => stop(`${name}-api`, 'SIGKILL'),
    'kill -9 worker': () => stop(`${name}-worker`, 'SIGKILL'),
    // When the server process of one session is killed, PostgreSQL ends all sessions and recovers from its log.
    'kill -9 PostgreSQL': () =>
      connected(async (client) => {
        const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
        process.kill(rows[0]!.pid, 'SIGKILL')
      }),
    deploy: async () => {
      await stop(`${name}-api`, 'SIGTERM')
      await stop(`${name}-worker`, 'SIGTERM')
    },
    'backends terminated': () =>
      connected((client) =>
        client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]),
      ),
  }
}
