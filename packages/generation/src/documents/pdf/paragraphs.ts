import { beginsItem, endsSentence, type Block } from '../blocks.ts'
import { inColumns } from './columns.ts'
import { joinLines, wordsWithHyphen } from './join-lines.ts'
import type { Line } from './lines.ts'

interface Draft {
  page: number
  kind: Block['kind']
  size: number
  lines: Line[]
  text: string
}

type Join = (one: string, other: string) => string

const headingRatio = 1.15
const headingCharactersMax = 200
const numbered = /^\(?\d{1,3}[.)]\s/

/** Blocks that are split by a page or column break are joined. */
export function blocksOfPages(pages: readonly Line[][]): Block[] {
  const all = pages.flat()
  const bodySize = mostOf(all, ({ size }) => Math.round(size * 2) / 2)
  const margin = mostOf(all, ({ x }) => Math.round(x))
  const hyphenated = wordsWithHyphen(all.map(({ text }) => text))
  const join: Join = (one, other) => joinLines(one, other, hyphenated)
  const drafts: Draft[] = []
  for (const draft of pages.flatMap((lines, page) => draftsOfPage(inColumns(lines), page + 1, join))) {
    const before = drafts.at(-1)
    if (before !== undefined && goesOn(before, draft)) {
      before.text = join(before.text, draft.text)
      before.lines.push(...draft.lines)
    } else drafts.push(draft)
  }
  const isHeading = ({ kind, size, text }: Draft) =>
    kind === 'paragraph' && size > bodySize * headingRatio && text.length < headingCharactersMax
  const sizes = [...new Set(drafts.filter(isHeading).map(({ size }) => Math.round(size)))].toSorted((a, b) => b - a)
  return drafts.map((draft, index) => {
    const { kind, text, page, size } = draft
    if (kind !== 'paragraph') return { kind, text, page }
    if (isHeading(draft)) return { kind: 'heading', text, page, level: sizes.indexOf(Math.round(size)) + 1 }
    const listed = isListed(draft, margin) && [drafts[index - 1], drafts[index + 1]].some((near) => isMate(draft, near))
    return { kind: listed ? 'item' : 'paragraph', text, page }
  })
}

function draftsOfPage(lines: readonly Line[], page: number, join: Join): Draft[] {
  const leading = leadingOf(lines)
  const edges = edgesOf(lines, leading)
  const drafts: Draft[] = []
  let above: Line | undefined
  for (const line of lines) {
    const draft = drafts.at(-1)
    if (draft !== undefined && above !== undefined && sharesRow(above, line)) {
      draft.text += ` | ${line.text}`
    } else if (
      draft !== undefined &&
      above !== undefined &&
      continues(draft, above, line, leading, edges.get(above)!)
    ) {
      draft.text = join(draft.text, line.text)
      draft.lines.push(line)
    } else drafts.push({ page, kind: kindOf(line), size: line.size, lines: [line], text: line.text })
    above = line
  }
  return drafts
}

function kindOf(line: Line): Block['kind'] {
  if (line.shared) return 'row'
  return beginsItem(line.text) || numbered.test(line.text) ? 'item' : 'paragraph'
}

function sharesRow(above: Line, line: Line): boolean {
  return above.shared && line.shared && Math.abs(line.y - above.y) <= 0.3 * line.size
}

/** `edge` is the right edge of the column. */
function continues(draft: Draft, above: Line, line: Line, leading: number, edge: number): boolean {
  if (draft.kind === 'row' || line.shared || !isBelow(above, line, leading) || beginsItem(line.text)) return false
  if (numbered.test(line.text) && (draft.kind === 'item' || endsSentence(above.text))) return false
  return beginsSmall(line.text) || /[-,;]$/.test(above.text) || !brokenOnPurpose(above, line, edge)
}

function isBelow(above: Line, line: Line, leading: number): boolean {
  const drop = line.y - above.y
  if (drop <= 0 || drop > 1.3 * Math.max(leading, above.size)) return false
  return Math.max(line.size, above.size) <= headingRatio * Math.min(line.size, above.size)
}

/** A line break is intended if the first word of the next line would have fitted on the line above. */
function brokenOnPurpose(above: Line, line: Line, edge: number): boolean {
  const word = line.text.split(' ')[0] ?? ''
  const wordWidth = ((line.right - line.x) * word.length) / Math.max(1, line.text.length)
  return edge - above.right > wordWidth + above.size
}

/** Maps each line to the right edge of its column. Each line of a column is directly below the previous one. */
function edgesOf(lines: readonly Line[], leading: number): Map<Line, number> {
  const edges = new Map<Line, number>()
  let run: Line[] = []
  const end = () => {
    const edge = Math.max(...run.map(({ right }) => right))
    for (const line of run) edges.set(line, edge)
    run = []
  }
  for (const line of lines) {
    const above = run.at(-1)
    if (above !== undefined && !isBelow(above, line, leading)) end()
    run.push(line)
  }
  end()
  return edges
}

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

/**
 * A bullet may be drawn as a graphic instead of a character. A block without a bullet may therefore be a list item if
 * it is indented and contains no sentence end.
 */
function isListed({ text, size, lines }: Draft, margin: number): boolean {
  return !/[.!?]/.test(text) && lines[0]!.x - margin > size
}

function isMate(draft: Draft, near: Draft | undefined): boolean {
  return near !== undefined && near.page === draft.page && Math.abs(near.lines[0]!.x - draft.lines[0]!.x) < 1
}

/**
 * Returns the median distance between lines. Of two middle values, returns the smaller one, because the larger one is
 * more likely to be a gap between blocks.
 */
function leadingOf(lines: readonly Line[]): number {
  const drops = lines
    .flatMap((line, index) => {
      const above = lines[index - 1]
      const drop = above === undefined ? 0 : line.y - above.y
      return drop > 0.5 * line.size && drop < 2.5 * line.size ? [drop] : []
    })
    .toSorted((one, other) => one - other)
  return drops[Math.floor((drops.length - 1) / 2)] ?? 0
}

function mostOf(lines: readonly Line[], valueOf: (line: Line) => number): number {
  const characters = new Map<number, number>()
  for (const line of lines) {
    const value = valueOf(line)
    characters.set(value, (characters.get(value) ?? 0) + line.text.length)
  }
  return [...characters].toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? 0
}
