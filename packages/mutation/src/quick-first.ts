import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Test files that failed in the last run come first, because the next mutant is often close to the previous one and
 * makes the same files fail. The fastest files follow, because the first failure ends the run.
 */
export class QuickFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const unknown = { failed: false, duration: 0 }
    const last = new Map(files.map((file) => [file, this.ctx.cache.getTestSpecificationResult(file) ?? unknown]))
    return files.toSorted((one, other) => {
      const [a, b] = [last.get(one) ?? unknown, last.get(other) ?? unknown]
      return Number(b.failed) - Number(a.failed) || a.duration - b.duration
    })
  }
}
