import type { Serialize } from '@trpc/server/unstable-core-do-not-import'

export type Sent<T> = Serialize<T>

/**
 * Converts the result of an in-process call to the value that the browser would receive from the same call over HTTP.
 * Pages use that value as a query's `initialData`.
 */
export function asSent<T>(value: T): Sent<T> {
  return (value === undefined ? value : JSON.parse(JSON.stringify(value))) as Sent<T>
}
