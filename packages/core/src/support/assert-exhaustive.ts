/** Ends a switch over a closed set: the compiler refuses a missing case. */
export function assertExhaustive(value: never): never {
  throw new Error(`unexpected ${typeof value}`)
}
