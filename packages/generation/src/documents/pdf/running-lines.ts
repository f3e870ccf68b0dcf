import type { Line } from './lines.ts'

/** Of the lines near a page's top and bottom, so many may be a header or a footer. */
const edgeLines = 3
const pagesShare = 0.4
const pageNumber = /^(?:page|seite|p\.|s\.)?\s*[-–—]?\s*\d{1,4}\s*(?:(?:of|von|\/)\s*\d{1,4}\s*)?[-–—]?$/i

/**
 * Pages without what is repeated on them: headers and footers, in the same place with the same words but for a number at
 * either end, on two pages in five; and page numbers.
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

/** Two keys a line, so that a place at the border of two bands is in one of them with its neighbours. */
function keysOf({ text, y }: Line): string[] {
  const words = text.toLowerCase().replace(/^\d+|\d+(?=\W*$)/g, '#')
  return [`${words} a${Math.floor(y / 12)}`, `${words} b${Math.floor((y + 6) / 12)}`]
}
