import { createHash } from 'node:crypto'

// Two walls keep data from reading as part of the document. Every text is a JSON string on one line, so none of its quotes
// or line breaks can end it; and every part is between lines with a mark that no text contains.

/**
 * Characters that JSON does not escape and that end, hide or reverse a line, or that are invisible: escaped as
 * well, except those that join letters and emoji (ZWNJ, ZWJ, and the selector of colourful emoji).
 */
const unseen = /[\p{Zl}\p{Zp}\p{Cc}[\p{Default_Ignorable_Code_Point}--[\p{Join_Control}\ufe0f]]\u2800\ufff9-\ufffb]/gv

const escapeUnits = (text: string) =>
  Array.from({ length: text.length }, (_, unit) => `\\u${text.charCodeAt(unit).toString(16).padStart(4, '0')}`).join('')

/** A text as one line of JSON, which parses to the same text. */
export function quoted(text: string): string {
  return JSON.stringify(text).replace(unseen, escapeUnits)
}

/**
 * A mark for the fences of a document that none of its texts contains. It is derived from `basis`, so that
 * documents with the same beginning keep it and a provider's prompt cache serves all jobs of one snapshot.
 */
export function markOf(basis: string, texts: readonly string[]): string {
  const held = texts.join('\n').toLowerCase()
  for (let turn = 0; ; turn += 1) {
    const mark = createHash('sha256').update(`${turn}\u0000${basis}`).digest('hex').slice(0, 16)
    if (!held.includes(mark)) return mark
  }
}

/** Lines between fences. */
export function fenced(mark: string, part: string, lines: readonly string[]): string {
  return [`=== ${mark} ${part} ===`, ...lines, `=== ${mark} end of ${part} ===`].join('\n')
}
