import type { Serialize } from '@trpc/server/unstable-core-do-not-import'

export type Sent<T> = Serialize<T>

/**
 * Converts the value of an in-process call to what the same call over HTTP would return, for use as a query's
 * `initialData`.
 */
export function asSent<T>(value: T): Sent<T> {
  return (value === undefined ? value : JSON.parse(JSON.stringify(value))) as Sent<T>
}
