import { createJobOperation, listJobsOperation, type CreateJobInput } from '@adcopy/contract'
import type { Answer, Ask } from '../evidence.ts'
import { judgeAnswer } from './judge-answer.ts'

// The api responds within this time even if PostgreSQL hangs. The longest response then takes two waits for a
// connection and two statements that time out.
const answerMsMax = 20_000

export interface Instance {
  name: string
  url: string
}

export async function send(url: string, token: string, ask: Ask, body?: CreateJobInput): Promise<Answer | undefined> {
  const headers: Record<string, string> = { authorization: `Bearer ${token}` }
  const signal = AbortSignal.timeout(answerMsMax)
  try {
    const response =
      ask.kind === 'create'
        ? await fetch(url + createJobOperation.path, {
            method: 'POST',
            headers: { ...headers, 'content-type': 'application/json', 'idempotency-key': ask.key },
            body: JSON.stringify(body),
            signal,
          })
        : await fetch(url + pathOf(ask), { headers, signal })
    return judgeAnswer(ask, { status: response.status, headers: response.headers, text: await response.text() })
  } catch {
    return undefined
  }
}

function pathOf(ask: Exclude<Ask, { kind: 'create' }>): string {
  return ask.kind === 'list' ? `${listJobsOperation.path}?limit=50` : `${listJobsOperation.path}/${ask.jobId}`
}
