import { cardinals } from './tables.ts'

const small = [...cardinals.de.keys()].filter((word) => word !== 'dutzend').toSorted((a, b) => b.length - a.length)
const part = `(?:${small.join('|')}|eine?|hundert|tausend|und)`
const half = 'anderthalb'

/** What may be a German numeral, in one word: "zwanzigtausend", "zweieinhalb". */
export const germanNumeral = `(?!(?:und|eine?)(?!\\p{L}))(?:${half}|${part}{1,8}(?:einhalb)?)`

const parts = new RegExp(part, 'gu')

/** A German numeral's value; NaN for what only looks like one: "und", "eine". */
export function germanValue(word: string): number {
  if (word.endsWith('einhalb')) return germanValue(word.slice(0, -7)) + 0.5
  if (word.startsWith('anderthalb')) return 1.5
  const read = word.match(parts) ?? []
  if (read.join('') !== word || read[0] === 'und' || read.at(-1) === 'und') return Number.NaN
  return word === 'ein' || word === 'eine' ? Number.NaN : valueOf(read)
}

function valueOf(read: readonly string[]): number {
  let whole = 0
  let rest = 0
  for (const piece of read) {
    if (piece === 'tausend') [whole, rest] = [whole + Math.max(1, rest) * 1000, 0]
    else if (piece === 'hundert') rest = Math.max(1, rest) * 100
    else if (piece !== 'und') rest += piece.startsWith('ein') ? 1 : (cardinals.de.get(piece) ?? 0)
  }
  return whole + rest
}
