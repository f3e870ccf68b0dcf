import type { Copy, CopyClaim } from '@adcopy/contract'
import type { Draft } from '../request.ts'
import { sentenceSpans, type Span } from '../text/sentences.ts'

export type CopyField = CopyClaim['field']

export interface CopySentence extends Span {
  /** `s1`, `s2`, and so on, numbered across all fields. */
  id: string
  field: CopyField
  text: string
}

export const copyFields = ['headline', 'primary_text', 'description'] as const satisfies readonly CopyField[]

export function sentencesOfCopy(copy: Copy): CopySentence[] {
  const found = copyFields.flatMap((field) => {
    const text = copy[field] ?? ''
    return sentenceSpans(text).map(({ start, end }) => ({ field, start, end, text: text.slice(start, end) }))
  })
  return found.map((sentence, index) => ({ id: `s${index + 1}`, ...sentence }))
}

export interface CitedPiece extends Span {
  field: CopyField
  facts: readonly string[]
}

/** A passage that the copy does not contain word for word is dropped. */
export function piecesOf({ copy, support }: Draft): CitedPiece[] {
  return support.flatMap(({ says, facts }) =>
    copyFields.flatMap((field) => {
      const start = says.trim() === '' ? -1 : (copy[field] ?? '').indexOf(says)
      return start < 0 ? [] : [{ field, start, end: start + says.length, facts }]
    }),
  )
}

export function citedBy(sentence: CopySentence, pieces: readonly CitedPiece[]): string[] {
  const own = pieces.filter(
    ({ field, start, end }) => field === sentence.field && start < sentence.end && end > sentence.start,
  )
  return [...new Set(own.flatMap(({ facts }) => facts))]
}
