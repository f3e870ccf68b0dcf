import type { Line } from './lines.ts'

const rowsMin = 4
const proseCharactersMin = 25
const proseShare = 0.7

/**
 * Moves the second column after the first if the lines of the two columns alternate in the PDF. Lines with shared
 * baselines form columns if most of these lines are long and the right-hand ones are aligned. Otherwise, they form the
 * rows of a table and keep their order.
 */
export function inColumns(lines: readonly Line[]): readonly Line[] {
  const second = lines.filter((line, index) => isBeside(lines[index - 1], line))
  const first = lines.filter((line, index) => isBeside(line, lines[index + 1]))
  if (second.length < rowsMin || first.length !== second.length) return lines
  const start = Math.min(...second.map(({ x }) => x))
  const long = [...first, ...second].filter(({ text }) => text.length >= proseCharactersMin)
  const aligned = second.every(({ x, size }) => x - start < 1.5 * size)
  if (!aligned || long.length < proseShare * (first.length + second.length)) return lines
  const others = lines.filter((line) => !second.includes(line))
  const until = others.lastIndexOf(first.at(-1)!) + 1
  return [...others.slice(0, until), ...second, ...others.slice(until)].map((line) => ({ ...line, shared: false }))
}

function isBeside(one: Line | undefined, other: Line | undefined): boolean {
  if (one === undefined || other === undefined || !one.shared || !other.shared) return false
  return Math.abs(one.y - other.y) <= 0.3 * one.size && other.x > one.x
}
