import { plainLanguageOfLong } from '../frequent-words.ts'
import { words } from '../text.ts'
import { bidsOrBinds } from './directions/index.ts'
import { type IsInstruction, instructionsAmong, spansBeforeInstruction } from './instructions.ts'
import { leansOnAnother, limitsAnother } from './leaning.ts'
import { isOrder } from './orders.ts'
import { rendered, unspaced } from './rendered.ts'
import { sentencesOf } from './sentences.ts'
import { headsUnpublished, isBareLabel, isLabelledUnpublished, isUnfitToTell } from './unpublished.ts'

/** A usable statement of a knowledge file; `start` and `end` are UTF-16 units of the file's extracted text. */
export interface ExtractedFact {
  text: string
  start: number
  end: number
}

const wordsMin = 4
const charactersMax = 300
/** As much of a file as one statement may be written in, its links included. */
const renderedMax = 2_000
const wordSegmenter = new Intl.Segmenter('en', { granularity: 'word' })
const heading = /^\s{0,3}#{1,6}\s|^\s*(?:=+|-{3,}|\*{3,}|_{3,})\s*$/
const bullet = /^\s*(?:[-*+•·–]|\d{1,3}[.)])\s+/
const unwanted = /^\s*\||^\s*<|^\s*\[[^\]]+\]:\s|^\s*\[\d{1,3}\]\s|^(?: {4}|\t)/
interface Reading {
  language: string | null
  isInstruction: IsInstruction
}
interface Line {
  text: string
  start: number
}
interface Block {
  start: number
  end: number
  /** Whether another block stands before it, with no heading between them. */
  follows: boolean
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

const underline = /^\s*(?:(=+)|-{3,})\s*$/
/** The level of a line that is a label and no heading: every heading ends what it covers. */
const labelLevel = 7

/** At which level a line begins a section: a heading's, below all of them a line that is a label. Null for other lines. */
function levelAt(lines: readonly Line[], index: number): number | null {
  const line = lines[index]?.text ?? ''
  if (line.trim() === '' || underline.test(line)) return null
  const marks = /^\s{0,3}(#{1,6})\s/.exec(line)?.[1]
  if (marks !== undefined) return marks.length
  const below = underline.exec(lines[index + 1]?.text ?? '')
  if (below !== null) return below[1] === undefined ? 2 : 1
  return isBareLabel(line) ? labelLevel : null
}

/** Which lines stand in a section whose heading says that it is not for readers, the sections below it with them. */
function unpublishedLines(lines: readonly Line[]): Set<Line> {
  const covered = new Set<Line>()
  let from: number | null = null
  for (const [index, line] of lines.entries()) {
    const level = levelAt(lines, index)
    if (level !== null && (from === null || level <= from)) from = headsUnpublished(line.text) ? level : null
    if (from !== null) covered.add(line)
  }
  return covered
}

/** Cells that stand apart by a tab or spaces; two spaces may be a slip where no line beside it has them too. */
function isRow(lines: readonly Line[], index: number): boolean {
  const apart = (at: number, gap: RegExp) => gap.test((lines[at]?.text ?? '').replace(bullet, '').trim())
  if (apart(index, /\t|[^\s.!?:;,…"”»)] {3,}/u)) return true
  const slip = /[^\s.!?:;,…"”»)] {2}/u
  return apart(index, slip) && (apart(index - 1, slip) || apart(index + 1, slip))
}

/** Blocks of prose: a paragraph's lines together, each bullet on its own, headings and tables left out. */
function blocksOf(text: string): Block[] {
  const blocks: Block[] = []
  let open: Block | null = null
  let follows = false
  const lines = linesOf(text)
  const unpublished = unpublishedLines(lines)
  for (const [index, line] of lines.entries()) {
    const underlined = underline.test(lines[index + 1]?.text ?? '') && line.text.trim() !== ''
    const mark = bullet.exec(line.text) ?? /^\s*>\s?/.exec(line.text)
    const skipped =
      line.text.trim() === '' ||
      heading.test(line.text) ||
      underlined ||
      unpublished.has(line) ||
      isRow(lines, index) ||
      (mark === null && unwanted.test(line.text) && open === null)
    if (skipped) {
      open = null
      if (line.text.trim() !== '') follows = false
      continue
    }
    const end = line.start + line.text.length
    if (mark !== null || open === null) {
      open = { start: line.start + (mark?.[0].length ?? 0), end, follows }
      blocks.push(open)
      follows = true
    } else open.end = end
  }
  return blocks
}

/** Words of a statement, those of scripts without spaces as a dictionary parts them. */
function wordCount(text: string): number {
  if (!unspaced.test(text)) return words(text).length
  return [...wordSegmenter.segment(text)].filter(({ isWordLike }) => isWordLike === true).length
}

function isFact(text: string, { language, isInstruction }: Reading): boolean {
  if (text.length > charactersMax || wordCount(text) < wordsMin) return false
  if (/https?:\/\/|www\.|`|\{|\}|@\w/.test(text) || /[:：,，、;；?？؟]$/.test(text)) return false
  // A mark of a footnote: what it says stands elsewhere, and may take back what stands here.
  if (/[*†‡¹²³]["'”’»).]*$|\p{L}[*†‡]|\[(?:\^|$)/u.test(text) || isUnfitToTell(text)) return false
  return !isInstruction(text) && !isOrder(text, language) && !bidsOrBinds(text)
}

/**
 * A block's sentences after the statements of the blocks before it. One that leans on the sentence before is joined to it;
 * where nothing stands before it, it goes. One that limits what was said before takes it along where the two do not fit.
 */
function addStatements(told: ExtractedFact[], text: string, block: Block, reading: Reading): void {
  let standing: ExtractedFact | null = null
  for (const [index, span] of spansBeforeInstruction(text.slice(block.start, block.end)).entries()) {
    const [start, end] = [block.start + span.start, block.start + span.end]
    const said = end - start > renderedMax ? '' : rendered(text.slice(start, end))
    if (isLabelledUnpublished(said)) return
    const limiting = limitsAnother(said)
    if (index === 0 && block.follows && limiting && leansOnAnother(said)) told.pop()
    if (!leansOnAnother(said) && !(limiting && standing !== null)) {
      standing = isFact(said, reading) ? { text: said, start, end } : null
      if (standing !== null) told.push(standing)
    } else if (standing !== null) {
      const joined: string = `${standing.text} ${said}`
      if (isFact(joined, reading)) {
        standing = { text: joined, start: standing.start, end }
        told[told.length - 1] = standing
      } else {
        // What came before stands alone unless it was limited; what follows may lean on what did not fit, so it goes too.
        if (limiting) told.pop()
        standing = null
      }
    }
  }
}

/**
 * Statements of a knowledge file's text, plain or marked as in Markdown, that copy may draw on: whole sentences and bullets
 * that stand on their own, with what leans on them. Headings, code, tables, links, questions, instructions, beginnings
 * without an end and what is too short or too long are left out.
 */
export function extractFacts(text: string): ExtractedFact[] {
  const blocks = blocksOf(text)
  const sentences = blocks.flatMap(({ start, end }) => sentencesOf(text.slice(start, end)))
  const reading = { language: plainLanguageOfLong(text), isInstruction: instructionsAmong(sentences) }
  const told: ExtractedFact[] = []
  for (const block of blocks) addStatements(told, text, block, reading)
  return distinct(told)
}

function distinct(told: readonly ExtractedFact[]): ExtractedFact[] {
  const seen = new Set<string>()
  return told.filter(({ text }) => {
    const key = text.toLowerCase()
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}
