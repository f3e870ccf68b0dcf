import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { SetUpError, messageOf } from './errors.ts'

const deadlineMs = 180_000
const firstPollMs = 100
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

/**
 * Creates the job and polls it until it is terminal. The pause before a poll is a tenth of the job's age, so that the
 * copy is printed soon after it is written, and at most `Retry-After`, which suits clients that share the API. After a
 * missing response or a status 5xx, the request is sent again with the same idempotency key, after `Retry-After`.
 */
export async function runDemoJob(api: Api, body: object, onProgress: (line: string) => void): Promise<DemoJob> {
  const beganMs = performance.now()
  const ageMs = () => performance.now() - beganMs
  const idempotencyKey = randomUUID()
  let target: { id: string; location: string } | undefined
  let last = ''
  while (ageMs() < deadlineMs) {
    const answer = await ask(api, target?.location ?? { body, idempotencyKey })
    if ('job' in answer) {
      const { job } = answer
      if (job.status === 'succeeded' || job.status === 'failed') return job
      target ??= { id: job.id, location: answer.location ?? `${path}/${job.id}` }
    }
    const progress = 'job' in answer ? `${answer.job.id} is ${answer.job.status}` : answer.trouble
    if (progress !== last) onProgress(progress)
    last = progress
    await delay(
      'job' in answer ? Math.min(answer.retryAfterMs, Math.max(firstPollMs, ageMs() / 10)) : answer.retryAfterMs,
    )
  }
  throw new SetUpError(`no end of the demo job within ${deadlineMs / 1000} s (${last}): see .local/logs/worker.log`)
}

type Answer = { retryAfterMs: number } & ({ job: DemoJob; location: string | null } | { trouble: string })

/** Returns a missing response or a status 5xx as `trouble`, and throws on any other error status. */
async function ask({ apiUrl, token }: Api, what: string | { body: object; idempotencyKey: string }): Promise<Answer> {
  const authorization = { Authorization: `Bearer ${token}` }
  let response: Response
  let text: string
  try {
    response = await (typeof what === 'string'
      ? fetch(new URL(what, apiUrl), { headers: authorization })
      : fetch(new URL(path, apiUrl), {
          method: 'POST',
          headers: { ...authorization, 'Content-Type': 'application/json', 'Idempotency-Key': what.idempotencyKey },
          body: JSON.stringify(what.body),
        }))
    text = await response.text()
  } catch (error) {
    return { trouble: `the API does not answer (${messageOf(error)})`, retryAfterMs: 500 }
  }
  const retryAfterSeconds = Number(response.headers.get('retry-after') ?? '1')
  const retryAfterMs = Math.max(1, Number.isFinite(retryAfterSeconds) ? retryAfterSeconds : 1) * 1_000
  if (response.status >= 500) return { trouble: `the API answers ${response.status}`, retryAfterMs }
  if (!response.ok) throw new SetUpError(`the API refused the demo job with ${response.status}: ${text}`)
  return { job: JSON.parse(text) as DemoJob, location: response.headers.get('location'), retryAfterMs }
}

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
