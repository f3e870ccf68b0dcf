export interface Manners {
  /** The client reads a job again only after the delay in `Retry-After`. */
  pace: boolean
  /** While `RateLimit` reports that a policy is used up, the client sends no request that counts against the policy. */
  limits: boolean
}

export interface Seen {
  atMs: number
  method: 'GET' | 'POST'
  status: number
  what: string
}

interface Policy {
  remaining: number
  renewedAtMs: number
}

interface Request {
  method: 'GET' | 'POST'
  path: string
  notBeforeMs: number
}

export class PollingClient {
  readonly seen: Seen[] = []
  readonly #open = new Map<string, number>()
  readonly #policies = new Map<string, Policy>()
  readonly #options: { url: string; token: string; jobs: number; manners: Manners }
  #created = 0

  constructor(options: { url: string; token: string; jobs: number; manners: Manners }) {
    this.#options = options
  }

  /** Returns the client's next request and the earliest instant to send it; undefined once the client is done. */
  next(): Request | undefined {
    const reads = [...this.#open].map(([path, notBeforeMs]): Request => ({ method: 'GET', path, notBeforeMs }))
    const creates =
      this.#created < this.#options.jobs ? [{ method: 'POST' as const, path: jobsPath, notBeforeMs: 0 }] : []
    const [first] = [...creates, ...reads]
      .map((request) => ({ ...request, notBeforeMs: Math.max(request.notBeforeMs, this.#freeAtMs(request.method)) }))
      .toSorted((a, b) => a.notBeforeMs - b.notBeforeMs)
    return first
  }

  /** The month's policy does not limit reads. */
  #freeAtMs(method: string): number {
    if (!this.#options.manners.limits) return 0
    const spent = [...this.#policies].filter(
      ([name, { remaining }]) => remaining === 0 && (name !== 'month' || method === 'POST'),
    )
    return Math.max(0, ...spent.map(([, { renewedAtMs }]) => renewedAtMs))
  }

  async send({ method, path }: Request, nowMs: number): Promise<void> {
    const { url, token, manners } = this.#options
    const headers: Record<string, string> = { authorization: `Bearer ${token}` }
    const brief = { platform: 'facebook', awareness_level: 'unaware', brief: 'x' }
    const create = { 'content-type': 'application/json', 'idempotency-key': `job-${this.#created}` }
    const response = await fetch(url + path, {
      method,
      headers: method === 'POST' ? { ...headers, ...create } : headers,
      ...(method === 'POST' && { body: JSON.stringify(brief) }),
    })
    const body = (await response.json()) as { status: string | number; type?: string }
    this.seen.push({ atMs: nowMs, method, status: response.status, what: body.type ?? String(body.status) })
    for (const [name, policy] of readRateLimit(response.headers.get('ratelimit'), nowMs))
      this.#policies.set(name, policy)
    const retryAfter = response.headers.get('retry-after')
    const readableAtMs = manners.pace && retryAfter !== null ? nowMs + Number(retryAfter) * 1000 : nowMs
    if (response.status === 202) {
      this.#created += 1
      this.#open.set(response.headers.get('location') ?? '', readableAtMs)
    } else if (response.status === 200) {
      if (retryAfter === null) this.#open.delete(path)
      else this.#open.set(path, readableAtMs)
    }
  }
}

const jobsPath = '/api/v1/ad-copy-generations'

function readRateLimit(header: string | null, nowMs: number): Array<[name: string, Policy]> {
  return [...(header ?? '').matchAll(/"([^"]+)";r=(\d+);t=(\d+)/g)].map(([, name = '', left, seconds]) => [
    name,
    { remaining: Number(left), renewedAtMs: nowMs + Number(seconds) * 1000 },
  ])
}
