import type { KnowledgeFailure } from '@adcopy/contract'
import { z } from 'zod'

/**
 * `start` and `end` are offsets in the text of the document, in UTF-16 units. `page` is the page on which the fact
 * begins, counted from 1. It is absent if the format has no pages.
 */
export const documentFactSchema = z.strictObject({
  text: z.string().min(1),
  start: z.int().min(0),
  end: z.int().min(1),
  subject: z.array(z.string().min(1)),
  continues: z.boolean(),
  page: z.int().min(1).optional(),
})

export type DocumentFact = z.infer<typeof documentFactSchema>

/**
 * `reader` contains the reader's name and version. The version is needed because another version may produce a
 * different text, for which the offsets of the facts are wrong.
 */
export type DocumentReading =
  | { ok: true; reader: string; text: string; facts: DocumentFact[] }
  | { ok: false; code: KnowledgeFailure }

/** `pageStarts` contains offsets in UTF-16 units. It is absent if the document has no pages. */
export interface DocumentText {
  text: string
  pageStarts?: number[]
}

/** Thrown if a document cannot be read. No part of such a document is used. */
export class DocumentError extends Error {
  override readonly name = 'DocumentError'
  readonly code: KnowledgeFailure

  constructor(code: KnowledgeFailure, options?: ErrorOptions) {
    super(code, options)
    this.code = code
  }
}
