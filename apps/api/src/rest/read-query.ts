import type { Operation } from '@adcopy/contract'
import { invalidRequest } from '@adcopy/core'
import { isSafeName } from './invalid-places.ts'

/**
 * Returns an object without a prototype. Only the operation's parameters are allowed, each at most once. Source:
 * D-QUERY-1.
 */
export function readQuery(operation: Operation, search: string): Record<string, string> {
  const allowed = Object.keys(operation.parameters.query?.shape ?? {})
  const query = Object.create(null) as Record<string, string>
  for (const [name, value] of new URLSearchParams(search)) {
    const place = isSafeName(name) ? { parameter: name } : {}
    if (!allowed.includes(name)) throw invalidRequest({ ...place, detail: 'is not a parameter of this operation' })
    // Without this check trpc-to-openapi would treat an empty value as absent.
    if (value === '') throw invalidRequest({ ...place, detail: 'is empty' })
    if (name in query) throw invalidRequest({ ...place, detail: 'appears more than once in the query' })
    query[name] = value
  }
  return query
}
