import { contractClauses } from './contract.ts'
import { decisionClauses } from './decisions.ts'

/** Every clause by its id. */
export const clauses = { ...contractClauses, ...decisionClauses }

export type ClauseId = keyof typeof clauses

declare module 'vitest' {
  /** Restricts the tags of tests to clause ids: a test may only name the clauses that it proves. */
  interface TestTags {
    clauses: ClauseId
  }
}
