import { utf8Bytes } from '@adcopy/contract'
import { documentBounds } from './bounds.ts'
import { DocumentError, type DocumentText } from './reading.ts'

/** A piece of a document, its words on one line. Headings and rows of tables are text and no source of facts. */
export interface Block {
  kind: 'heading' | 'item' | 'paragraph' | 'row'
  text: string
  /** From 1, where the format has pages. */
  page?: number
}

const ligatures: Record<string, string> = { ﬀ: 'ff', ﬁ: 'fi', ﬂ: 'fl', ﬃ: 'ffi', ﬄ: 'ffl', ﬅ: 'st', ﬆ: 'st' }
const bulletMark = /^(?:[•‣◦▪▫●○■□➢➤✓✔·\uf0a7\uf0b7*–—-])\s+/u
const sentenceEnd = /[.!?…。！？।؟۔።။។]["'”’»）」』)\]]*$/u
/** Scripts that end a sentence with no mark: a paragraph of some length is one. */
const unmarked = /(?:[\p{Script=Thai}\p{Script=Lao}]\p{M}*){20}/u
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
  return sentenceEnd.test(text) || unmarked.test(text)
}

/**
 * The text of a document: blocks apart by an empty line, marked as in Markdown, so that facts are drawn from all formats
 * in one way. A paragraph that ends no sentence is a heading, a caption or a label, whatever it looked like.
 */
export function composeText(blocks: readonly Block[]): DocumentText {
  const parts: string[] = []
  const pageStarts: number[] = []
  let length = 0
  let bytes = 0
  for (const block of blocks) {
    const line = written(block)
    if (line === '') continue
    while (block.page !== undefined && pageStarts.length < block.page) pageStarts.push(length)
    parts.push(line)
    length += line.length + 2
    bytes += utf8Bytes(line) + 2
    if (bytes > documentBounds.textBytesMax) throw new DocumentError('too_much_text')
  }
  const text = parts.join('\n\n')
  return pageStarts.length === 0 ? { text } : { text, pageStarts }
}

function written({ kind, text }: Block): string {
  const line = plainLine(text)
  const words = line.replace(bulletMark, '').replace(markdownStart, '')
  if (words === '') return ''
  if (kind === 'row') return `| ${words} |`
  if (kind === 'item' || (kind === 'paragraph' && beginsItem(line))) return `- ${words}`
  return kind === 'heading' || !endsSentence(words) ? `# ${words}` : words
}
