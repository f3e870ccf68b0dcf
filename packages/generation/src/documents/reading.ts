import { knowledgeFailures, type KnowledgeFailure } from '@adcopy/contract'
import { z } from 'zod'

/**
 * A unit of a document (see `Unit`): its place in the text in UTF-16 units, the headings above it, whether it continues the
 * unit before it, and the page it begins on, from 1, where the format has pages.
 */
const documentFactSchema = z.strictObject({
  text: z.string().min(1),
  start: z.int().min(0),
  end: z.int().min(1),
  subject: z.array(z.string().min(1)),
  continues: z.boolean(),
  page: z.int().min(1).optional(),
})

/**
 * What reading a document gave: its text, which the spans of its facts refer to, and the version of the reader, since
 * another version may make another text of the same bytes; or why nothing is taken from it. A schema, since it comes from a
 * process that a hostile file was in.
 */
export const documentReadingSchema = z.discriminatedUnion('ok', [
  z.strictObject({ ok: z.literal(true), reader: z.string(), text: z.string(), facts: z.array(documentFactSchema) }),
  z.strictObject({ ok: z.literal(false), code: z.enum(Object.keys(knowledgeFailures) as KnowledgeFailure[]) }),
])

export type DocumentFact = z.infer<typeof documentFactSchema>
export type DocumentReading = z.infer<typeof documentReadingSchema>

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
