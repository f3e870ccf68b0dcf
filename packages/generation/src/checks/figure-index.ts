import { bareWord, plain, wordsIn } from '../text/plain.ts'
import { unitNames, type UnitNames } from './currencies.ts'
import { currencyCode, type Figure, figuresIn, hasUnit, trimmed, unitsOf } from './figures.ts'
import { withoutAddresses } from './verbatim.ts'

/**
 * Maps every number in a text to the units that it may have there. Negative numbers begin with `-`. The units include
 * {@link bare} if the number may have no unit.
 */
export interface FigureIndex {
  get(value: string): ReadonlySet<string> | undefined
  has(value: string): boolean
}

type Figures = Map<string, Set<string>>

/**
 * The numbers and units of a heading or of the text of a fact. Either may be a table row, so it is split into cells at
 * each semicolon and line break.
 */
export interface LineFigures {
  /** The numbers in cells in which at least one number has a unit. */
  united: Figures
  /** The numbers in cells in which no number has a unit. Each gets all units named in its cell. */
  bare: Figures
  /** The units named in cells without numbers. The bare numbers of all lines of the fact may have these units. */
  readonly units: ReadonlySet<string>
}

export function readFigures(line: string, language: string): LineFigures {
  const text = withoutAddresses(plain(line))
  const names = unitNames(language)
  const cells = text.split(/[;\n]/u).map((cell) => ({ cell, figures: figuresIn(cell, language) }))
  const [united, bareFigures]: [Figures, Figures] = [new Map(), new Map()]
  for (const { cell, figures } of cells) {
    const hasUnits = figures.some(hasUnit)
    const shared = hasUnits || figures.length === 0 ? noUnits : unitsIn(cell, names)
    for (const figure of figures) {
      addFigures(hasUnits ? united : bareFigures, readingsOf(figure, hasUnits ? figure.units : shared))
    }
  }
  const rest = cells.flatMap(({ cell, figures }) => (figures.length === 0 ? [cell] : [])).join(' ')
  let units: ReadonlySet<string> | undefined
  return {
    united,
    bare: bareFigures,
    get units() {
      return (units ??= unitsIn(rest, names))
    },
  }
}

/** The index refers to the numbers of the headings instead of copying them, because other facts may share a heading. */
export function indexFigures(headings: readonly LineFigures[], text: LineFigures): FigureIndex {
  const lines = [...headings, text]
  return {
    get(value) {
      const united = lines.flatMap((line) => line.united.get(value) ?? [])
      const bareUnits = lines.flatMap((line) => line.bare.get(value) ?? [])
      if (united.length + bareUnits.length === 0) return undefined
      const shared = bareUnits.length === 0 ? noUnits : unitsOfLines(lines)
      return new Set([...united, ...bareUnits, shared].flatMap((units) => [...units]))
    },
    has: (value) => lines.some((line) => line.united.has(value) || line.bare.has(value)),
  }
}

/** Returns each number with its units from all facts. Facts with the same subject must share one `subject` array. */
export function mergeFigures(
  facts: ReadonlyArray<{ subject: readonly string[]; text: string }>,
  ofHeading: (heading: string) => LineFigures,
  language: string,
): Figures {
  const merged: Figures = new Map()
  /** For each heading, the units that its bare numbers have in any fact under the heading. */
  const shared = new Map<LineFigures, Set<string>>()
  for (const [subject, members] of Map.groupBy(facts, (fact) => fact.subject)) {
    const headings = subject.map(ofHeading)
    const isBare = headings.some(({ bare: bareFigures }) => bareFigures.size > 0)
    const units = isBare ? unitsOfLines(headings) : new Set<string>()
    for (const { text } of members) {
      const line = readFigures(text, language)
      addFigures(merged, line.united)
      if (line.bare.size > 0) addFigures(merged, line.bare, unitsOfLines([...headings, line]))
      if (isBare) for (const unit of line.units) units.add(unit)
    }
    for (const heading of headings) shared.set(heading, new Set([...(shared.get(heading) ?? []), ...units]))
  }
  for (const [heading, units] of shared) {
    addFigures(merged, heading.united)
    addFigures(merged, heading.bare, units)
  }
  return merged
}

const unitsOfLines = (lines: readonly LineFigures[]) => new Set(lines.flatMap(({ units }) => [...units]))

/** If `more` is given, each number gets these units too. */
export function addFigures(
  to: Figures,
  figures: ReadonlyMap<string, ReadonlySet<string>>,
  more: Iterable<string> = [],
): void {
  for (const [value, units] of figures) {
    const all = to.get(value) ?? new Set()
    to.set(value, all)
    for (const unit of units) all.add(unit)
    for (const unit of more) all.add(unit)
  }
}

const noUnits: ReadonlySet<string> = new Set()
/** Represents the absence of a unit. */
const bare = ''

/**
 * A dash before a number without a unit may be a bullet or a minus sign, so both the positive and the negative value
 * are returned.
 */
function readingsOf(figure: Figure, shared: ReadonlySet<string>): ReadonlyMap<string, ReadonlySet<string>> {
  const { values, sign } = figure
  const units = hasUnit(figure) && figure.mayBeBare !== true ? shared : new Set([...shared, bare])
  const below = sign === 'minus' || sign === 'dash' ? values.map((value) => `-${value}`) : []
  const above = below.length === 0 || (sign === 'dash' && !hasUnit(figure)) ? values : []
  const parts = hasUnit(figure) ? [] : partsOf(figure)
  return new Map([...above, ...below, ...parts].map((value) => [value, units]))
}

function unitsIn(text: string, names: UnitNames): Set<string> {
  const words = wordsIn(text).map(({ text: word }) => (currencyCode.test(word) ? word : bareWord(word)))
  return new Set([...words, ...(text.match(/[\p{Sc}%٪]/gu) ?? [])].flatMap((unit) => unitsOf(unit, names)))
}

/**
 * Returns the parts of a number that may also be a list of numbers: "12 300" may be two numbers, and "4,20,300" may be
 * three. Numbers with commas are not treated as a list if one of the parts begins with a zero.
 */
function partsOf({ text }: Figure): string[] {
  const unsigned = text.replace(/^\D+/u, '')
  if (/[\s\u00a0\u202f]/u.test(unsigned)) return unsigned.split(/\s/u).map(trimmed)
  return /^[1-9]\d?(?:,[1-9]\d)+,[1-9]\d{2}$/u.test(unsigned) ? unsigned.split(',') : []
}

/**
 * A number with a plus matches only positive numbers, and one with a minus only negative numbers. A number with a dash
 * matches both, because the dash may be a bullet. A number without a sign matches positive numbers and reductions such
 * as "−20 %". "5×" also matches "5 times", which is indexed as a number without a unit.
 */
export function holdsFigure(index: FigureIndex, figure: Figure): boolean {
  const parts = partsOf(figure)
  const isList = !hasUnit(figure) && parts.length > 1 && parts.every((part) => index.has(part))
  const values = [...figure.values, ...(isList ? parts.slice(-1) : [])]
  const above = figure.sign === 'minus' ? [] : values.flatMap((value) => index.get(value) ?? [])
  const below = figure.sign === 'plus' ? [] : values.flatMap((value) => index.get(`-${value}`) ?? [])
  const isSigned = figure.sign !== undefined
  return [...above, ...below.filter((units) => isSigned || isReduction(units))].some(
    (units) => figure.mayBeBare === true || !hasUnit(figure) || [...figure.units].some((unit) => isUnit(unit, units)),
  )
}

const isReduction = (units: ReadonlySet<string>) => [...units].some((unit) => unit !== bare)
const isUnit = (unit: string, units: ReadonlySet<string>) => units.has(unit) || (unit === '×' && units.has(bare))
