import type { Line } from './lines.ts'

/** Number of lines at the top and at the bottom of a page that may be headers or footers. */
const edgeLines = 3
const pagesShare = 0.4
const pageNumber = /^(?:page|seite|p\.|s\.)?\s*[-–—]?\s*\d{1,4}\s*(?:(?:of|von|\/)\s*\d{1,4}\s*)?[-–—]?$/i

/**
 * A line is a header or footer if at least two in five pages have a line with the same words at the same position. The
 * comparison ignores a number at the beginning or end of a line.
 */
export function withoutRunningLines(pages: readonly Line[][]): Line[][] {
  const seen = new Map<string, number>()
  const edges = pages.map((lines) => {
    const byHeight = lines.filter(({ atEdge }) => atEdge).toSorted((one, other) => one.y - other.y)
    return new Set([...byHeight.slice(0, edgeLines), ...byHeight.slice(-edgeLines)])
  })
  for (const edge of edges) {
    for (const key of new Set([...edge].flatMap(keysOf))) seen.set(key, (seen.get(key) ?? 0) + 1)
  }
  const repeatedMin = Math.max(2, Math.ceil(pages.length * pagesShare))
  const runs = (line: Line) => keysOf(line).some((key) => (seen.get(key) ?? 0) >= repeatedMin)
  return pages.map((lines, page) =>
    lines.filter((line) => !edges[page]!.has(line) || (!pageNumber.test(line.text) && !runs(line))),
  )
}

/**
 * Each key consists of the words and the number of the horizontal band that contains the line. The bands of the second
 * key are shifted by half a band, so that lines with the same words at nearly the same height share at least one key.
 */
function keysOf({ text, y }: Line): string[] {
  const words = text.toLowerCase().replace(/^\d+|\d+(?=\W*$)/g, '#')
  return [`${words} a${Math.floor(y / 12)}`, `${words} b${Math.floor((y + 6) / 12)}`]
}
