import { utf8Bytes } from '@adcopy/contract'
import { documentBounds } from './bounds.ts'
import { DocumentError, type DocumentText } from './reading.ts'

/** A piece of a document, its words on one line. */
export interface Block {
  kind: 'heading' | 'item' | 'paragraph' | 'row'
  text: string
  /** Of a heading: 1 is the outermost, 0 a title above all others. */
  level?: number
  /** Of a row: it names the columns. Cells are apart by ` | `. */
  header?: boolean
  /** From 1, where the format has pages. */
  page?: number
}

const ligatures: Record<string, string> = { ﬀ: 'ff', ﬁ: 'fi', ﬂ: 'fl', ﬃ: 'ffi', ﬄ: 'ffl', ﬅ: 'st', ﬆ: 'st' }
const bulletMark = /^(?:[•‣◦▪▫●○■□➢➤✓✔·\uf0a7\uf0b7*–—-])\s+/u
const sentenceEnd = /[.!?…。！？।؟۔።။។]["'”’»）」』)\]]*$/u
/** What begins a line with a meaning in Markdown, which the text of a PDF or DOCX never has. */
const markdownStart = /^[\s#>|`~=*_+–—-]+/u

/** One line of words: ligatures spelt out, invisible characters and controls gone, spaces single. */
export function plainLine(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\ufb00-\ufb06]/g, (ligature) => ligatures[ligature] ?? ligature)
    .replace(/[\u00ad\u200b\ufeff]/g, '')
    .replace(/[\p{Cc}\p{Zs}\u2028\u2029\ufffd]+/gu, ' ')
    .trim()
}

/** Whether a line begins with a mark of a list. */
export function beginsItem(line: string): boolean {
  return bulletMark.test(line)
}

export function endsSentence(text: string): boolean {
  return sentenceEnd.test(text)
}

/**
 * The text of a document: blocks separated by an empty line, rows of a table by a line break, marked as in Markdown, so
 * that all formats are read into facts in one way.
 */
export function composeText(blocks: readonly Block[]): DocumentText {
  const parts: string[] = []
  const pageStarts: number[] = []
  let length = 0
  let bytes = 0
  let last: Block | undefined
  const titled = blocks.some(({ level }) => level === 0)
  for (const block of blocks) {
    const line = written(block, titled)
    if (line === '') continue
    const apart = last === undefined ? '' : last.kind === 'row' && block.kind === 'row' ? '\n' : '\n\n'
    length += apart.length
    while (block.page !== undefined && pageStarts.length < block.page) pageStarts.push(length)
    parts.push(apart, line)
    length += line.length
    bytes += utf8Bytes(line) + apart.length
    last = block
    if (bytes > documentBounds.textBytesMax) throw new DocumentError('too_much_text')
  }
  const text = parts.join('')
  return pageStarts.length === 0 ? { text } : { text, pageStarts }
}

function written({ kind, text, level = 1, header = false }: Block, titled: boolean): string {
  const line = plainLine(text)
  const words = line.replace(bulletMark, '').replace(markdownStart, '')
  if (words === '') return ''
  if (kind === 'row') return header ? `| ${line} |\n|${' --- |'.repeat(line.split(' | ').length)}` : `| ${line} |`
  if (kind === 'item' || (kind === 'paragraph' && beginsItem(line))) return `- ${words}`
  return kind === 'heading' ? `${'#'.repeat(Math.min(6, level + (titled ? 1 : 0)))} ${words}` : words
}
