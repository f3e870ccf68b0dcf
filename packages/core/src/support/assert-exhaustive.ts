/** Ends a switch over a closed set, so that a missing case does not compile. */
export function assertExhaustive(value: never): never {
  throw new Error(`unexpected ${typeof value}`)
}
