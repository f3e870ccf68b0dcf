import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Runs first what failed last, since the next mutant stands beside the one before, and then the quickest: most mutants die
 * of any test, and the first that fails ends the run.
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
