/** Text of a knowledge file, or the reason it has none for us. */
export type ExtractedText = { ok: true; text: string } | { ok: false; reason: 'unsupported' | 'not_utf8' | 'empty' }

const readable = new Set(['text/plain', 'text/markdown'])

/**
 * Reads the text of a knowledge file: plain text and markdown, in strict UTF-8, line ends made `\n`. Media types are
 * compared without parameters. Other formats are `unsupported`.
 */
export function extractText(mediaType: string, bytes: Uint8Array): ExtractedText {
  const essence = (mediaType.split(';')[0] ?? '').trim().toLowerCase()
  if (!readable.has(essence)) return { ok: false, reason: 'unsupported' }
  const text = decoded(bytes)
  if (text === null || text.includes('\0')) return { ok: false, reason: 'not_utf8' }
  const plain = text.replace(/\r\n?/g, '\n')
  return plain.trim() === '' ? { ok: false, reason: 'empty' } : { ok: true, text: plain }
}

function decoded(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}
