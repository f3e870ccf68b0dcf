import { callOf, type Call, type CallOptions } from './call.ts'
import { Deadline } from './deadline.ts'
import { AdCopyError, TimeoutError } from './errors.ts'
import { idempotencyKeyPattern } from './idempotency-key.ts'
import { Listing } from './listing.ts'
import { Transport, type Answer, type Request, type TransportOptions } from './transport.ts'
import type { CreateJobInput, Job, ListJobsQuery, ListOffersQuery, Offer, Page, TerminalJob } from './types.ts'

export interface ClientOptions extends TransportOptions {
  /**
   * Maximum number of retries of one call after its first attempt; 2 by default. A wait ignores this value and retries
   * its polls until its time-out, unless the call itself sets `maxRetries`.
   */
  maxRetries?: number | undefined
  /**
   * Time-out in milliseconds for all attempts of a call and the pauses between them; 2 minutes by default. It does not
   * apply to `wait` and `createAndWait`: their time-out is 15 minutes, unless the call itself sets `timeoutMs`.
   */
  timeoutMs?: number | undefined
}

export interface CreateOptions extends CallOptions {
  /**
   * A repeated call with the same key and input returns the same job. Keys never expire. The function `idempotencyKey`
   * computes a key. By default, the call creates a random key and uses it for all its retries.
   */
  idempotencyKey?: string | undefined
}

export interface WaitOptions extends CallOptions {
  /** Called with the job from each response while the call waits. */
  onProgress?: ((job: Job) => void) | undefined
}

const waitTimeoutMs = 15 * 60_000
const pollMsDefault = 2_000

/**
 * Client of the ad copy service, for the workspace of its token. Calls reject with an {@link AdCopyError}, with the
 * reason of their `signal` if they are aborted, or with a `TypeError` if an option is invalid.
 */
export class AdCopy {
  readonly jobs: Jobs
  readonly offers: Offers

  constructor(options: ClientOptions) {
    const caller = new Caller(options)
    this.jobs = new Jobs(caller)
    this.offers = new Offers(caller)
  }
}

class Caller {
  readonly #transport: Transport
  readonly #options: ClientOptions

  constructor(options: ClientOptions) {
    this.#transport = new Transport(options)
    this.#options = options
  }

  async send<T>(request: Request, options: CallOptions, deadline?: Deadline): Promise<Answer<T>> {
    const { maxRetries = 2, timeoutMs = 120_000 } = this.#options
    const end = deadline ?? new Deadline(options.timeoutMs ?? timeoutMs, options.signal)
    return this.#transport.send<T>(request, end, options.maxRetries ?? maxRetries)
  }

  list<T>(path: string, query: ListJobsQuery, options: CallOptions): Listing<T> {
    const { cursor: first, ...rest } = query
    return new Listing<T>((cursor) => {
      const pairs = Object.entries({ ...rest, cursor }).filter(([, value]) => value !== undefined)
      const text = pairs.map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`).join('&')
      const target = text === '' ? path : `${path}?${text}`
      return callOf(this.send<Page<T>>({ method: 'GET', path: target, object: 'list' }, options))
    }, first)
  }
}

export class Jobs {
  readonly #caller: Caller
  /** The earliest time of the next poll for each returned job object, on the clock of `performance.now()`. */
  readonly #notBeforeMs = new WeakMap<Job, number>()

  /** @internal */
  constructor(caller: Caller) {
    this.#caller = caller
  }

  /**
   * Creates a job, or returns the job that was created with the same key. A new job uses one unit of the allocation,
   * regardless of the number of retries.
   */
  create(input: CreateJobInput, options: CreateOptions = {}): Call<Job> {
    return callOf(this.#create(input, options))
  }

  /** Creates a job and waits until it has ended. The promise resolves even if the job failed, so check the `status`. */
  async createAndWait(input: CreateJobInput, options: CreateOptions & WaitOptions = {}): Promise<TerminalJob> {
    const deadline = new Deadline(options.timeoutMs ?? waitTimeoutMs, options.signal)
    const key = options.idempotencyKey ?? crypto.randomUUID()
    const { data } = await this.#create(input, { ...options, idempotencyKey: key }, deadline)
    try {
      return await this.#wait(data, options, deadline)
    } catch (error) {
      throw marked(error, { idempotencyKey: key })
    }
  }

  /**
   * Waits until a job has ended, by default for at most 15 minutes. Before each poll, pauses for the `Retry-After` of
   * the last response, or for 2 seconds if that response had none.
   */
  async wait(job: Job | string, options: WaitOptions = {}): Promise<TerminalJob> {
    return this.#wait(job, options, new Deadline(options.timeoutMs ?? waitTimeoutMs, options.signal))
  }

  get(id: string, options: CallOptions = {}): Call<Job> {
    return callOf(this.#get(id, options))
  }

  /** Lists the jobs of the workspace, newest first. */
  list(query: ListJobsQuery = {}, options: CallOptions = {}): Listing<Job> {
    return this.#caller.list<Job>('/ad-copy-generations', query, options)
  }

  async #create(input: CreateJobInput, options: CreateOptions, deadline?: Deadline): Promise<Answer<Job>> {
    const { idempotencyKey = crypto.randomUUID() } = options
    if (!idempotencyKeyPattern.test(idempotencyKey))
      throw new TypeError(
        `An idempotency key must match ${idempotencyKeyPattern}; idempotencyKey(…) makes one of any text`,
      )
    const headers = { 'content-type': 'application/json', 'idempotency-key': idempotencyKey }
    const body = JSON.stringify(input)
    const request = {
      method: 'POST',
      path: '/ad-copy-generations',
      object: 'ad_copy_generation',
      headers,
      body,
    } as const
    try {
      return this.#withNextPoll(await this.#caller.send<Job>(request, options, deadline))
    } catch (error) {
      throw marked(error, { idempotencyKey })
    }
  }

  async #get(id: string, options: CallOptions, deadline?: Deadline): Promise<Answer<Job>> {
    const path = `/ad-copy-generations/${encodeURIComponent(id)}`
    const request = { method: 'GET', path, object: 'ad_copy_generation' } as const
    return this.#withNextPoll(await this.#caller.send<Job>(request, options, deadline))
  }

  async #wait(start: Job | string, options: WaitOptions, deadline: Deadline): Promise<TerminalJob> {
    const id = typeof start === 'string' ? start : start.id
    let job = typeof start === 'string' ? undefined : start
    try {
      for (;;) {
        if (job?.status === 'succeeded' || job?.status === 'failed') return job
        const notBeforeMs = job === undefined ? 0 : (this.#notBeforeMs.get(job) ?? 0)
        if (notBeforeMs - performance.now() >= deadline.remainingMs)
          throw new TimeoutError('The next poll is due after the time-out; the job goes on')
        await deadline.sleepUntil(notBeforeMs)
        // By default, a wait retries temporary errors until its time-out.
        const answer = await this.#get(id, { ...options, maxRetries: options.maxRetries ?? Infinity }, deadline)
        job = answer.data
        options.onProgress?.(job)
      }
    } catch (error) {
      throw marked(error, { jobId: id })
    }
  }

  #withNextPoll(answer: Answer<Job>): Answer<Job> {
    this.#notBeforeMs.set(answer.data, answer.notBeforeMs ?? performance.now() + pollMsDefault)
    return answer
  }
}

export class Offers {
  readonly #caller: Caller

  /** @internal */
  constructor(caller: Caller) {
    this.#caller = caller
  }

  /** Lists the active offers, ordered by name. */
  list(query: ListOffersQuery = {}, options: CallOptions = {}): Listing<Offer> {
    return this.#caller.list<Offer>('/offers', query, options)
  }
}

function marked(error: unknown, marks: Partial<Pick<AdCopyError, 'idempotencyKey' | 'jobId'>>): unknown {
  return error instanceof AdCopyError ? Object.assign(error, marks) : error
}
