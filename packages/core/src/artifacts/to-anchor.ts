import type { CommentAnchor } from '@adcopy/contract'

interface AnchorColumns {
  field: string | null
  startOffset: number | null
  endOffset: number | null
  quote: string | null
}

/**
 * Returns null for a comment on the whole version. A CHECK guarantees that the other columns are set if `field` is set.
 */
export function toAnchor(row: AnchorColumns): (CommentAnchor & { quote: string }) | null {
  if (row.field === null) return null
  const field = row.field as CommentAnchor['field']
  return { field, start: row.startOffset ?? 0, end: row.endOffset ?? 0, quote: row.quote ?? '' }
}
