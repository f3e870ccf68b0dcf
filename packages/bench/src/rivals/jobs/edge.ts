import { createJobOperation } from '@adcopy/contract'
import Fastify, { type FastifyInstance } from 'fastify'
import { createHash } from 'node:crypto'
import pg from 'pg'
import { ulid } from 'ulid'

// Code that all rivals share. One Fastify process accepts jobs, exactly once per key and within an exact monthly quota.
// One worker process writes their results. The processes have no limiter, log, metrics or traces. Each rival adds its
// queue.

export interface Queue {
  /** Runs first, in both processes. */
  open: () => Promise<unknown>
  /** Runs in the transaction that accepts a job. */
  enqueue?: (transaction: pg.ClientBase, id: string) => Promise<unknown>
  /** Runs after the commit, and for every replay of a job that is not terminal. */
  start?: (id: string) => Promise<unknown>
  /** Runs in the worker, until `close`. */
  work: () => Promise<unknown>
  close: () => Promise<unknown>
}

interface Job {
  id: string
  state: string
  result: object | null
  fingerprint: Buffer
  created_at: Date
  completed_at: Date | null
}

export const databaseUrl = process.env['DATABASE_URL'] ?? ''
/**
 * How the queue is configured: `defaults`, `batches` (only the batch size is larger) or `tuned` (as the queue's
 * documentation advises).
 */
export const settings = process.env['SETTINGS'] ?? 'defaults'
export const tuned = settings === 'tuned'
export const report = (error: unknown) => void process.stderr.write(`${String(error)}\n`)

export const pool = new pg.Pool({ connectionString: databaseUrl, max: 8 })
pool.on('error', report)
pool.on('connect', (client) => client.on('error', report)) // The pool itself reports only errors of idle clients.

/** The first command-line argument selects the API or the worker. */
export async function run(queue: Queue): Promise<void> {
  await queue.open()
  const app = Fastify()
  if (process.argv[2] === 'api') await serve(app, queue)
  process.once('SIGTERM', () => {
    void (async () => {
      await app.close()
      await queue.close()
      await pool.end()
      process.exit()
    })()
  })
  if (process.argv[2] === 'worker') await queue.work()
}

/** A job that already has a result keeps it, but `runs` counts every execution. */
export async function succeed(ids: readonly string[], copy = generate()): Promise<void> {
  await pool.query({
    name: 'succeed',
    text: `update job set runs = runs + 1, state = 'succeeded', result = coalesce(result, $2),
             completed_at = coalesce(completed_at, now()) where id = any ($1)`,
    values: [ids, copy],
  })
}

export function generate(): object {
  return { headline: 'Repairs while you wait', primary_text: 'Repairs are done while you wait.' }
}

const refusal = (statusCode: number, message: string) => Object.assign(new Error(message), { statusCode })

const sha256 = (text: string) => createHash('sha256').update(text).digest()
const columns = 'id, state, result, fingerprint, created_at, completed_at'

async function workspaceOf(authorization: string | undefined): Promise<string> {
  const token = /^Bearer (\S+)$/.exec(authorization ?? '')?.[1]
  const text = 'select id from workspace where token_hash = $1'
  const values = [sha256(token ?? '')]
  const { rows } = await pool.query<{ id: string }>({ name: 'authenticate', text, values })
  if (rows[0] === undefined) throw refusal(401, 'invalid_auth')
  return rows[0].id
}

interface Request {
  workspaceId: string
  key: string
  body: object
}

async function accept(queue: Queue, { workspaceId, key, body }: Request): Promise<Job> {
  const fingerprint = sha256(JSON.stringify(body, Object.keys(body).toSorted()))
  const client = await pool.connect()
  try {
    await client.query('begin')
    const { rows } = await client.query<Job>({
      name: 'create',
      text: `insert into job (id, workspace_id, idempotency_key, fingerprint, request) values ($1, $2, $3, $4, $5)
             on conflict (workspace_id, idempotency_key) do nothing returning ${columns}`,
      values: [ulid(), workspaceId, key, fingerprint, body],
    })
    const job = rows[0] ?? (await replayed(client, workspaceId, key))
    if (!job.fingerprint.equals(fingerprint)) throw refusal(422, 'idempotency_mismatch')
    if (rows[0] !== undefined) {
      await queue.enqueue?.(client, job.id)
      await spendUnit(client, workspaceId)
    }
    await client.query('commit')
    return job
  } catch (error) {
    await client.query('rollback').catch(report)
    throw error
  } finally {
    client.release()
  }
}

async function replayed(client: pg.ClientBase, workspaceId: string, key: string): Promise<Job> {
  const { rows } = await client.query<Job>({
    name: 'replay',
    text: `select ${columns} from job where workspace_id = $1 and idempotency_key = $2`,
    values: [workspaceId, key],
  })
  return rows[0]!
}

/** Call this last in the transaction, because it locks the usage row of the workspace until the commit. */
async function spendUnit(client: pg.ClientBase, workspaceId: string): Promise<void> {
  const { rowCount } = await client.query({
    name: 'spend',
    text: `insert into usage as u select id, date_trunc('month', now() at time zone 'UTC'), 1 from workspace
             where id = $1 and allocation > 0
           on conflict (workspace_id, month) do update set used = u.used + 1
             where u.used < (select allocation from workspace where id = $1)`,
    values: [workspaceId],
  })
  if (rowCount === 0) throw refusal(429, 'quota_exceeded')
}

const bodySchema = {
  type: 'object',
  additionalProperties: false,
  required: ['platform', 'awareness_level', 'brief'],
  properties: {
    platform: { enum: ['facebook', 'instagram'] },
    awareness_level: { enum: ['unaware', 'problem_aware', 'solution_aware'] },
    brief: { type: 'string', minLength: 1, maxLength: 280 },
    copy_length: { enum: ['short', 'medium', 'long', 'extra_long', 'blog'], default: 'medium' },
  },
} as const
const keySchema = {
  type: 'object',
  required: ['idempotency-key'],
  properties: { 'idempotency-key': { type: 'string', pattern: '^[A-Za-z0-9._:-]{1,128}$' } },
} as const

async function serve(app: FastifyInstance, queue: Queue): Promise<void> {
  const { path } = createJobOperation
  const present = (job: Job): object => ({
    id: job.id,
    status: job.state,
    result: job.result,
    created_at: job.created_at,
    completed_at: job.completed_at,
  })
  app.setErrorHandler((error: ReturnType<typeof refusal>, _request, reply) => {
    const status = error.statusCode ?? 503
    return reply.code(status).type('application/problem+json').send({ title: error.message, status })
  })
  app.post<{ Body: Record<string, string>; Headers: { 'idempotency-key': string } }>(
    path,
    { schema: { body: bodySchema, headers: keySchema } },
    async ({ headers, body }, reply) => {
      const workspaceId = await workspaceOf(headers.authorization)
      const job = await accept(queue, { workspaceId, key: headers['idempotency-key'], body })
      if (job.state === 'queued') await queue.start?.(job.id)
      return reply.code(202).header('location', `${path}/${job.id}`).send(present(job))
    },
  )
  app.get<{ Params: { id: string } }>(`${path}/:id`, async ({ headers, params }) => {
    const workspaceId = await workspaceOf(headers.authorization)
    const text = `select ${columns} from job where workspace_id = $1 and id = $2`
    const { rows } = await pool.query<Job>({ name: 'read', text, values: [workspaceId, params.id] })
    if (rows[0] === undefined) throw refusal(404, 'not_found')
    return present(rows[0])
  })
  await app.listen({ host: process.env['HOST'] ?? '127.0.0.1', port: Number(process.env['PORT']) })
}
