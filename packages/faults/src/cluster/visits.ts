import { setTimeout as delay } from 'node:timers/promises'

/** Times are Unix milliseconds. `status` is undefined if no complete response arrived. */
export interface Visit {
  sentAt: number
  endedAt: number
  status?: number
}

const everyMs = 400
const answerMsMax = 20_000

/** Requests `url` every 0.4 s until aborted, without waiting for earlier responses. */
export async function visit(url: string, visits: Visit[], until: AbortSignal): Promise<void> {
  const open: Array<Promise<void>> = []
  while (!until.aborted) {
    open.push(visitOnce(url, visits))
    await delay(everyMs, undefined, { signal: until }).catch(() => undefined)
  }
  await Promise.all(open)
}

async function visitOnce(url: string, visits: Visit[]): Promise<void> {
  const sentAt = Date.now()
  const status = await fetch(url, { signal: AbortSignal.timeout(answerMsMax) })
    .then(async (response) => {
      await response.arrayBuffer()
      return response.status
    })
    .catch(() => undefined)
  visits.push({ sentAt, endedAt: Date.now(), ...(status !== undefined && { status }) })
}
