import { utf8Bytes } from '@adcopy/contract'
import { extractFacts } from '../facts/extract-facts.ts'
import { documentBounds } from './bounds.ts'
import { readPlainText } from './plain-text.ts'
import { DocumentError, type DocumentFact, type DocumentReading, type DocumentText } from './reading.ts'
import { isEncryptedPackage, sniff } from './sniff.ts'

type Format = 'text' | 'pdf' | 'docx'

// A version changes with whatever makes another text of the same bytes.
const readers = { text: 'text-1', pdf: 'pdf-1', docx: 'docx-1' } as const satisfies Record<Format, string>

const formats: Record<string, Format> = {
  'text/plain': 'text',
  'text/markdown': 'text',
  'application/pdf': 'pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
}

/**
 * Reads a knowledge file in this process; {@link createDocumentReader} does it apart. Media types are compared without
 * parameters, and the content must be what they say. Never throws for what a file holds.
 */
export async function readDocument(mediaType: string, bytes: Uint8Array): Promise<DocumentReading> {
  try {
    const format = formatOf(mediaType, bytes)
    const document = await textOf(format, bytes)
    if (document.text.trim() === '') throw new DocumentError('empty')
    if (utf8Bytes(document.text) > documentBounds.textBytesMax) throw new DocumentError('too_much_text')
    const facts = extractFacts(document.text).map((fact): DocumentFact => withPage(fact, document))
    if (facts.length === 0) throw new DocumentError('no_facts')
    return { ok: true, reader: readers[format], text: document.text, facts }
  } catch (error) {
    // A parser says in its own words what is wrong, and they may quote the file.
    return { ok: false, code: error instanceof DocumentError ? error.code : 'damaged' }
  }
}

function formatOf(mediaType: string, bytes: Uint8Array): Format {
  const format = formats[(mediaType.split(';')[0] ?? '').trim().toLowerCase()]
  if (format === undefined) throw new DocumentError('unsupported_type')
  if (bytes.length === 0) throw new DocumentError('empty')
  const content = sniff(bytes)
  if (content === 'other') throw new DocumentError('unsupported_type')
  if (content === 'ole') throw new DocumentError(isEncryptedPackage(bytes) ? 'encrypted' : 'unsupported_type')
  if (content === 'text' && format !== 'text') throw new DocumentError('damaged')
  if (content === 'pdf' && format !== 'pdf') throw new DocumentError('wrong_type')
  if (content === 'zip' && format !== 'docx') throw new DocumentError('wrong_type')
  return format
}

// Parsers are loaded when a file needs them: most are text.
async function textOf(format: Format, bytes: Uint8Array): Promise<DocumentText> {
  switch (format) {
    case 'text':
      return readPlainText(bytes)
    case 'pdf':
      return (await import('./pdf/read-pdf.ts')).readPdf(bytes)
    case 'docx':
      return (await import('./docx/read-docx.ts')).readDocx(bytes)
  }
}

function withPage(fact: DocumentFact, { pageStarts }: DocumentText): DocumentFact {
  return pageStarts === undefined
    ? fact
    : { ...fact, page: pageStarts.findLastIndex((start) => start <= fact.start) + 1 }
}
