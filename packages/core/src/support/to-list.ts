import type { List } from '@adcopy/contract'

/** Callers query `itemsMax + 1` rows, because an extra row shows that a page follows. */
export function toList<Row, Item>(
  rows: readonly Row[],
  itemsMax: number,
  by: { item: (row: Row) => Item; cursor: (row: Row) => string },
): List<Item> {
  const page = rows.slice(0, itemsMax)
  const last = page.at(-1)
  const has_more = rows.length > itemsMax
  return {
    object: 'list',
    data: page.map(by.item),
    has_more,
    next_cursor: has_more && last !== undefined ? by.cursor(last) : null,
  }
}
