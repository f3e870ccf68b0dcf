import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import type { Side } from '../bench.ts'

const clients = 8 // This equals the number of the service's database connections.
let runs = 0

/** The rate is an upper bound for any server that calls `accept_job` once per request. */
export function pgbenchSide(databaseUrl: string, workspaceIds: readonly string[]): Side {
  return async (seconds) => {
    const folder = mkdtempSync(join(tmpdir(), 'ad-copy-pgbench-'))
    const files = workspaceIds.map((workspaceId, index) => {
      const file = join(folder, `${index}.sql`)
      writeFileSync(file, script(workspaceId))
      return file
    })
    try {
      const run = `${Date.now()}${(runs += 1)}`
      const options = ['-n', '-M', 'prepared', '-c', String(clients), '-j', '2', '-T', String(seconds)]
      const variables = ['-D', `run=${run}`, '-D', 'n=1000000000']
      const output = await pgbench([...options, ...variables, ...files.flatMap((file) => ['-f', file]), databaseUrl])
      const figure = (pattern: RegExp) => Number(pattern.exec(output)?.[1])
      return { rate: figure(/tps = ([\d.]+)/), p50: figure(/latency average = ([\d.]+) ms/) }
    } finally {
      rmSync(folder, { recursive: true })
    }
  }
}

/** Each pgbench client uses ascending job ids, as the service does, and random idempotency keys, as partners do. */
function script(workspaceId: string): string {
  return `\\set n :n + 1
select * from accept_job('${workspaceId}', 'acg_' || :run::text || '_' || :client_id::text || '_' || :n::text,
  gen_random_uuid()::text, array[decode('${'5f'.repeat(32)}', 'hex')], 'facebook', 'problem_aware', 'medium',
  'Thesis season is near; speak to those who lose their sources.', null, 16384, 131072, make_interval(secs => 86400), null);
`
}

async function pgbench(args: readonly string[]): Promise<string> {
  const child = spawn('pgbench', args, { stdio: ['ignore', 'pipe', 'pipe'] })
  const missing = once(child, 'error').then(
    () => 'pgbench is not on PATH: it comes with the package postgresql of your system',
  )
  const [output, errors, ended] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    Promise.race([once(child, 'close').then(([status]) => status as unknown), missing]),
  ])
  if (ended !== 0) throw new Error(typeof ended === 'string' ? ended : `pgbench failed:\n${errors}`)
  return output
}
