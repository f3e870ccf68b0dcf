/** `search` must occur in the SQL function exactly once. */
export interface Mutant {
  name: string
  search: string
  replacement: string
  /** Why the mutant behaves like the original function. If this is set, the mutant must survive all tests. */
  equivalent?: string
}

export const removed = (name: string, search: string): Mutant => ({ name, search, replacement: '' })

export const replaced = (name: string, search: string, replacement: string): Mutant => ({ name, search, replacement })

export const equivalent = (name: string, search: string, replacement: string, why: string): Mutant => ({
  ...replaced(name, search, replacement),
  equivalent: why,
})
