import { createHash } from 'node:crypto'

// Two measures prevent data from being read as structure of the document, which is the user message. First, every text
// is a JSON string on one line, so quotation marks and line breaks in the text cannot end the string. Second, every
// part is enclosed in lines with a mark that no text contains.

/**
 * Matches characters that JSON does not escape by itself: invisible characters, and characters that end, hide or
 * reverse a line. Characters that join letters and emoji are exempt: ZWNJ, ZWJ and the emoji variation selector.
 */
const unseen = /[\p{Zl}\p{Zp}\p{Cc}[\p{Default_Ignorable_Code_Point}--[\p{Join_Control}\ufe0f]]\u2800\ufff9-\ufffb]/gv

const escapeUnits = (text: string) =>
  Array.from({ length: text.length }, (_, unit) => `\\u${text.charCodeAt(unit).toString(16).padStart(4, '0')}`).join('')

export function quoted(text: string): string {
  return JSON.stringify(text).replace(unseen, escapeUnits)
}

/**
 * No text of the document contains the mark. The mark is derived from `basis`, so that documents that begin with the
 * same parts have the same mark. A provider can then cache that beginning for all jobs of one snapshot.
 */
export function markOf(basis: string, texts: readonly string[]): string {
  const held = texts.join('\n').toLowerCase()
  for (let turn = 0; ; turn += 1) {
    const mark = createHash('sha256').update(`${turn}\u0000${basis}`).digest('hex').slice(0, 16)
    if (!held.includes(mark)) return mark
  }
}

export function fenced(mark: string, part: string, lines: readonly string[]): string {
  return [`=== ${mark} ${part} ===`, ...lines, `=== ${mark} end of ${part} ===`].join('\n')
}
