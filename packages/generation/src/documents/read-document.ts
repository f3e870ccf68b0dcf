import { limits, utf8Bytes, type KnowledgeFailure } from '@adcopy/contract'
import { boundSubjects } from '../facts/bound-subjects.ts'
import { readUnits } from '../facts/read-units.ts'
import { documentBounds } from './bounds.ts'
import { readPlainText } from './plain-text.ts'
import { DocumentError, type DocumentFact, type DocumentReading, type DocumentText } from './reading.ts'
import { isEncryptedPackage, sniff, type Content } from './sniff.ts'

type Format = 'text' | 'pdf' | 'docx'

// Increment a reader's version with every change that makes it return a different text for the same bytes.
const readers = { text: 'text-1', pdf: 'pdf-3', docx: 'docx-3' } as const satisfies Record<Format, string>

const contents = { text: 'text', pdf: 'pdf', docx: 'zip' } as const satisfies Record<Format, Content>

const formats: Record<string, Format> = {
  'text/plain': 'text',
  'text/markdown': 'text',
  'application/pdf': 'pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
}

/**
 * Reads the file in the current process; {@link createDocumentReader} reads it in a separate process. Ignores the
 * parameters of the media type. If the file is faulty or its content does not match its media type, the result has a
 * failure code; the promise does not reject.
 */
export async function readDocument(mediaType: string, bytes: Uint8Array): Promise<DocumentReading> {
  const format = formatOf(mediaType, bytes)
  if (typeof format !== 'string') return format
  // The parser is loaded outside the `try`, because a failure to load it is not a fault of the file.
  const read = await parserOf(format)
  try {
    const document = await read(bytes)
    if (document.text.trim() === '') throw new DocumentError('empty')
    if (utf8Bytes(document.text) > documentBounds.textBytesMax) throw new DocumentError('too_much_text')
    const units = readUnits(document.text)
    if (units.length === 0) throw new DocumentError('no_facts')
    if (units.length > limits.brandBriefFactsMax) throw new DocumentError('brief_full')
    const facts = boundSubjects(units).map((fact): DocumentFact => withPage(fact, document))
    return { ok: true, reader: readers[format], text: document.text, facts }
  } catch (error) {
    // The parser's message is dropped because it may quote the file.
    return { ok: false, code: error instanceof DocumentError ? error.code : 'damaged' }
  }
}

function formatOf(mediaType: string, bytes: Uint8Array): Format | Extract<DocumentReading, { ok: false }> {
  const refuse = (code: KnowledgeFailure) => ({ ok: false, code }) as const
  const format = formats[(mediaType.split(';')[0] ?? '').trim().toLowerCase()]
  if (format === undefined) return refuse('unsupported_type')
  if (bytes.length === 0) return refuse('empty')
  const content = sniff(bytes)
  if (content === 'other') return refuse('unsupported_type')
  if (content === 'ole') return refuse(isEncryptedPackage(bytes) ? 'encrypted' : 'unsupported_type')
  if (content === 'text') return format === 'text' ? format : refuse('damaged')
  return content === contents[format] ? format : refuse('wrong_type')
}

/** A parser is loaded only when a file needs it, because most files are plain text. */
async function parserOf(format: Format): Promise<(bytes: Uint8Array) => DocumentText | Promise<DocumentText>> {
  switch (format) {
    case 'text':
      return readPlainText
    case 'pdf':
      return (await import('./pdf/read-pdf.ts')).readPdf
    case 'docx':
      return (await import('./docx/read-docx.ts')).readDocx
  }
}

function withPage(fact: DocumentFact, { pageStarts }: DocumentText): DocumentFact {
  return pageStarts === undefined
    ? fact
    : { ...fact, page: pageStarts.findLastIndex((start) => start <= fact.start) + 1 }
}
