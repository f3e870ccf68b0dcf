import { plainLanguageOfLong } from '../frequent-words.ts'
import { instructionsAmong } from './instructions.ts'
import { isBold, labelOf } from './labels.ts'
import { sentencesOf } from './sentences.ts'
import { isShort, namesAmountOrHours } from './standing.ts'
import { addStatements, type Block, type ExtractedFact } from './statements.ts'
import { headsUnpublished, isBareLabel } from './unpublished.ts'

export type { ExtractedFact } from './statements.ts'

const heading = /^\s{0,3}#{1,6}\s|^\s*(?:=+|-{3,}|\*{3,}|_{3,})\s*$/
const bullet = /^\s*(?:[-*+•·–]|\d{1,3}[.)])\s+/
const unwanted = /^\s*\||^\s*<|^\s*\[[^\]]+\]:\s|^\s*\[\d{1,3}\]\s|^(?: {4}|\t)/
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

/** What the lines below another are of: those of a list alone, where that line leads to one. */
interface Head {
  label: string | null
  /** How far an item that leads to a list of its own is indented; below zero for other lines that do; null for headings. */
  indent: number | null
}

/** Which line is the title of its file: it speaks of the file, and headings below it of what is told. */
function titleAt(lines: readonly Line[]): number | null {
  const levels = lines.map((_, index) => levelAt(lines, index))
  const first = levels.findIndex((level) => level !== null)
  return levels[first] === 1 && levels.includes(2) ? first : null
}

/** A short line that stands apart with no mark at its end, or in bold, heads what follows as a heading does. */
function isHeadline(lines: readonly Line[], index: number): boolean {
  const isBlank = (at: number) => (lines[at]?.text ?? '').trim() === ''
  const line = lines[index]?.text.trim() ?? ''
  if (
    line === '' ||
    bullet.test(line) ||
    unwanted.test(line) ||
    labelOf(line) === null ||
    !isShort(line) ||
    !isBlank(index - 1)
  )
    return false
  return isBlank(index + 1) && (isBold(line) || /\p{L}$/u.test(line)) && !/\d/.test(line)
}

/** Whether a line leads to the list below it. */
function leadsToList(lines: readonly Line[], index: number): boolean {
  const below = lines.slice(index + 1, index + 3).find(({ text }) => text.trim() !== '')
  return /[:：](?:\*\*|__)?\s*$/u.test(lines[index]?.text ?? '') && below !== undefined && bullet.test(below.text)
}

/** Blocks of prose: a paragraph's lines together, each bullet on its own, headings and tables left out. */
function blocksOf(text: string): Block[] {
  const blocks: Block[] = []
  let open: Block | null = null
  let follows = false
  let section: Head = { label: null, indent: null }
  let list: Head | null = null
  const lines = linesOf(text)
  const unpublished = unpublishedLines(lines)
  const title = titleAt(lines)
  for (const [index, line] of lines.entries()) {
    const underlined = underline.test(lines[index + 1]?.text ?? '') && line.text.trim() !== ''
    const mark = bullet.exec(line.text) ?? /^\s*>\s?/.exec(line.text)
    const heads = heading.test(line.text) || underlined
    const value = heads ? valueOf(line.text) : null
    if (levelAt(lines, index) !== null || isHeadline(lines, index)) {
      section = { label: index === title ? null : labelOf(line.text), indent: null }
      list = null
    }
    const skipped =
      line.text.trim() === '' ||
      (heads && value === null) ||
      isHeadline(lines, index) ||
      unpublished.has(line) ||
      isRow(lines, index) ||
      (mark === null && unwanted.test(line.text) && open === null)
    if (skipped) {
      open = null
      if (line.text.trim() !== '') follows = false
      continue
    }
    const end = line.start + line.text.length
    if (mark !== null || open === null || value !== null) {
      const indent = line.text.length - line.text.trimStart().length
      if (list !== null && (mark === null || indent <= (list.indent ?? 0))) list = null
      const { label } = list ?? section
      const start = line.start + (mark?.[0].length ?? value ?? 0)
      open = { start, end, follows, isItem: mark !== null, label, isLed: list !== null }
      if (leadsToList(lines, index)) list = { label: labelOf(line.text), indent: mark === null ? -1 : indent }
      blocks.push(open)
      follows = true
      if (value !== null) open = null
    } else open.end = end
  }
  return blocks
}

/** Where the words of a heading begin that is none: it gives prices or hours behind a label. */
function valueOf(line: string): number | null {
  const marks = /^\s{0,3}#{1,6}\s+/.exec(line)?.[0].length
  const [, label = '', value = ''] = /^([^:：]*)[:：](.*)$/u.exec(line.slice(marks ?? 0)) ?? []
  return marks !== undefined && labelOf(label) !== null && namesAmountOrHours(value) ? marks : null
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
  let section: Block | null = null
  let named = false
  for (const block of blocks) {
    if (section === null || section.label !== block.label || !block.follows) named = false
    section = block
    if (addStatements(told, text, block, reading, !named)) named = true
  }
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
