import { plainLine } from '../blocks.ts'

export interface TextItem {
  str: string
  /** Matrix from text space to page space. */
  transform: number[]
  width: number
  hasEOL: boolean
}

export interface PageSpace {
  /**
   * Matrix from page space to the visible page. It applies the rotation of the page and puts the origin at the top
   * left.
   */
  transform: number[]
  width: number
  height: number
}

/**
 * A line ends at a wide gap, such as the gap between columns. Positions and sizes are in points. Positions are relative
 * to the top left corner of the page.
 */
export interface Line {
  text: string
  x: number
  right: number
  y: number
  size: number
  /** True if another line has the same baseline, as in tables and in columns that the PDF contains row by row. */
  shared: boolean
  atEdge: boolean
}

const sizeMin = 3
const wordGap = 0.15
const cellGap = 1.8
const edgeShare = 0.15

/** Keeps the order of the PDF. Omits text that is too small or off the page, and text that runs upward or downward. */
export function linesOfPage(items: readonly TextItem[], space: PageSpace): Line[] {
  const lines: Line[] = []
  let open: Line | undefined
  let spaced = false
  for (const item of items) {
    const piece = placed(item, space)
    if (piece === undefined) {
      if (item.hasEOL) open = undefined
      continue
    }
    // The library represents a gap as a space of the same width. Such spaces are skipped, because they would join the
    // cells of a table into a sentence.
    if (piece.text.trim() === '') {
      spaced = true
      continue
    }
    if (open !== undefined && Math.abs(piece.y - open.y) <= 0.3 * open.size) {
      const gap = piece.x - open.right
      if (gap > -2 * open.size && gap <= cellGap * Math.max(open.size, piece.size)) {
        append(open, piece, spaced || gap > wordGap * open.size)
        spaced = false
        continue
      }
      if (gap > 0) open.shared = piece.shared = true
    } else if (open !== undefined && continuesRaised(open, piece)) {
      appendRaised(open, piece)
      continue
    }
    open = piece
    spaced = false
    lines.push(open)
  }
  return lines.map((line) => ({ ...line, text: plainLine(line.text.replace(/\u00ad\s*$/, '-')) })).filter(hasText)
}

function placed({ str, transform, width }: TextItem, space: PageSpace): Line | undefined {
  const [a, b, c, d, x, y] = multiplied(space.transform, transform)
  const size = Math.hypot(c, d)
  const seen = x > -size && x < space.width && y > 0 && y < space.height + size
  if (str === '' || size < sizeMin || !seen || Math.abs(b) > 0.1 * Math.abs(a)) return undefined
  const atEdge = y < edgeShare * space.height || y > (1 - edgeShare) * space.height
  return { text: str, x, right: x + width, y, size, shared: false, atEdge }
}

/**
 * Two pieces that are close together but differ in size belong to one line. The smaller one is a footnote number, an
 * exponent or a subscript.
 */
function continuesRaised(line: Line, piece: Line): boolean {
  const near = Math.abs(piece.y - line.y) < 0.6 * line.size && Math.abs(piece.x - line.right) < 0.5 * line.size
  return near && (piece.size < 0.85 * line.size || line.size < 0.85 * piece.size)
}

function append(line: Line, piece: Line, space: boolean): void {
  line.text += space && !/\s$/.test(line.text) && !/^\s/.test(piece.text) ? ` ${piece.text}` : piece.text
  line.right = Math.max(line.right, piece.right)
  line.size = Math.max(line.size, piece.size)
}

/** A raised number is treated as a reference to a note and dropped, unless it is the exponent of a unit. */
function appendRaised(line: Line, piece: Line): void {
  const raised = piece.y < line.y && piece.size < line.size
  const text = piece.text.trim()
  if (raised && /^\d{1,3}$/.test(text)) {
    const exponent = /(?:^|[\s\d])[ckm]?m$/.test(line.text) ? { 2: '²', 3: '³' }[text] : undefined
    append(line, { ...piece, text: exponent ?? '' }, false)
  } else append(line, piece, false)
  line.y = piece.size > line.size ? piece.y : line.y
}

function hasText(line: Line): boolean {
  return line.text !== ''
}

function multiplied(m: readonly number[], n: readonly number[]): [number, number, number, number, number, number] {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = m
  const [g = 1, h = 0, i = 0, j = 1, k = 0, l = 0] = n
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f]
}
