import {
  createJobOperation,
  isTerminal,
  listJobsOperation,
  problemCodes,
  problemSchemaOf,
  readJobOperation,
  requestIdPattern,
  type Job,
  type ProblemCode,
} from '@adcopy/contract'
import { createHash } from 'node:crypto'
import type { z } from 'zod'
import type { Answer, Ask, SeenJob } from '../evidence.ts'

export interface RawAnswer {
  status: number
  headers: Headers
  text: string
}

const operations = {
  create: createJobOperation,
  read: readJobOperation,
  'read-foreign': readJobOperation,
  list: listJobsOperation,
} as const satisfies Record<Ask['kind'], unknown>

/** For `unavailable`, `refusalsHaveACause` also checks that a fault explains the response. */
const refusals: Record<Ask['kind'], readonly ProblemCode[]> = {
  create: ['unavailable', 'idempotency_mismatch'],
  read: ['unavailable'],
  list: ['unavailable'],
  'read-foreign': ['unavailable', 'not_found'],
}

const problemSchemas = new Map<ProblemCode, z.ZodType>()

/** `offContract` describes the first violation. */
export function judgeAnswer(ask: Ask, raw: RawAnswer): Answer {
  const requestId = raw.headers.get('x-request-id') ?? ''
  const base = { status: raw.status, requestId, jobs: [] }
  try {
    if (!requestIdPattern.test(requestId)) throw new Error('no X-Request-Id')
    if (raw.headers.get('cache-control') !== 'no-store') throw new Error('no Cache-Control: no-store')
    const body: unknown = JSON.parse(raw.text)
    if (raw.status !== operations[ask.kind].status) return { ...base, ...judgeProblem(ask, raw, body, requestId) }
    if (!raw.headers.get('content-type')?.startsWith('application/json')) throw new Error('not application/json')
    return { ...base, ...judgeSuccess(ask, raw, body) }
  } catch (error) {
    return { ...base, offContract: error instanceof Error ? error.message.slice(0, 300) : String(error) }
  }
}

function judgeProblem(ask: Ask, raw: RawAnswer, body: unknown, requestId: string): Pick<Answer, 'problem'> {
  const { type, request_id } = (body ?? {}) as { type?: unknown; request_id?: unknown }
  const code = problemCodes.find((known) => typeof type === 'string' && type.endsWith(`/${known}`))
  if (code === undefined) throw new Error(`status ${raw.status} with no problem of the contract`)
  if (!refusals[ask.kind].includes(code)) throw new Error(`${ask.kind} was answered with ${code}`)
  if (raw.headers.get('content-type') !== 'application/problem+json') throw new Error('not application/problem+json')
  const schema = problemSchemas.get(code) ?? problemSchemaOf(code)
  problemSchemas.set(code, schema)
  schema.parse(body)
  if ((body as { status: number }).status !== raw.status) throw new Error(`${code} under the status ${raw.status}`)
  if (request_id !== requestId) throw new Error('another request_id in the body')
  if (code === 'unavailable' && !/^[1-9]\d*$/.test(raw.headers.get('retry-after') ?? '')) {
    throw new Error('unavailable without Retry-After')
  }
  return { problem: code }
}

function judgeSuccess(ask: Ask, raw: RawAnswer, body: unknown): Pick<Answer, 'jobs' | 'replayed'> {
  if (ask.kind === 'list') return { jobs: listJobsOperation.output.parse(body).data.map(see) }
  const job = readJobOperation.output.parse(body)
  if (isTerminal(job.status) === raw.headers.has('retry-after')) {
    throw new Error(`a ${job.status} job with Retry-After ${raw.headers.get('retry-after')}`)
  }
  if (ask.kind === 'create') {
    const replayed = raw.headers.get('idempotent-replayed') === 'true'
    if (raw.headers.get('location') !== `${createJobOperation.path}/${job.id}`) throw new Error('another Location')
    if (!replayed && job.status !== 'queued') throw new Error(`a fresh job that is ${job.status}`)
    return { jobs: [see(job)], replayed }
  }
  if (job.id !== ask.jobId) throw new Error('another job than was asked for')
  return { jobs: [see(job)] }
}

function see(job: Job): SeenJob {
  const { id, status } = job
  if (!isTerminal(status)) return { id, status }
  const end = createHash('sha256').update(JSON.stringify(job)).digest('base64url').slice(0, 12)
  return job.status === 'succeeded' ? { id, status, end, artifactId: job.result.artifact_id } : { id, status, end }
}
