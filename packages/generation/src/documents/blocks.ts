import { utf8Bytes } from '@adcopy/contract'
import { documentBounds } from './bounds.ts'
import { DocumentError, type DocumentText } from './reading.ts'

export interface Block {
  kind: 'heading' | 'item' | 'paragraph' | 'row'
  /** In the text of a row, cells are separated by ` | `. */
  text: string
  /** Only for headings: 0 for the title of the document, 1 for a top-level heading, and so on. */
  level?: number
  /** True for the row of column names. */
  header?: boolean
  /** Counts from 1. Absent if the format has no pages. */
  page?: number
}

const ligatures: Record<string, string> = { ﬀ: 'ff', ﬁ: 'fi', ﬂ: 'fl', ﬃ: 'ffi', ﬄ: 'ffl', ﬅ: 'st', ﬆ: 'st' }
const bulletMark = /^(?:[•‣◦▪▫●○■□➢➤✓✔·\uf0a7\uf0b7*–—-])\s+/u
const sentenceEnd = /[.!?…。！？।؟۔።။។]["'”’»）」』)\]]*$/u
/** Matches characters at the start of a line that have a meaning in Markdown but not in a PDF or DOCX. */
const markdownStart = /^[\s#>|`~=*_+–—-]+/u

/**
 * Ligatures are spelt out, invisible characters are removed, and control characters and runs of spaces become one
 * space.
 */
export function plainLine(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\ufb00-\ufb06]/g, (ligature) => ligatures[ligature] ?? ligature)
    .replace(/[\u00ad\u200b\ufeff]/g, '')
    .replace(/[\p{Cc}\p{Zs}\u2028\u2029\ufffd]+/gu, ' ')
    .trim()
}

export function beginsItem(line: string): boolean {
  return bulletMark.test(line)
}

export function endsSentence(text: string): boolean {
  return sentenceEnd.test(text)
}

/**
 * PDF and DOCX become Markdown, so that the same code extracts the facts from all formats. An empty line separates
 * blocks, and a line break separates the rows of a table.
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
