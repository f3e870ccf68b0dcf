import type { Fact } from '../facts/fact.ts'
import { plain, wordsIn } from '../text/plain.ts'
import { endingKeys } from '../text/stem.ts'
import { type FoundDate, indexDates } from './dates.ts'
import { type Figure, type FigureIndex, holdsFigure, indexFigures, mergeFigures } from './figures.ts'
import { addressesIn, bareAddress, bareQuotation, codesIn } from './verbatim.ts'

/** Facts prepared for lookups. The index is built in linear time and cached together with the facts. */
export interface SourceIndex {
  /** Numbers by the id of the fact that contains them. {@link everyId} maps to the numbers of all facts. */
  figures: ReadonlyMap<string, FigureIndex>
  /** Possible meanings of the dates, by the same ids as `figures`. */
  dates: ReadonlyMap<string, ReadonlySet<string>>
  /** Links, domains, e-mail addresses and account names, and the host of each link. */
  addresses: ReadonlySet<string>
  /** The headings, followed by the facts in their order, in the form that is used to compare quotations. */
  speech: string
  /** Codes and words in capitals, unchanged. */
  codes: ReadonlySet<string>
  /** Keys of the words in the facts, with and without their endings. */
  words: ReadonlySet<string>
}

/** The id that represents all facts. */
export const everyId = 'every'
/**
 * The id that represents the names of the brand and the offer. The numbers and dates in these names are allowed in
 * every sentence.
 */
const namesId = 'names'

/** Indexes the facts and the names of the brand and the offer. */
export function indexSources(facts: readonly Fact[], names: readonly string[], language: string): SourceIndex {
  const ofFacts = facts.map(({ id, text, subject }) => ({ id, text: [...subject, text].join('\n') }))
  const texts = [{ id: namesId, text: names.join('\n') }, ...ofFacts]
  const figures = new Map(texts.map(({ id, text }) => [id, indexFigures(text, language)]))
  const dates = new Map(texts.map(({ id, text }) => [id, indexDates(plain(text), language)]))
  const whole = plain(texts.map(({ text }) => text).join('\n'))
  return {
    figures: figures.set(everyId, mergeFigures(figures.values())),
    dates: dates.set(everyId, new Set([...dates.values()].flatMap((readings) => [...readings]))),
    addresses: new Set(
      addressesIn(whole).flatMap((address) => [bareAddress(address), bareAddress(address).split('/')[0] ?? '']),
    ),
    speech: speechOf(facts),
    codes: new Set(codesIn(whole)),
    words: new Set(wordsIn(whole).flatMap(({ text }) => [text, ...text.split("'")].flatMap(endingKeys))),
  }
}

function speechOf(facts: readonly Fact[]): string {
  const headings = new Set(facts.flatMap(({ subject }) => subject))
  return bareQuotation([...headings, ...facts.map(({ text }) => text)].join(' '))
}

/** Whether one of the given facts, or the name of the brand or the offer, contains the given number. */
export const hasFigure = ({ figures }: SourceIndex, ids: readonly string[], figure: Figure): boolean =>
  [namesId, ...ids].some((id) => holdsFigure(figures.get(id) ?? new Map(), figure))

/**
 * Whether one of the given facts, or the name of the brand or the offer, contains the given date in any of its possible
 * meanings.
 */
export const hasDate = ({ dates }: SourceIndex, ids: readonly string[], { readings }: FoundDate): boolean =>
  [namesId, ...ids].some((id) => readings.some((reading) => dates.get(id)?.has(reading) === true))
