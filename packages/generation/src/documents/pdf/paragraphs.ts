import { beginsItem, endsSentence, type Block } from '../blocks.ts'
import { joinLines, wordsWithHyphen } from './join-lines.ts'
import type { Line } from './lines.ts'

/** Lines that belong together, while they are gathered. */
interface Draft {
  page: number
  kind: Block['kind']
  size: number
  lines: Line[]
  text: string
}

const headingRatio = 1.15
const numbered = /^\(?\d{1,3}[.)]\s/

/** Paragraphs, items, headings and rows of tables of all pages; what a page or column breaks in two is joined. */
export function blocksOfPages(pages: readonly Line[][]): Block[] {
  const all = pages.flat()
  const bodySize = sizeOfMost(all)
  const hyphenated = wordsWithHyphen(all.map(({ text }) => text))
  const join = (one: string, other: string) => joinLines(one, other, hyphenated)
  const drafts = pages.flatMap((lines, page) => draftsOfPage(inColumns(lines), page + 1, join))
  const joined: Draft[] = []
  for (const draft of drafts) {
    const before = joined.at(-1)
    if (before !== undefined && goesOn(before, draft)) {
      before.text = join(before.text, draft.text)
      before.lines.push(...draft.lines)
    } else joined.push(draft)
  }
  return joined.map(({ kind, text, page, size }) => {
    const heading = kind === 'paragraph' && size > bodySize * headingRatio && text.length < 200
    return { kind: heading ? 'heading' : kind, text, page }
  })
}

function draftsOfPage(lines: readonly Line[], page: number, join: (one: string, other: string) => string): Draft[] {
  const leading = leadingOf(lines)
  const drafts: Draft[] = []
  let above: Line | undefined
  for (const line of lines) {
    const draft = drafts.at(-1)
    const rowMate = line.shared && above?.shared === true && Math.abs(line.y - above.y) <= 0.3 * line.size
    if (draft?.kind === 'row' && rowMate) {
      draft.text += ` | ${line.text}`
    } else if (
      draft !== undefined &&
      above !== undefined &&
      !line.shared &&
      continues(draft, above, line, lines, leading)
    ) {
      draft.text = join(draft.text, line.text)
      draft.lines.push(line)
    } else {
      const kind = kindOf(line)
      drafts.push({ page, kind, size: line.size, lines: [line], text: line.text })
    }
    above = line
  }
  return drafts
}

function kindOf(line: Line): Block['kind'] {
  if (line.shared) return 'row'
  return beginsItem(line.text) || numbered.test(line.text) ? 'item' : 'paragraph'
}

/** Whether a line goes on with the paragraph above it. */
function continues(draft: Draft, above: Line, line: Line, lines: readonly Line[], leading: number): boolean {
  const drop = line.y - above.y
  if (draft.kind === 'row' || drop <= 0 || drop > 1.3 * Math.max(leading, above.size)) return false
  if (Math.max(line.size, above.size) > headingRatio * Math.min(line.size, above.size)) return false
  if (Math.abs(line.x - above.x) > 20 * line.size || beginsItem(line.text)) return false
  if (numbered.test(line.text) && (draft.kind === 'item' || endsSentence(above.text))) return false
  return beginsSmall(line.text) || /[-,;]$/.test(above.text) || !brokenOnPurpose(above, line, lines)
}

/** Whether the next word would have fitted on the line above: whoever wrote it meant to begin anew. */
function brokenOnPurpose(above: Line, line: Line, lines: readonly Line[]): boolean {
  const column = lines.filter((other) => !other.shared && Math.abs(other.x - above.x) < 3 * above.size)
  const edge = Math.max(...column.map((other) => other.right))
  const word = line.text.split(' ')[0] ?? ''
  const wordWidth = ((line.right - line.x) * word.length) / Math.max(1, line.text.length)
  return edge - above.right > wordWidth + above.size
}

/** Whether a block at the beginning of a page or column goes on with the last one before. */
function goesOn(before: Draft, draft: Draft): boolean {
  if (before.kind === 'row' || draft.kind !== 'paragraph' || endsSentence(before.text)) return false
  const last = before.lines.at(-1)!
  const first = draft.lines[0]!
  if (Math.abs(last.size - first.size) > 0.1 * last.size) return false
  return (draft.page !== before.page || first.y < last.y) && beginsSmall(draft.text)
}

function beginsSmall(text: string): boolean {
  return /^[\p{Ll}(]/u.test(text)
}

/** Columns that were written across, line by line: two long pieces on most baselines, the second ones in one place. */
function inColumns(lines: readonly Line[]): readonly Line[] {
  const second = lines.filter((line, index) => line.shared && isMate(lines[index - 1], line))
  const first = lines.filter((line, index) => line.shared && isMate(line, lines[index + 1]))
  const start = Math.min(...second.map(({ x }) => x))
  const prose =
    [...first, ...second].filter(({ text }) => text.length > 25).length > 0.7 * (first.length + second.length)
  const aligned = second.every(({ x, size }) => x - start < 1.5 * size)
  if (second.length < 4 || first.length !== second.length || !prose || !aligned) return lines
  const left = lines.filter((line) => !second.includes(line))
  const until = left.lastIndexOf(first.at(-1)!) + 1
  return [...left.slice(0, until), ...second, ...left.slice(until)].map((line) => ({ ...line, shared: false }))
}

function isMate(one: Line | undefined, other: Line | undefined): boolean {
  if (one === undefined || other === undefined || !one.shared || !other.shared) return false
  return Math.abs(one.y - other.y) <= 0.3 * one.size && other.x > one.x
}

/** The usual distance of two baselines. */
function leadingOf(lines: readonly Line[]): number {
  const drops = lines
    .flatMap((line, index) => {
      const above = lines[index - 1]
      const drop = above === undefined ? 0 : line.y - above.y
      return drop > 0.5 * line.size && drop < 2.5 * line.size ? [drop] : []
    })
    .toSorted((one, other) => one - other)
  return drops[Math.floor(drops.length / 2)] ?? 0
}

/** The size in which most characters are set. */
function sizeOfMost(lines: readonly Line[]): number {
  const characters = new Map<number, number>()
  for (const { size, text } of lines) {
    const rounded = Math.round(size * 2) / 2
    characters.set(rounded, (characters.get(rounded) ?? 0) + text.length)
  }
  return [...characters].toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? 0
}
