import type { Fact } from '../facts/fact.ts'
import { plain, wordsIn } from '../text/plain.ts'
import { endingKeys } from '../text/stem.ts'
import { indexDates } from './dates.ts'
import { type Figure, type FigureIndex, holdsFigure, indexFigures, mergeFigures } from './figures.ts'
import { addressesIn, bareAddress, bareQuotation, codesIn } from './verbatim.ts'

/** Facts prepared for looking up what the copy holds. Built once a candidate, in time linear in the facts. */
export interface SourceIndex {
  /** Figures by the id of the fact that holds them. */
  figures: ReadonlyMap<string, FigureIndex>
  allFigures: FigureIndex
  /** Of the names of brand and offer, which any sentence may hold. */
  nameFigures: FigureIndex
  dates: ReadonlySet<string>
  /** Links, domains, e-mail addresses and account names, and the host of each link. */
  addresses: ReadonlySet<string>
  /** Headings and facts in their order, as quotations are compared. */
  speech: string
  /** Codes and words in capitals, exactly as they are written. */
  codes: ReadonlySet<string>
  /** Keys of the words of the facts, whatever their endings. */
  words: ReadonlySet<string>
}

/** Prepares facts, and the words that name the brand. */
export function indexSources(facts: readonly Fact[], names: readonly string[], language: string): SourceIndex {
  const texts = facts.map(({ id, text, subject }) => ({ id, text: [...subject, text].join('\n') }))
  const figures = new Map(texts.map(({ id, text }) => [id, indexFigures(text, language)]))
  const nameFigures = indexFigures(names.join('\n'), language)
  const whole = plain([...names, ...texts.map(({ text }) => text)].join('\n'))
  return {
    figures,
    allFigures: mergeFigures([...figures.values(), nameFigures]),
    nameFigures,
    dates: indexDates(whole, language),
    addresses: new Set(
      addressesIn(whole).flatMap((address) => [bareAddress(address), bareAddress(address).split('/')[0] ?? '']),
    ),
    speech: speechOf(facts),
    codes: new Set(codesIn(whole)),
    words: new Set(wordsIn(whole).flatMap(({ text }) => [text, ...text.split("'")].flatMap(endingKeys))),
  }
}

/** Headings once and facts in their order. */
function speechOf(facts: readonly Fact[]): string {
  const headings = new Set(facts.flatMap(({ subject }) => subject))
  return bareQuotation([...headings, ...facts.map(({ text }) => text)].join(' '))
}

/** Whether one of the cited facts, or the name of brand or offer, holds a figure. */
export function isHeldBy(index: SourceIndex, ids: readonly string[], figure: Figure): boolean {
  return (
    holdsFigure(index.nameFigures, figure) || ids.some((id) => holdsFigure(index.figures.get(id) ?? noFigures, figure))
  )
}

const noFigures: FigureIndex = new Map()
