import type { CommentAnchor } from '@adcopy/contract'

interface AnchorColumns {
  field: string | null
  startOffset: number | null
  endOffset: number | null
  quote: string | null
}

/** If `field` is set, a CHECK constraint guarantees that the other three columns are set too. */
export function toAnchor(row: AnchorColumns): (CommentAnchor & { quote: string }) | null {
  if (row.field === null) return null
  const field = row.field as CommentAnchor['field']
  return { field, start: row.startOffset ?? 0, end: row.endOffset ?? 0, quote: row.quote ?? '' }
}
