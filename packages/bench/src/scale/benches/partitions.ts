import { startPostgres } from '@adcopy/local-stack'
import pg from 'pg'
import type { Bench, Side } from '../../bench.ts'
import { median } from '../../measure.ts'

// This prototype does not use the product's schema. It measures how much slower queries like the product's become when
// the job table has 150 partitions.
const [partitions, jobs, workspaces] = [150, 300_000, 64]
const perPartition = jobs / partitions
const columns = `id text not null, workspace_id text not null, idempotency_key text not null, state text not null,
  created_at timestamptz not null, payload text not null`
const idOf = (n: number | string) => `lpad((${n})::text, 26, '0')`
const literalId = (n: number) => `'${String(n).padStart(26, '0')}'`

/**
 * `keys` adds a table that keeps the idempotency keys unique, for layouts in which a unique index on the job table
 * cannot do so.
 */
interface Layout {
  partitionBy?: string
  bounds?: (index: number) => string
  keys?: true
  /** The sort order of the list of jobs. The default is the order in the product. */
  order?: string
}

const months: Layout = {
  partitionBy: 'range (id)',
  bounds: (index) => `from (${literalId(index * perPartition)}) to (${literalId((index + 1) * perPartition)})`,
  keys: true,
}
const layouts: Record<string, Layout> = {
  'one table': {},
  '150 months of the id': months,
  '150 months, listed by id': { ...months, order: 'id desc' },
  '150 hashes of the workspace': {
    partitionBy: 'hash (workspace_id)',
    bounds: (index) => `with (modulus ${partitions}, remainder ${index})`,
  },
}

const workspaceOf = (n: string) => `'ws_' || (${n}) % ${workspaces}`

async function create(client: pg.Client, schema: string, { partitionBy, bounds, keys }: Layout): Promise<void> {
  await client.query(`create schema "${schema}"; set search_path = "${schema}"`)
  await client.query(`create table job (${columns}) ${partitionBy === undefined ? '' : `partition by ${partitionBy}`}`)
  const all = bounds === undefined ? [] : Array.from({ length: partitions }, (_, index) => bounds(index))
  for (const [index, bound] of all.entries()) {
    await client.query(`create table job_${index} partition of job for values ${bound}`)
  }
  const key = keys === undefined ? 'job' : 'job_key'
  if (keys !== undefined) {
    await client.query('create table job_key (workspace_id text, idempotency_key text, id text)')
  }
  await client.query(
    `create unique index on job (workspace_id, id); create index on job (workspace_id, created_at desc, id desc);
     create unique index on ${key} (workspace_id, idempotency_key)`,
  )
  await client.query(
    `insert into job select ${idOf('n')}, ${workspaceOf('n')}, md5(n::text), 'succeeded',
            now() - (${jobs} - n) * interval '1 minute', repeat('x', 200) from generate_series(0, ${jobs - 1}) n`,
  )
  if (keys !== undefined) await client.query('insert into job_key select workspace_id, idempotency_key, id from job')
  await client.query('analyze')
}

const statements = ({ keys, order = 'created_at desc, id desc' }: Layout) => ({
  read: { types: '(text, text)', text: 'select * from job where workspace_id = $1 and id = $2', second: idOf },
  list: {
    types: '(text, int)',
    text: `select * from job where workspace_id = $1 order by ${order} limit $2`,
    second: () => '21',
  },
  key: {
    types: '(text, text)',
    text: `select id from ${keys === undefined ? 'job' : 'job_key'} where workspace_id = $1 and idempotency_key = $2`,
    second: (n: number) => `md5('${n}')`,
  },
})

interface Explained {
  'Planning Time': number
  'Execution Time': number
}

/**
 * Measures each statement with a custom plan (planning time and execution time) and with a generic plan (execution time
 * only). The values are medians in milliseconds.
 */
function side(client: pg.Client, schema: string, layout: Layout): Side {
  return async (seconds) => {
    await client.query(`set search_path = "${schema}"; deallocate all`)
    const figures: Record<string, number> = {}
    const all = Object.entries(statements(layout))
    for (const [name, { types, text, second }] of all) {
      await client.query(`prepare "${name}" ${types} as ${text}`)
      for (const mode of ['custom', 'generic']) {
        await client.query(`set plan_cache_mode = force_${mode}_plan`)
        const seen: Explained[] = []
        const endMs = performance.now() + (seconds * 1_000) / all.length / 2
        for (let n = 1; performance.now() < endMs || seen.length < 10; n = (n * 7919) % jobs) {
          const { rows } = await client.query<{ 'QUERY PLAN': [Explained] }>(
            `explain (analyze, timing off, buffers off, format json) execute "${name}" ('ws_${n % workspaces}', ${second(n)})`,
          )
          seen.push(rows[0]!['QUERY PLAN'][0])
        }
        if (mode === 'custom') figures[`${name}, planning`] = median(seen.map((one) => one['Planning Time']))
        figures[mode === 'custom' ? `${name}, execution` : `${name}, kept plan`] = median(
          seen.map((one) => one['Execution Time']),
        )
      }
    }
    return figures
  }
}

export const bench: Bench = {
  name: 'partitions',
  ratios: [],
  async open() {
    const postgres = await startPostgres()
    const client = new pg.Client({ connectionString: postgres.url })
    await client.connect()
    const sides: Record<string, Side> = {}
    for (const [name, layout] of Object.entries(layouts)) {
      await create(client, name, layout)
      sides[name] = side(client, name, layout)
    }
    return {
      sides,
      async close() {
        await client.end()
        await postgres.stop()
      },
    }
  },
}
