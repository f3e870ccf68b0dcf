import { folded } from './text.ts'

/** A text as matching sees it. `from` and `to` say where the written text holds what stands in a span of it. */
export interface FoldedText {
  written: string
  text: string
  from: (start: number) => number
  to: (end: number) => number
}

const ascii = /^\p{ASCII}*$/u
/** Runs that folding leaves alone, then a base with its marks, which folding may join. */
const chunk = /[\p{ASCII}\u00c0-\u00ff]+(?!\p{M})|\P{M}\p{M}*|\p{M}+/gu

/** Folds a text as `folded` does and keeps account of where everything came from, in UTF-16 units. */
export function foldedText(written: string): FoldedText {
  if (ascii.test(written)) return { written, text: written, from: (start) => start, to: (end) => end }
  let text = ''
  const froms: number[] = []
  const tos: number[] = []
  for (const { 0: part, index } of written.matchAll(chunk)) {
    const plain = folded(part)
    const same = plain.length === part.length
    for (let unit = 0; unit < plain.length; unit += 1) {
      froms.push(same ? index + unit : index)
      tos.push(same ? index + unit + 1 : index + part.length)
    }
    text += plain
  }
  return {
    written,
    text,
    from: (start) => froms[start] ?? written.length,
    to: (end) => (end === 0 ? 0 : (tos[end - 1] ?? written.length)),
  }
}
