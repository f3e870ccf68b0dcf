import type { Explanation } from './judge.ts'

/** Mutants that no test can or should kill, each with its reason. */
export const explanations: readonly Explanation[] = []
