import type { Serialize } from '@trpc/server/unstable-core-do-not-import'

/** A value as tRPC sends it in JSON. */
export type Sent<T> = Serialize<T>

/** A value of a call in process, as the same call over HTTP would give it, for `initialData` of a query. */
export function asSent<T>(value: T): Sent<T> {
  return (value === undefined ? value : JSON.parse(JSON.stringify(value))) as Sent<T>
}
