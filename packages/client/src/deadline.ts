import { TimeoutError } from './errors.ts'

/** The longest delay that timers support. A timer with a longer delay would fire immediately. */
const timerMaxMs = 2 ** 31 - 1

export class Deadline {
  readonly #endMs: number
  readonly #signal: AbortSignal | undefined
  #isOver = false

  constructor(timeoutMs: number, signal: AbortSignal | undefined) {
    if (!(timeoutMs > 0)) throw new TypeError('A time-out must be a positive number of milliseconds')
    this.#endMs = performance.now() + timeoutMs
    this.#signal = signal
  }

  get remainingMs(): number {
    return this.#endMs - performance.now()
  }

  /** Throws if the call was aborted or its time-out has passed. */
  check(cause?: unknown): void {
    this.#signal?.throwIfAborted()
    if (this.#isOver || this.remainingMs <= 0)
      throw new TimeoutError('The call did not finish within its time-out', { cause })
  }

  /** `run` receives a signal that aborts after `timeoutMs`, at the deadline, or when the call is aborted. */
  async attempt<T>(timeoutMs: number, run: (signal: AbortSignal) => Promise<T>): Promise<T> {
    const controller = new AbortController()
    const abort = () => controller.abort()
    const endsCall = this.remainingMs <= timeoutMs
    const expire = () => {
      this.#isOver = endsCall // timers may fire a fraction of a millisecond early
      abort()
    }
    const timer = setTimeout(expire, Math.min(timeoutMs, this.remainingMs, timerMaxMs))
    this.#signal?.addEventListener('abort', abort)
    try {
      return await run(controller.signal)
    } finally {
      clearTimeout(timer)
      this.#signal?.removeEventListener('abort', abort)
    }
  }

  /** Returns at `instantMs` or later, even if a timer fires early. Throws like `check`. */
  async sleepUntil(instantMs: number): Promise<void> {
    for (;;) {
      this.check()
      const leftMs = instantMs - performance.now()
      if (leftMs <= 0) return
      await new Promise<void>((resolve) => {
        const done = () => {
          clearTimeout(timer)
          this.#signal?.removeEventListener('abort', done)
          resolve()
        }
        const timer = setTimeout(done, Math.min(Math.ceil(leftMs), timerMaxMs))
        this.#signal?.addEventListener('abort', done)
      })
    }
  }
}
