import { contractClauses } from './contract.ts'
import { decisionClauses } from './decisions.ts'

/** Every clause by its id. */
export const clauses = { ...contractClauses, ...decisionClauses }

export type ClauseId = keyof typeof clauses

declare module 'vitest' {
  /** A test may only have tags that name the clauses it proves. */
  interface TestTags {
    clauses: ClauseId
  }
}
