import type { CommentAnchor } from '@adcopy/contract'

interface AnchorColumns {
  field: string | null
  startOffset: number | null
  endOffset: number | null
  quote: string | null
}

/** Returns a comment's anchor; null if it is about the whole version. A database CHECK keeps the columns consistent. */
export function toAnchor(row: AnchorColumns): (CommentAnchor & { quote: string }) | null {
  if (row.field === null) return null
  const field = row.field as CommentAnchor['field']
  return { field, start: row.startOffset ?? 0, end: row.endOffset ?? 0, quote: row.quote ?? '' }
}
