import Fastify from 'fastify'
import { createHash, createHmac } from 'node:crypto'
import pg from 'pg'
import { ulid } from 'ulid'

// A minimal Fastify server that authenticates tokens, and accepts and reads jobs with the service's SQL statements. It
// has no limiter, log, metrics or traces, and validates only what its JSON schema covers.

const { DATABASE_URL, FINGERPRINT_KEYS = '', HOST = '127.0.0.1', PORT } = process.env
const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 8 })
const app = Fastify()
const path = '/api/v1/ad-copy-generations'

const authenticate = `select t.id as token_id, w.id as workspace_id, m.user_id, m.role, m.removed_at is not null as removed,
         w.billing_state, coalesce(a.enabled, false) as access_enabled, a.allocation, coalesce(u.used, 0) as used,
         coalesce((select s.enabled from switch s where s.name = 'PUBLIC_API_ENABLED'), true) as switch_on,
         clock.now, next_month(clock.now) as reset_at
    from api_token t join membership m on m.workspace_id = t.workspace_id and m.id = t.membership_id
    join workspace w on w.id = m.workspace_id
    cross join lateral (select app_now() as now) clock
    left join public_api_access a on a.workspace_id = w.id
    left join usage u on u.workspace_id = w.id and u.month = date_trunc('month', clock.now at time zone 'UTC')::date
   where t.hash = $1 and t.revoked_at is null and (t.expires_at is null or t.expires_at > clock.now)`

const accept = `select * from accept_job($1, $2, $3, $4, $5, $6, $7, $8, $9, 16384, 131072, make_interval(secs => 86400), null)`

const read = `select j.id, j.state, j.copy_length, j.error_code, j.created_at, j.completed_at, a.id as artifact_id, v.headline,
         v.primary_text, v.description, g.source_file_ids
    from job j
    join brand_grounding g on g.workspace_id = j.workspace_id and g.id = j.grounding_id
    left join artifact a on a.workspace_id = j.workspace_id and a.job_id = j.id
    left join artifact_version v on v.artifact_id = a.id and v.number = 1
   where j.workspace_id = $1 and j.id = $2`

const refusal = (statusCode: number, message: string) => Object.assign(new Error(message), { statusCode })

const invalidAuth = refusal(401, 'invalid_auth')

async function workspaceOf(authorization: string | undefined): Promise<string> {
  const token = /^Bearer (acp_[0-9A-Za-z]{36})$/.exec(authorization ?? '')?.[1]
  if (token === undefined) throw invalidAuth
  const hash = createHash('sha256').update(token).digest()
  const { rows } = await pool.query({ name: 'authenticate', text: authenticate, values: [hash] })
  const actor = rows[0]
  if (actor === undefined) throw invalidAuth
  if (actor.removed || !actor.access_enabled || actor.billing_state === 'frozen') throw refusal(403, 'forbidden')
  return actor.workspace_id
}

app.setErrorHandler((error: ReturnType<typeof refusal>, _request, reply) => {
  const status = error.statusCode ?? 500
  if (status === 401) reply.header('www-authenticate', 'Bearer')
  return reply.code(status).type('application/problem+json').send({ title: error.message, status })
})

app.addHook('onRequest', (_request, reply, done) => {
  reply.header('cache-control', 'no-store')
  done()
})

const job = {
  type: 'object',
  properties: {
    object: { type: 'string' },
    id: { type: 'string' },
    status: { type: 'string' },
    created_at: { type: 'string' },
    completed_at: { type: 'string' },
  },
} as const

interface CreateBody {
  platform: string
  awareness_level: string
  brief: string
  offer_id?: string
  copy_length: string
}

const createBody = {
  type: 'object',
  additionalProperties: false,
  required: ['platform', 'awareness_level', 'brief'],
  properties: {
    platform: { enum: ['facebook', 'instagram'] },
    awareness_level: { enum: ['unaware', 'problem_aware', 'solution_aware'] },
    brief: { type: 'string', minLength: 1, maxLength: 280 },
    offer_id: { type: 'string' },
    copy_length: { enum: ['short', 'medium', 'long', 'extra_long', 'blog'], default: 'medium' },
  },
} as const

app.post<{ Body: CreateBody }>(
  path,
  { schema: { body: createBody, response: { 202: job } } },
  async (request, reply) => {
    const workspaceId = await workspaceOf(request.headers.authorization)
    const { platform, awareness_level, brief, offer_id, copy_length } = request.body
    const canonical = JSON.stringify([awareness_level, brief, copy_length, offer_id, platform])
    const fingerprint = createHmac('sha256', FINGERPRINT_KEYS).update(canonical).digest()
    const id = `acg_${ulid().toLowerCase()}`
    const key = request.headers['idempotency-key']
    const { rows } = await pool.query({
      name: 'accept',
      text: accept,
      values: [workspaceId, id, key, [fingerprint], platform, awareness_level, copy_length, brief, offer_id],
    })
    const { outcome, job_id, accepted_at } = rows[0]
    if (outcome !== 'created' && outcome !== 'replayed') throw refusal(422, outcome)
    reply.code(202).header('location', `${path}/${job_id}`)
    return { object: 'ad_copy_generation', id: job_id, status: 'queued', created_at: accepted_at.toISOString() }
  },
)

app.get<{ Params: { id: string } }>(`${path}/:id`, { schema: { response: { 200: job } } }, async (request) => {
  const workspaceId = await workspaceOf(request.headers.authorization)
  const { rows } = await pool.query({ name: 'read', text: read, values: [workspaceId, request.params.id] })
  const row = rows[0]
  if (row === undefined) throw refusal(404, 'not_found')
  return {
    object: 'ad_copy_generation',
    id: row.id,
    status: row.state,
    created_at: row.created_at.toISOString(),
    completed_at: row.completed_at?.toISOString(),
  }
})

await app.listen({ host: HOST, port: Number(PORT) })
