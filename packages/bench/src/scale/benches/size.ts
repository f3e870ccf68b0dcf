import { openOn, type Bench, type Side } from '../../bench.ts'
import { startSizedServer } from '../sized-database.ts'
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
  open: async () =>
    openOn(await startSizedServer(settings), async ({ create }) => {
      const sides: Record<string, Side> = {}
      for (const [name, size] of Object.entries(sizes)) {
        sides[name] = await operationsSide(await create(`jobs_${size.terminal}`, size))
      }
      return sides
    }),
}
