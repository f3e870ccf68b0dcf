import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { SetUpError } from './errors.ts'

const deadlineMs = 180_000
const path = '/api/v1/ad-copy-generations'

export interface DemoJob {
  id: string
  status: string
  error?: { code: string; message: string }
  result?: {
    headline: string
    primary_text: string
    description?: string
    app_url: string
    sources?: { file_id: string }[]
  }
}

export interface Api {
  apiUrl: string
  token: string
}

/** Submits a brief as a partner would and polls, obeying Retry-After, until the job is terminal. */
export async function runDemoJob(api: Api, body: object, onProgress: (line: string) => void): Promise<DemoJob> {
  const deadline = Date.now() + deadlineMs
  const created = await call(api, 'POST', path, body)
  let { job, retryAfterMs } = created
  const location = created.location ?? `${path}/${job.id}`
  while (!isTerminal(job)) {
    onProgress(`${job.id} is ${job.status}`)
    if (Date.now() > deadline) {
      throw new SetUpError(`${job.id} is still ${job.status} after ${deadlineMs / 1000} s: see .local/logs/worker.log`)
    }
    await delay(retryAfterMs)
    ;({ job, retryAfterMs } = await call(api, 'GET', location))
  }
  return job
}

function isTerminal(job: DemoJob): boolean {
  return job.status === 'succeeded' || job.status === 'failed'
}

interface Answer {
  job: DemoJob
  retryAfterMs: number
  location: string | null
}

async function call({ apiUrl, token }: Api, method: 'GET' | 'POST', target: string, body?: object): Promise<Answer> {
  const headers: Record<string, string> = { Authorization: `Bearer ${token}` }
  if (body !== undefined)
    Object.assign(headers, { 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID() })
  const response = await fetch(new URL(target, apiUrl), {
    method,
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  if (!response.ok) throw new SetUpError(`${method} ${target} answered ${response.status}: ${text}`)
  const retryAfterSeconds = Number(response.headers.get('retry-after') ?? '1')
  return {
    job: JSON.parse(text) as DemoJob,
    retryAfterMs: Math.max(1, Number.isFinite(retryAfterSeconds) ? retryAfterSeconds : 1) * 1_000,
    location: response.headers.get('location'),
  }
}

/** A command to paste: a new idempotency key each time it is printed. */
export function createCommand({ apiUrl, token }: Api, body: object): string {
  return [
    `curl -sS -i -X POST '${apiUrl}${path}'`,
    `  -H 'Authorization: Bearer ${token}'`,
    `  -H 'Idempotency-Key: ${randomUUID()}'`,
    `  -H 'Content-Type: application/json'`,
    `  -d ${quote(JSON.stringify(body))}`,
  ].join(' \\\n  ')
}

export function readCommand({ apiUrl, token }: Api, id: string): string {
  return `curl -sS '${apiUrl}${path}/${id}' -H 'Authorization: Bearer ${token}'`
}

function quote(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`
}
