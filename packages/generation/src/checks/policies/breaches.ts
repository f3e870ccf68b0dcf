import { policies } from './policies.ts'

/** What of a text breaks each policy, in their order; `disguises` are the ways in which it may be read. */
export function breachesIn(text: string, disguises: readonly string[]): ReadonlyArray<string | undefined> {
  const straight = text.replace(/’/g, "'")
  return policies.map(({ breach, writtenBreach }) => {
    const inDisguise = disguises.map(breach).find((found) => found !== undefined)
    return inDisguise ?? writtenBreach?.(straight)
  })
}
