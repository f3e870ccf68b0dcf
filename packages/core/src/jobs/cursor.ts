import { invalidRequest } from '../problem.ts'
import type { FingerprintRing } from '../support/fingerprint-ring.ts'

/** The scope of a cursor, which is refused for another workspace, operation or filter. */
export interface CursorScope {
  workspaceId: string
  operation: string
  filter: string
}

/** Creates an opaque cursor for a position, which is the sort keys of a page's last row. Source: decisions, "`cursor`". */
export function encodeCursor(ring: FingerprintRing, scope: CursorScope, position: readonly string[]): string {
  const payload = Buffer.from(JSON.stringify(position)).toString('base64url')
  return `${payload}.${ring.sign(bound(scope, payload))}`
}

/** Returns the position in a cursor that {@link encodeCursor} created for this scope; any other text is `invalid_request`. */
export function decodeCursor(ring: FingerprintRing, scope: CursorScope, cursor: string): string[] {
  const [payload, signature, ...rest] = cursor.split('.')
  if (payload === undefined || signature === undefined || rest.length > 0) throw badCursor()
  if (!ring.verify(bound(scope, payload), signature)) throw badCursor()
  return JSON.parse(Buffer.from(payload, 'base64url').toString()) as string[] // it has our signature
}

function bound(scope: CursorScope, payload: string): string {
  return [scope.operation, scope.workspaceId, scope.filter, payload].join('\n')
}

function badCursor() {
  return invalidRequest({ parameter: 'cursor', detail: 'is not a cursor that this listing gave out' })
}
