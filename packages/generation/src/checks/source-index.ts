import type { Fact } from '../facts/fact.ts'
import { plain, wordsIn } from '../text/plain.ts'
import { endingKeys } from '../text/stem.ts'
import { type FoundDate, indexDates } from './dates.ts'
import { type Figure, type FigureIndex, holdsFigure, indexFigures, mergeFigures } from './figures.ts'
import { addressesIn, bareAddress, bareQuotation, codesIn } from './verbatim.ts'

/**
 * An index of the facts, in which the checks look up the contents of the copy. It is cached together with the facts.
 */
export interface SourceIndex {
  /** Maps the id of each fact to the numbers in the fact, and {@link everyId} to the numbers in all facts. */
  figures: ReadonlyMap<string, FigureIndex>
  /** Maps the same ids to the possible meanings of the dates, as {@link indexDates} returns them. */
  dates: ReadonlyMap<string, ReadonlySet<string>>
  /**
   * Links, domains, e-mail addresses and account names, and the host of each link, normalised by {@link bareAddress}.
   */
  addresses: ReadonlySet<string>
  /** All headings, followed by all facts, in one string that is normalised by {@link bareQuotation}. */
  speech: string
  /** Codes and words in capitals. */
  codes: ReadonlySet<string>
  /** Every word of the facts, whole and with up to three letters cut off at its end (see {@link endingKeys}). */
  words: ReadonlySet<string>
}

/** Key under which {@link SourceIndex} has the numbers and dates of all facts together. */
export const everyId = 'every'
/**
 * Key under which {@link SourceIndex} has the numbers and dates in the names of the brand and the offer. These numbers
 * and dates are allowed in every sentence.
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
