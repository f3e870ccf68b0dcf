import { invalidRequest } from '../problem.ts'
import type { FingerprintRing } from '../support/fingerprint-ring.ts'

/** A cursor is refused for any other workspace, operation or filter. */
export interface CursorScope {
  workspaceId: string
  operation: string
  filter: string
}

/** A position consists of the sort keys of the last row on a page. Source: D-CURSOR-1. */
export function encodeCursor(ring: FingerprintRing, scope: CursorScope, position: readonly string[]): string {
  const payload = Buffer.from(JSON.stringify(position)).toString('base64url')
  return `${payload}.${ring.sign(bound(scope, payload))}`
}

/** Throws `invalid_request` unless {@link encodeCursor} created the cursor for this scope. */
export function decodeCursor(ring: FingerprintRing, scope: CursorScope, cursor: string): string[] {
  const [payload, signature, ...rest] = cursor.split('.')
  if (payload === undefined || signature === undefined || rest.length > 0) throw badCursor()
  if (!ring.verify(bound(scope, payload), signature)) throw badCursor()
  // The payload needs no validation, because the signature proves that `encodeCursor` created it.
  return JSON.parse(Buffer.from(payload, 'base64url').toString()) as string[]
}

function bound(scope: CursorScope, payload: string): string {
  return [scope.operation, scope.workspaceId, scope.filter, payload].join('\n')
}

function badCursor() {
  return invalidRequest({ parameter: 'cursor', detail: 'is not a cursor that this listing gave out' })
}
