import { bareWord, plain, wordsIn } from '../text/plain.ts'
import type { Span } from '../text/sentences.ts'
import { unitNames } from './currencies.ts'

/** A number written in digits. */
export interface Figure extends Span {
  /** As it is written, for reasons. */
  text: string
  /** What it may mean: `20.417` is twenty thousand in one language and twenty and a bit in another. */
  values: readonly string[]
  /** Currencies that a symbol, code or name next to it may mean; empty where there is none. */
  currencies: ReadonlySet<string>
  isPercent: boolean
}

const digits = /(?:\d{1,3}(?:[.,'\u00a0\u202f ]\d{3}(?!\d))+|\d+)(?:[.,]\d+)?/gu
const separator = /[.,'\u00a0\u202f ]/gu
const whiteSpace = /^[\s\u00a0\u202f]*/u

/** Figures of a text that is `plain` already. */
export function figuresIn(text: string, language: string): Figure[] {
  if (!/\d/u.test(text)) return []
  const names = unitNames(language)
  return Array.from(text.matchAll(digits), ({ 0: written, index: start }) => {
    const end = start + written.length
    const [before, after] = [wordsBefore(text, start), wordsAfter(text, end)]
    const near = [...before, ...after]
    return {
      start,
      end,
      text: written,
      values: valuesOf(written),
      currencies: new Set(near.flatMap((name) => [...(names.currencies.get(name) ?? [])])),
      isPercent: after.some((name) => names.percent.has(name)) || before.some((name) => name === '%' || name === '٪'),
    }
  })
}

/** What stands next to a figure and may be its unit: signs, and up to three words behind it. */
const nearUnits = 40

function wordsAfter(text: string, end: number): string[] {
  const rest = text.slice(end, end + nearUnits).replace(whiteSpace, '')
  const sign = /^[^\p{L}\p{N}\s]/u.exec(rest)?.[0] ?? ''
  const isUnit = sign !== '' && /[\p{Sc}%٪]/u.test(sign)
  const words = wordsIn(sign === '' || isUnit ? rest.slice(sign.length) : '').slice(0, 3)
  if (isUnit) return [sign]
  const names: string[] = []
  for (let count = 1; count <= words.length; count += 1) {
    const last = words[count - 1]
    if (last === undefined || /[.,;:!?\n]/u.test(rest.slice(0, last.start))) break
    names.push(bareWord(rest.slice(0, last.start + last.text.length)))
  }
  return names
}

function wordsBefore(text: string, start: number): string[] {
  const rest = text.slice(Math.max(0, start - nearUnits), start).trimEnd()
  const sign = /[\p{Sc}%٪]$/u.exec(rest)?.[0]
  const marked = /[\p{L}]{0,3}\p{Sc}$/u.exec(rest)?.[0]
  const code = /(?<!\p{L})\p{Lu}{3}$/u.exec(rest)?.[0]
  return [sign, marked, code].flatMap((name) => (name === undefined ? [] : [bareWord(name)]))
}

/** Every number that a run of digits may mean, without zeros that change nothing. */
function valuesOf(written: string): string[] {
  const whole = written.replace(separator, '')
  const marks = written.match(separator) ?? []
  const last = marks.at(-1)
  if (last === undefined) return [trimmed(whole)]
  const at = written.lastIndexOf(last)
  const [head, tail] = [written.slice(0, at).replace(separator, ''), written.slice(at + 1)]
  const mayBeFraction =
    (last === '.' || last === ',') && (marks.length === 1 || marks.slice(0, -1).every((m) => m !== last))
  const values = new Set<string>()
  if (mayBeFraction) values.add(trimmed(`${head}.${tail}`))
  if (tail.length === 3) values.add(trimmed(whole))
  return [...values]
}

function trimmed(value: string): string {
  const short = value.includes('.') ? value.replace(/0+$/u, '').replace(/\.$/u, '') : value
  return short.replace(/^0+(?=\d)/u, '')
}

/** Units that a number has in the sources. */
interface Units {
  currencies: ReadonlySet<string>
  hasPercent: boolean
}

/** Every number of a source with the units of the facts that hold it. */
export type FigureIndex = ReadonlyMap<string, Units>

/** The figures of a fact. A unit counts wherever it stands in the fact: a table names it once in its header. */
export function indexFigures(fact: string, language: string): FigureIndex {
  const text = plain(fact)
  const figures = figuresIn(text, language)
  const { currencies: names, percent } = unitNames(language)
  const units = figures.length === 0 ? [] : [...wordsIn(text).map(({ text: word }) => bareWord(word)), ...signsIn(text)]
  const currencies = new Set([
    ...units.flatMap((unit) => [...(names.get(unit) ?? [])]),
    ...figures.flatMap((figure) => [...figure.currencies]),
  ])
  const hasPercent = units.some((unit) => percent.has(unit)) || figures.some(({ isPercent }) => isPercent)
  const values = figures.flatMap((figure) => [...figure.values, ...partsOf(figure)])
  return new Map(values.map((value) => [value, { currencies, hasPercent }]))
}

const signsIn = (text: string) => text.match(/[\p{Sc}%٪]/gu) ?? []

/** The figures of several facts, each number with the units that it has in one of them. */
export function mergeFigures(indexes: Iterable<FigureIndex>): FigureIndex {
  const merged = new Map<string, { currencies: Set<string>; hasPercent: boolean }>()
  for (const index of indexes) {
    for (const [value, { currencies, hasPercent }] of index) {
      const units = merged.get(value) ?? { currencies: new Set<string>(), hasPercent: false }
      merged.set(value, units)
      for (const code of currencies) units.currencies.add(code)
      units.hasPercent ||= hasPercent
    }
  }
  return merged
}

/** Runs of digits by themselves: "12 300" may be two numbers. */
const partsOf = ({ text }: Figure) => (/[\s\u00a0\u202f]/u.test(text) ? text.split(/\s/u).map(trimmed) : [])

/** Whether facts hold a figure, with its unit where it has one. */
export function holdsFigure(index: FigureIndex, figure: Figure): boolean {
  const parts = partsOf(figure)
  const isTwo = parts.length > 1 && parts.every((part) => index.has(part))
  const found = [...figure.values, ...(isTwo ? parts.slice(-1) : [])].flatMap((value) => index.get(value) ?? [])
  return found.some(
    ({ currencies, hasPercent }) =>
      (!figure.isPercent || hasPercent) &&
      (figure.currencies.size === 0 || [...figure.currencies].some((code) => currencies.has(code))),
  )
}
