import { setTimeout as delay } from 'node:timers/promises'
import { messageOf } from './errors.ts'
import { sendSignal } from './identity.ts'
import { killGroup, launch, stopRunning, untilReady, type Running, type Service } from './service.ts'

export interface SupervisorOptions {
  onStarted: (running: ReadonlyMap<string, Running>) => void
  say: (line: string) => void
  backoff?: { firstMs: number; maxMs: number; healthyMs: number }
}

/** The pause before a restart grows with each failure, and is reset once a service has run for `healthyMs`. */
export class Supervisor {
  readonly #options: SupervisorOptions
  readonly #backoff: { firstMs: number; maxMs: number; healthyMs: number }
  readonly #running = new Map<string, Running>()
  readonly #watches = new Map<string, Promise<void>>()
  readonly #launching = new Set<Promise<Running>>()
  readonly #stopping = new AbortController()
  readonly #killing = new AbortController()

  constructor(options: SupervisorOptions) {
    this.#options = options
    this.#backoff = options.backoff ?? { firstMs: 100, maxMs: 10_000, healthyMs: 30_000 }
  }

  pid(name: string): number | null {
    return this.#running.get(name)?.pid ?? null
  }

  async start(service: Service): Promise<void> {
    const running = await this.#launch(service)
    const watch = () => this.#watches.set(service.name, this.#watch(running))
    if (service.retriedFromTheStart === true) {
      watch()
      return
    }
    try {
      await untilReady(running)
    } catch (error) {
      await stopRunning(running)
      this.#running.delete(service.name)
      throw error
    }
    watch()
  }

  /** `stop` waits for pending launches. If it is called during a launch, the launch ends its process and rejects. */
  async #launch(service: Service): Promise<Running> {
    const launching = this.#launchUnlessStopping(service)
    this.#launching.add(launching)
    try {
      return await launching
    } finally {
      this.#launching.delete(launching)
    }
  }

  async #launchUnlessStopping(service: Service): Promise<Running> {
    this.#stopping.signal.throwIfAborted()
    let spawned: number | undefined
    const killSpawned = () => {
      if (spawned !== undefined) sendSignal(-spawned, 'SIGKILL')
    }
    this.#killing.signal.addEventListener('abort', killSpawned, { once: true })
    const running = await launch(service, (pid) => (spawned = pid))
    this.#killing.signal.removeEventListener('abort', killSpawned)
    if (this.#stopping.signal.aborted) {
      await stopRunning(running)
      this.#stopping.signal.throwIfAborted()
    }
    this.#running.set(service.name, running)
    this.#options.onStarted(this.#running)
    return running
  }

  async #watch(first: Running): Promise<void> {
    const { say } = this.#options
    const { service } = first
    const { firstMs, maxMs, healthyMs } = this.#backoff
    let current: Running | undefined = first
    let pauseMs = firstMs
    for (;;) {
      if (current !== undefined) {
        const since = performance.now()
        const ending = await current.exited
        if (this.#stopping.signal.aborted) return
        if (performance.now() - since > healthyMs) pauseMs = firstMs
        const lastLine = ending.startsWith('signal') ? '' : current.logTail(1)
        const hint = lastLine === '' ? '' : `; its last words: ${lastLine}`
        say(`${service.name} (pid ${current.pid}) ended (${ending}); starting it again in ${pauseMs / 1000} s${hint}`)
      }
      await delay(pauseMs, undefined, { signal: this.#stopping.signal }).catch(() => undefined)
      if (this.#stopping.signal.aborted) return
      pauseMs = Math.min(pauseMs * 2, maxMs)
      current = await this.#startAgain(service)
    }
  }

  /** Undefined if the process could not be started, so that the caller retries after a longer pause. */
  async #startAgain(service: Service): Promise<Running | undefined> {
    const { say } = this.#options
    try {
      const running = await this.#launch(service)
      say(`${service.name} runs again (pid ${running.pid})`)
      void untilReady(running).catch((error: unknown) => {
        if (!this.#stopping.signal.aborted && running.ending() === undefined) say(messageOf(error))
      })
      return running
    } catch (error) {
      if (!this.#stopping.signal.aborted) say(`${service.name} could not be started again: ${messageOf(error)}`)
      return undefined
    }
  }

  async stop(order: readonly string[]): Promise<void> {
    this.#stopping.abort(new Error('the stack is being stopped'))
    await Promise.allSettled(this.#launching)
    for (const name of order) {
      const running = this.#running.get(name)
      if (running !== undefined) await stopRunning(running)
      await this.#watches.get(name)
    }
  }

  kill(): void {
    this.#stopping.abort(new Error('the stack is being killed'))
    this.#killing.abort()
    for (const running of this.#running.values()) killGroup(running)
  }
}
