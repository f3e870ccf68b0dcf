import { contractClauses } from './contract.ts'
import { decisionClauses } from './decisions.ts'

export const clauses = { ...contractClauses, ...decisionClauses }

export type ClauseId = keyof typeof clauses

declare module 'vitest' {
  /** Restricts the tags of tests to the ids of clauses. */
  interface TestTags {
    clauses: ClauseId
  }
}
