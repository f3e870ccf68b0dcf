import { documentBounds } from './bounds.ts'
import { DocumentError, type DocumentText } from './reading.ts'

/**
 * Converts line ends to `\n`. Throws a {@link DocumentError} if the bytes are not valid UTF-8, contain a zero byte or
 * exceed the size limit.
 */
export function readPlainText(bytes: Uint8Array): DocumentText {
  if (bytes.length > documentBounds.textBytesMax) throw new DocumentError('too_much_text')
  const text = decoded(bytes)
  if (text.includes('\0')) throw new DocumentError('not_text')
  return { text: text.replace(/\r\n?/g, '\n') }
}

function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch (error) {
    throw new DocumentError('not_text', { cause: error })
  }
}
