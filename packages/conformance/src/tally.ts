import { formatSeconds, messageOf } from '@adcopy/local-stack'

/** A check passes if it returns a line to print, and fails if it throws. */
export class Tally {
  passed = 0
  failed = 0
  readonly #write: (line: string) => void

  constructor(write: (line: string) => void) {
    this.#write = write
  }

  async check(title: string, work: (progress: (line: string) => void) => Promise<string>): Promise<boolean> {
    const began = performance.now()
    const took = () => formatSeconds(performance.now() - began)
    let latest = ''
    const tick = setInterval(() => this.#write(`  … ${title}, ${took()}: ${latest}`), 15_000)
    try {
      const seen = await work((line) => (latest = line.trim()))
      this.passed += 1
      this.#write(`  ✓ ${title}: ${seen}  ${took()}`)
      return true
    } catch (error) {
      this.failed += 1
      this.#write(`${messageOf(error)}\n  ✗ ${title}  ${took()}`)
      return false
    } finally {
      clearInterval(tick)
    }
  }

  describe(): string {
    return `${this.passed} passed, ${this.failed} failed`
  }
}
