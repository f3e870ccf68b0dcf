import { setTimeout as delay } from 'node:timers/promises'

/** One request of a person for a page; `status` is undefined without a complete response. Times are Unix milliseconds. */
export interface Visit {
  sentAt: number
  endedAt: number
  status?: number
}

const everyMs = 400
const answerMsMax = 20_000

/** Until aborted, requests the page every 0.4 s, whether or not it has been answered, and records the responses. */
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
