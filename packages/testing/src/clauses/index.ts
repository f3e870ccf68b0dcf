import { contractClauses } from './contract.ts'
import { decisionClauses } from './decisions.ts'

/** Every clause by its id. */
export const clauses = { ...contractClauses, ...decisionClauses }

export type ClauseId = keyof typeof clauses

declare module 'vitest' {
  /** A test may name as tags the clauses it proves, and nothing else. */
  interface TestTags {
    clauses: ClauseId
  }
}
