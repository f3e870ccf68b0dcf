import pg from 'pg'
import type { Bench, Side } from '../bench.ts'
import { startRival, type Rival } from '../rivals/jobs/start-rival.ts'
import { countLosses, type Fault } from '../work/losses.ts'
import { startWorkStack, type WorkStack } from '../work/work-stack.ts'

const durable = { fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on' }

const rivals: Record<string, Rival> = {
  'naive temporal': { program: 'naive-temporal' },
  'pg-boss, tuned': { program: 'pg-boss', settings: 'tuned' },
  'graphile-worker, tuned': { program: 'graphile-worker', settings: 'tuned' },
}

export const bench: Bench = {
  name: 'losses',
  ratios: [],
  cold: true,
  once: true,
  async open() {
    const stack = await startWorkStack({ settings: durable, supervised: true })
    try {
      const sides: Record<string, Side> = {}
      for (const [title, rival] of Object.entries(rivals)) {
        const name = title.replaceAll(/\W+/g, '_')
        const service = await startRival(stack, name, rival)
        sides[title] = (seconds) => countLosses(service, faultsOf(stack, name), seconds)
      }
      return { sides, close: stack.close }
    } catch (error) {
      await stack.close()
      throw error
    }
  },
}

function faultsOf({ postgres, stop }: WorkStack, name: string): Record<string, Fault> {
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
    // If one session is killed, PostgreSQL ends all sessions and recovers from its log.
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
