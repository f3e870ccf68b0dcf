export interface Span {
  from: number
  to: number
}

/** The spans of a block exclude the markers of headings, list items and block quotes. */
export interface Block {
  kind: 'heading' | 'paragraph' | 'item' | 'table'
  /** 1 to 6 for headings; 0 for other blocks. */
  level: number
  /** In columns of white space. */
  indent: number
  /** `-` or `3.`, for example; empty unless the block is a list item. */
  mark: string
  quoted: boolean
  /** True if the block starts the text or follows a blank line, a heading, a horizontal rule or a code block. */
  apart: boolean
  /** For a table, only the first line. */
  lines: Span[]
  rows: Span[][]
  /** True if a delimiter line such as `|---|` marks the first row of the table as its header. */
  headed: boolean
}

const fence = /^(?:```|~~~)/
const frontMatterKey = /^[\w-]{1,40}\s?[:=]/
const reference = /^\[[^\]]+\]:\s*\S+(?:\s+["'(].*)?$/
const footnote = /^\[\^[^\]]+\]:\s*/
const bareUrl = /^<?(?:https?:\/\/|www\.)\S+$/i
const hashes = /^(#{1,6})(?:[ \t]+|$)/
const bullet = /[-*+•‣◦▪▫●○■□➢➤✓✔·–—](?:[ \t]+\[[ xX]\])?[ \t]+/y
const ordinal = /(\d{1,9}|[a-z])[.)][ \t]+/iy
const gap = /\t| {3,}| \| /
const quotation = /^["“”„«»「『]/u
const ordinalLinesMax = 30

/** Omits fenced code, front matter, HTML comments, link definitions, and lines that consist only of a URL. */
export function readBlocks(source: string): Block[] {
  const text = withoutComments(source)
  const lines = linesOf(text)
  const closing = closingFences(text, lines)
  const blocks: Block[] = []
  const places = new Map<number, number>()
  let open: Block | undefined
  let apart = true
  let next: ReturnType<typeof startOf> | undefined
  let nextAt = -1
  for (let at = afterFrontMatter(text, lines); at < lines.length; at += 1) {
    const { indent, quoted, from, to } = nextAt === at ? next! : startOf(text, lines[at]!)
    const content = text.slice(from, to)
    nextAt = at + 1
    next = nextAt < lines.length ? startOf(text, lines[nextAt]!) : undefined
    const add = (kind: Block['kind'], start: number, more: Partial<Block> = {}): Block => {
      const block: Block = {
        kind, level: 0, indent, mark: '', quoted, apart, lines: [{ from: start, to }], rows: [], headed: false, ...more,
      } // prettier-ignore
      blocks.push(block)
      apart = false
      return block
    }
    const mark = fence.exec(content)?.[0]
    const fenceEnd = mark === undefined ? -1 : closing(mark, at)
    const level = hashes.exec(content)?.[1]?.length
    if (content === '') {
      apart = true
      open = undefined
    } else if (fenceEnd > 0) {
      at = fenceEnd
      apart = true
      open = undefined
    } else if ((reference.test(content) && !footnote.test(content)) || bareUrl.test(content)) {
      open = undefined
    } else if (level !== undefined && indent < 4) {
      const end = withoutMarksAtEnd(text, from, to)
      const start = Math.min(end, from + hashes.exec(content)![0].length)
      add('heading', start, { level, lines: [{ from: start, to: end }] })
      apart = true
      open = undefined
    } else if (isRule(content)) {
      const underlined = open?.kind === 'paragraph' && open.lines.length === 1 && !content.includes(' ')
      if (underlined && content[0] !== '*' && content[0] !== '_') {
        Object.assign(open!, { kind: 'heading', level: content[0] === '=' ? 1 : 2 })
      }
      apart = true
      open = undefined
    } else if (open?.kind === 'table' && isDelimiter(content)) {
      if (open.rows.length === 1) open.headed = true
    } else if (isRow(content, next && text.slice(next.from, next.to), open)) {
      if (open?.kind !== 'table') open = add('table', from)
      open.rows.push(cellsOf(text, from, to))
    } else {
      const item = itemAt(text, lines, at, places)
      if (item !== undefined) open = add('item', item.from, { mark: item.mark })
      else if (open === undefined || open.kind === 'table' || open.quoted !== quoted || endsSpeaker(open, content)) {
        open = add('paragraph', from + (footnote.exec(content)?.[0].length ?? 0))
      } else open.lines.push({ from, to })
    }
  }
  return blocks
}

/** Spaces replace the comments, so that offsets do not change. An unclosed comment is treated as text. */
function withoutComments(text: string): string {
  let result = ''
  let done = 0
  for (let from = text.indexOf('<!--'); from >= 0; from = text.indexOf('<!--', done)) {
    const end = text.indexOf('-->', from + 4)
    if (end < 0) break
    result += text.slice(done, from) + text.slice(from, end + 3).replace(/[^\n]/g, ' ')
    done = end + 3
  }
  return result + text.slice(done)
}

function linesOf(text: string): Span[] {
  const lines: Span[] = []
  for (let from = 0; from <= text.length;) {
    const found = text.indexOf('\n', from)
    const end = found < 0 ? text.length : found
    lines.push({ from, to: end })
    from = end + 1
  }
  return lines
}

function isSpace(text: string, at: number): boolean {
  const code = text.charCodeAt(at)
  return code === 32 || (code >= 9 && code <= 13) || code === 0xa0 || code === 0x3000 || code === 0xfeff
}

function trimmed(text: string, { from, to }: Span): Span {
  let [start, end] = [from, to]
  while (end > start && isSpace(text, end - 1)) end -= 1
  while (start < end && isSpace(text, start)) start += 1
  return { from: start, to: end }
}

function startOf(text: string, line: Span): Span & { indent: number; quoted: boolean } {
  const { to } = trimmed(text, line)
  let { from } = line
  let indent = 0
  let quoted = false
  for (; from < to; from += 1) {
    if (text[from] === '>' && !/\d/.test(text[from + 1] ?? '')) {
      quoted = true
      indent = 0
    } else if (isSpace(text, from)) indent += text[from] === '\t' ? 4 : 1
    else break
  }
  return { from, to, indent, quoted }
}

function afterFrontMatter(text: string, lines: readonly Span[]): number {
  const line = (at: number) => text.slice(lines[at]!.from, lines[at]!.to).trimEnd()
  const mark = line(0)
  if ((mark !== '---' && mark !== '+++') || lines.length < 3 || !frontMatterKey.test(line(1))) return 0
  for (let at = 2; at < lines.length; at += 1) if (line(at) === mark) return at + 1
  return 0
}

/** Returns a function that finds the line of the closing fence, or -1. A fence that is not closed is text. */
function closingFences(text: string, lines: readonly Span[]): (mark: string, at: number) => number {
  const lasts = new Map<string, number>()
  const closes = (mark: string) => (line: Span) => {
    const { from, to } = startOf(text, line)
    return text.startsWith(mark, from) && onlyHas(text.slice(from, to), mark[0]!)
  }
  return (mark, at) => {
    if (!lasts.has(mark)) lasts.set(mark, lines.findLastIndex(closes(mark)))
    if (at >= lasts.get(mark)!) return -1
    let end = at + 1
    while (!closes(mark)(lines[end]!)) end += 1
    return end
  }
}

function onlyHas(content: string, characters: string): boolean {
  for (const character of content) if (!characters.includes(character)) return false
  return content !== ''
}

/** A line of one repeated character, such as `===` or `* * *`, either underlines a heading or is a horizontal rule. */
function isRule(content: string): boolean {
  const [mark] = content
  if (mark === undefined || !'=-*_'.includes(mark) || !onlyHas(content, `${mark} \t`)) return false
  return mark === '=' ? content.length > 2 : content.replaceAll(/[ \t]/g, '').length > 2
}

function withoutMarksAtEnd(text: string, from: number, to: number): number {
  let end = to
  while (end > from && text[end - 1] === '#') end -= 1
  if (end < to && end > from && !isSpace(text, end - 1)) return to
  while (end > from && isSpace(text, end - 1)) end -= 1
  return end
}

function isDelimiter(content: string): boolean {
  return content.includes('-') && onlyHas(content, '|-: \t')
}

/**
 * The columns of a plain-text table are separated by tabs, wide gaps or ` | `. Such a table begins only if the next
 * line has the same number of columns.
 */
function isRow(content: string, next: string | undefined, open: Block | undefined): boolean {
  if (content.startsWith('|')) return true
  if (open?.kind === 'table') return content.includes('|') || gap.test(content)
  if (next === undefined) return false
  if (content.includes('|') && next.includes('|') && isDelimiter(next)) return true
  const columns = (line: string) => line.split(gap).length
  return gap.test(content) && columns(content) === columns(next)
}

function cellsOf(text: string, from: number, to: number): Span[] {
  const byPipes = text.slice(from, to).includes('|')
  const cells: Span[] = []
  let start = from
  for (let at = from; at <= to; at += 1) {
    const ends = byPipes ? text[at] === '|' && text[at - 1] !== '\\' : text[at] === '\t' || text.startsWith('   ', at)
    if (at < to && !ends) continue
    const cell = trimmed(text, { from: start, to: at })
    if (byPipes || cell.from < cell.to) cells.push(cell)
    start = at + 1
  }
  if (byPipes && text[from] === '|') cells.shift()
  if (byPipes && text[to - 1] === '|') cells.pop()
  return cells
}

/** A block that names a speaker (`– Name`) ends before a line that begins a quotation. */
function endsSpeaker({ kind, mark }: Block, content: string): boolean {
  return kind === 'item' && '–—―'.includes(mark) && quotation.test(content)
}

/**
 * Returns the list marker at the start of a line and the offset of the text after the marker. A number or letter is a
 * list marker only in a list that counts up from `1` or `a`. Otherwise it is part of the text, as in a date.
 */
function itemAt(
  text: string,
  lines: readonly Span[],
  at: number,
  places: Map<number, number>,
): { from: number; mark: string } | undefined {
  const { from, to, indent } = startOf(text, lines[at]!)
  let start = from
  for (bullet.lastIndex = start; bullet.test(text) && bullet.lastIndex < to;) start = bullet.lastIndex
  if (start > from) return { from: start, mark: text[from]! }
  const place = placeAt(text, from)
  start = ordinal.lastIndex
  if (place === undefined || start >= to) return undefined
  const isNext = place > 1 && places.get(indent) === place - 1
  const isFirst = place === 1 && lines.slice(at + 1, at + ordinalLinesMax).some((line) => isSecond(text, line, indent))
  if (isNext || isFirst) places.set(indent, place)
  return isNext || isFirst ? { from: start, mark: text.slice(from, start).trim() } : undefined
}

function isSecond(text: string, line: Span, indent: number): boolean {
  const below = startOf(text, line)
  return below.indent === indent && placeAt(text, below.from) === 2
}

function placeAt(text: string, from: number): number | undefined {
  ordinal.lastIndex = from
  const mark = ordinal.exec(text)?.[1]
  if (mark === undefined) return undefined
  const digits = Number.parseInt(mark, 10)
  return Number.isNaN(digits) ? mark.toLowerCase().charCodeAt(0) - 96 : digits
}
