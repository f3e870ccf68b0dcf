import { startPostgres } from '@adcopy/local-stack'
import type { Bench, Side } from '../../bench.ts'
import { createSizedDatabase, type SizedDatabase } from '../sized-database.ts'
import { operationsSide } from '../operations.ts'
import type { Size } from '../fill.ts'

const sizes: Record<string, Size> = {
  '10 thousand': { terminal: 10_000, open: 1_000 },
  '1 million': { terminal: 1_000_000, open: 100_000 },
  '10 million': { terminal: 10_000_000, open: 100_000 },
}
// PostgreSQL's defaults are meant for small machines. A server with ten million jobs would use larger settings.
const settings = { shared_buffers: '2GB', max_wal_size: '8GB' }

export const bench: Bench = {
  name: 'size',
  ratios: ['read', 'list', 'accept'].map((figure) => ({
    id: 'R12',
    what: `${figure}: p50 with 10 million jobs ÷ with 10 thousand`,
    ours: '10 million',
    rival: '10 thousand',
    figure,
    goal: { atMost: 1.2 },
    before: '',
  })),
  async open() {
    const postgres = await startPostgres({ settings })
    const databases: SizedDatabase[] = []
    const close = async () => {
      await Promise.all(databases.flatMap(({ core, admin }) => [core.close(), admin.end()]))
      await postgres.stop()
    }
    try {
      const sides: Record<string, Side> = {}
      for (const [name, size] of Object.entries(sizes)) {
        const database = await createSizedDatabase(postgres.url, `jobs_${size.terminal}`, size)
        databases.push(database)
        sides[name] = await operationsSide(database)
      }
      return { sides, close }
    } catch (error) {
      await close()
      throw error
    }
  },
}
