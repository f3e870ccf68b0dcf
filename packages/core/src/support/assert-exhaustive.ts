/** Makes a missing case of a switch a compile error. */
export function assertExhaustive(value: never): never {
  throw new Error(`unexpected ${typeof value}`)
}
