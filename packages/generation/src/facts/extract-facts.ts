import { squeezed, words } from '../text.ts'
import { looksHostile } from './hostile.ts'
import { leansOnAnother } from './leaning.ts'
import { sentenceSpans } from './sentences.ts'

/** A usable statement of a knowledge file; `start` and `end` are UTF-16 units of the file's extracted text. */
export interface ExtractedFact {
  text: string
  start: number
  end: number
}

const wordsMin = 4
const charactersMax = 300
const heading = /^\s{0,3}#{1,6}\s|^\s*(?:=+|-{3,}|\*{3,}|_{3,})\s*$/
const bullet = /^\s*(?:[-*+•·–]|\d{1,3}[.)])\s+/
const unwanted = /^\s*\||^\s*<|^\s*\[[^\]]+\]:\s|^(?: {4}|\t)/
interface Line {
  text: string
  start: number
}

/** Lines with their offsets, without front matter and fenced code. */
function linesOf(text: string): Line[] {
  const lines: Line[] = []
  let start = 0
  let fence: string | null = text.startsWith('---\n') ? '---' : null
  for (const [index, line] of text.split('\n').entries()) {
    const mark = /^\s*(```|~~~)/.exec(line)?.[1] ?? null
    if (fence !== null) {
      if (index > 0 && (mark === fence || line.trim() === fence)) fence = null
      lines.push({ text: '', start })
    } else if (mark !== null) {
      fence = mark
      lines.push({ text: '', start })
    } else lines.push({ text: line, start })
    start += line.length + 1
  }
  return lines
}

/** Blocks of prose: a paragraph's lines together, each bullet on its own, headings and tables left out. */
function blocksOf(text: string): Array<{ start: number; end: number }> {
  const blocks: Array<{ start: number; end: number }> = []
  let open: { start: number; end: number } | null = null
  const lines = linesOf(text)
  for (const [index, line] of lines.entries()) {
    const underlined = /^\s*(?:=+|-{3,})\s*$/.test(lines[index + 1]?.text ?? '') && line.text.trim() !== ''
    const mark = bullet.exec(line.text) ?? /^\s*>\s?/.exec(line.text)
    const skipped =
      line.text.trim() === '' ||
      heading.test(line.text) ||
      underlined ||
      (mark === null && unwanted.test(line.text) && open === null)
    if (skipped) {
      open = null
      continue
    }
    const end = line.start + line.text.length
    if (mark !== null || open === null) {
      open = { start: line.start + (mark?.[0].length ?? 0), end }
      blocks.push(open)
    } else open.end = end
  }
  return blocks
}

/** Words as a reader sees them: links give their label, marks of emphasis and code go. */
function rendered(text: string): string {
  return squeezed(
    text
      .replace(/!\[[^\]]*\]\([^)]*\)/g, '')
      .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
      .replace(/\*\*(.+?)\*\*|__(.+?)__/g, '$1$2')
      .replace(/(?<!\w)[*_](\S(?:.*?\S)?)[*_](?!\w)/g, '$1'),
  )
}

function isFact(text: string): boolean {
  if (words(text).length < wordsMin || text.length > charactersMax) return false
  if (/https?:\/\/|www\.|`|\{|\}|@\w/.test(text) || /[:：,;]$/.test(text) || text.endsWith('?')) return false
  return !looksHostile(text)
}

/** A block's sentences, each that leans on the one before it joined to that one; where nothing stands before it, it goes. */
function statementsOf(text: string, block: { start: number; end: number }): ExtractedFact[] {
  const statements: ExtractedFact[] = []
  let standing: ExtractedFact | null = null
  for (const span of sentenceSpans(text.slice(block.start, block.end))) {
    const [start, end] = [block.start + span.start, block.start + span.end]
    const said = rendered(text.slice(start, end))
    if (!leansOnAnother(said)) {
      standing = isFact(said) ? { text: said, start, end } : null
      if (standing !== null) statements.push(standing)
    } else if (standing !== null) {
      const joined: string = `${standing.text} ${said}`
      // What came before stands alone; what follows may lean on the sentence that did not fit, so it goes too.
      if (!isFact(joined)) standing = null
      else {
        standing = { text: joined, start: standing.start, end }
        statements[statements.length - 1] = standing
      }
    }
  }
  return statements
}

/**
 * Statements of a knowledge file's text, plain or marked as in Markdown, that copy may draw on: whole sentences and bullets
 * that stand on their own, with what leans on them. Headings, code, tables, links, questions, instructions, beginnings
 * without an end and what is too short or too long are left out.
 */
export function extractFacts(text: string): ExtractedFact[] {
  const seen = new Set<string>()
  return blocksOf(text)
    .flatMap((block) => statementsOf(text, block))
    .filter((fact) => {
      const key = fact.text.toLowerCase()
      if (seen.has(key)) return false
      seen.add(key)
      return true
    })
}
