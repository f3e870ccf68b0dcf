import type { KnowledgeFailure } from '@adcopy/contract'
import type { ExtractedFact } from '../facts/extract-facts.ts'

/** A fact with the page it begins on, counted from 1; absent where a format has no pages. */
export interface DocumentFact extends ExtractedFact {
  page?: number
}

/**
 * What reading a document gave: its text, which the spans of its facts refer to, and the version of the reader, since
 * another version may make another text of the same bytes; or why nothing is taken from it.
 */
export type DocumentReading =
  | { ok: true; reader: string; text: string; facts: DocumentFact[] }
  | { ok: false; code: KnowledgeFailure }

/** Text of a document and, where it has pages, the offset each of them begins at, in UTF-16 units. */
export interface DocumentText {
  text: string
  pageStarts?: number[]
}

/** Thrown while a document is read: nothing is taken from it. */
export class DocumentError extends Error {
  override readonly name = 'DocumentError'
  readonly code: KnowledgeFailure

  constructor(code: KnowledgeFailure, options?: ErrorOptions) {
    super(code, options)
    this.code = code
  }
}
