export class Steps {
  readonly #write: (line: string) => void
  readonly #tickMs: number

  constructor(write: (line: string) => void, tickMs = 10_000) {
    this.#write = write
    this.#tickMs = tickMs
  }

  say(line: string): void {
    this.#write(line)
  }

  async run<Result>(title: string, work: (progress: (line: string) => void) => Promise<Result>): Promise<Result> {
    const began = performance.now()
    let latest = ''
    const took = () => formatSeconds(performance.now() - began)
    const tick = setInterval(
      () => this.#write(`  … ${title}, ${took()}${latest === '' ? '' : `: ${latest}`}`),
      this.#tickMs,
    )
    try {
      const result = await work((line) => (latest = line.trim()))
      this.#write(`  ✓ ${title}  ${took()}`)
      return result
    } catch (error) {
      this.#write(`  ✗ ${title}  ${took()}`)
      throw error
    } finally {
      clearInterval(tick)
    }
  }
}

export function formatSeconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`
}
