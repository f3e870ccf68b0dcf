import { getDocument } from 'unpdf/pdfjs'
import { composeText, type Block } from '../blocks.ts'
import { documentBounds } from '../bounds.ts'
import { DocumentError, type DocumentText } from '../reading.ts'
import { blocksOfPages } from './paragraphs.ts'
import { linesOfPage, type Line, type TextItem } from './lines.ts'
import { withoutRunningLines } from './running-lines.ts'

/** A PDF must have the marker `%%EOF` within this many bytes of its end. A truncated PDF lacks the marker. */
const endWithin = 4096

/**
 * Keeps the order of the PDF's text layer. Pictures, forms, annotations, attachments and scripts are ignored, nothing
 * is fetched, and fonts are read only to decode letters.
 */
export async function readPdf(bytes: Uint8Array): Promise<DocumentText> {
  const raw = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
  if (!raw.subarray(-endWithin).includes('%%EOF')) throw new DocumentError('damaged')
  const pictures = hasPictures(raw)
  const pages = await readPages(new Uint8Array(bytes)) // the library detaches the buffer that it receives
  const blocks: Block[] = blocksOfPages(withoutRunningLines(pages))
  if (blocks.length === 0) throw new DocumentError(pictures ? 'scanned' : 'empty')
  return composeText(blocks)
}

/** A search of the raw bytes finds pictures, because the dictionary that describes a picture is not compressed. */
function hasPictures(raw: Buffer): boolean {
  return /\/Subtype\s*\/Image/.test(raw.toString('latin1'))
}

async function readPages(data: Uint8Array): Promise<Line[][]> {
  const task = getDocument({
    data,
    verbosity: 0,
    disableFontFace: true,
    useSystemFonts: false,
    enableXfa: false,
    useWorkerFetch: false,
    stopAtErrors: true,
  })
  try {
    const document = await task.promise
    if (document.numPages > documentBounds.pagesMax) throw new DocumentError('too_many_pages')
    const pages: Line[][] = []
    let characters = 0
    for (let number = 1; number <= document.numPages; number += 1) {
      const page = await document.getPage(number)
      const { transform, width, height } = page.getViewport({ scale: 1 })
      const { items } = await page.getTextContent({ includeMarkedContent: false })
      const lines = linesOfPage(items as TextItem[], { transform, width, height })
      characters += lines.reduce((sum, line) => sum + line.text.length, 0)
      if (characters > documentBounds.textBytesMax) throw new DocumentError('too_much_text')
      pages.push(lines)
      page.cleanup()
    }
    return pages
  } catch (error) {
    if (error instanceof Error && error.name === 'PasswordException') throw new DocumentError('encrypted')
    throw error
  } finally {
    await task.destroy()
  }
}
