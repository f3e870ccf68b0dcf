export function assertExhaustive(value: never): never {
  throw new Error(`unexpected ${typeof value}`)
}
