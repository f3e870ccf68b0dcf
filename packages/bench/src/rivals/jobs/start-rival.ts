import { anyFreePort, createDatabase, until } from '@adcopy/local-stack'
import { createHash, randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createJob } from '../../work/sides.ts'
import { workspaces, type JobService, type WorkStack } from '../../work/work-stack.ts'
import { startRestate } from './start-restate.ts'

export interface Rival {
  program: 'dbos' | 'graphile-worker' | 'naive-temporal' | 'pg-boss' | 'restate'
  settings?: 'batches' | 'tuned'
}

/** Waits until the rival has completed a job. */
export async function startRival(stack: WorkStack, name: string, { program, settings }: Rival): Promise<JobService> {
  const databaseUrl = await createDatabase(stack.postgres.url, name)
  const database = stack.connect(databaseUrl)
  await database.query(readFileSync(join(import.meta.dirname, 'schema.sql'), 'utf8'))
  const partners = Array.from({ length: workspaces }, () => ({ workspaceId: randomUUID(), token: randomUUID() }))
  await database.query(
    'insert into workspace select id, hash, 1000000000 from unnest($1::text[], $2::bytea[]) _ (id, hash)',
    [
      partners.map(({ workspaceId }) => workspaceId),
      partners.map(({ token }) => createHash('sha256').update(token).digest()),
    ],
  )
  const [host, port, workerPort] = ['127.0.0.1', await anyFreePort(), await anyFreePort()]
  const restate = program === 'restate' ? await startRestate(stack, `${name}-restate`) : undefined
  const url = `http://${host}:${port}`
  const file = join(import.meta.dirname, `${program}.ts`)
  const env = {
    DATABASE_URL: databaseUrl,
    TEMPORAL_ADDRESS: stack.temporal.address,
    TEMPORAL_TASK_QUEUE: name,
    SETTINGS: settings ?? 'defaults',
    HOST: host,
    PORT: String(port),
    WORKER_PORT: String(workerPort),
    ...(restate && { RESTATE_INGRESS: restate.ingress, RESTATE_ADMIN: restate.admin }),
  }
  const probe = async () => (await fetch(url)).arrayBuffer()
  const api = await stack.start(`${name}-api`, { args: [file, 'api'], env, probe })
  const worker = await stack.start(`${name}-worker`, { args: [file, 'worker'], env })
  const rival = {
    url,
    database,
    partners,
    pids: {
      api,
      worker,
      postgres: stack.postgres.pid,
      ...(program === 'naive-temporal' && { temporal: stack.temporal.pid }),
      ...(restate && { restate: restate.pid }),
    },
  }
  const id = await createJob(rival)
  const completed = 'select from job where id = $1 and completed_at is not null'
  await until(async () => (await database.query(completed, [id])).rowCount === 1, {
    withinMs: 30_000,
    everyMs: 100,
    what: 'the first job of the rival',
  })
  return rival
}
