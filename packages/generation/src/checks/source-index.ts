import type { Fact } from '../facts/fact.ts'
import { plain, wordsIn } from '../text/plain.ts'
import { endingKeys } from '../text/stem.ts'
import { type FoundDate, indexDates } from './dates.ts'
import { addFigures, type FigureIndex, holdsFigure, indexFigures, mergeFigures, readFigures } from './figure-index.ts'
import type { Figure } from './figures.ts'
import { addressesIn, bareAddress, bareQuotation, codesIn } from './verbatim.ts'

type Line = Pick<Fact, 'subject' | 'text'>

/** The numbers and dates of a fact. Each set in `dates` is a result of {@link indexDates}. */
interface Held {
  figures: FigureIndex
  dates: ReadonlyArray<ReadonlySet<string>>
}

/** The checks look up the contents of the copy in this index, which is cached together with the facts. */
export interface SourceIndex {
  /** `id` is the id of a fact, {@link everyId}, {@link ownId} or {@link namesId}. Undefined for any other id. */
  in(id: string): Held | undefined
  /**
   * Includes domains, e-mail addresses and account names, and the host of each link, all normalised by {@link
   * bareAddress}.
   */
  addresses: ReadonlySet<string>
  /** All headings, followed by all facts, in one string that is normalised by {@link bareQuotation}. */
  speech: string
  /** Codes and words in capitals. */
  codes: ReadonlySet<string>
  /** Every word of the facts, whole and with up to three letters cut off at its end (see {@link endingKeys}). */
  words: ReadonlySet<string>
}

/** Id under which {@link SourceIndex} has the numbers and dates of all facts and names together. */
export const everyId = 'every'
/** Id under which {@link SourceIndex} has the numbers of all facts except those of the offer. */
export const ownId = 'own'
/**
 * Id under which {@link SourceIndex} has the numbers and dates in the names of the brand and the offer. These numbers
 * and dates are allowed in every sentence.
 */
const namesId = 'names'

/**
 * Each text is searched for dates together with the last `endUnits` UTF-16 units of the headings above it, because a
 * date may begin in a heading and end in the text: “May”, “12: concert”.
 */
const endUnits = 100
const endOf = (subject: readonly string[]) => tailOf(subject.map((heading) => `${tailOf(heading)}\n`).join(''))

/** Drops a number at the beginning of the tail, because the number may be cut. */
function tailOf(text: string): string {
  return text.length <= endUnits ? text : text.slice(-endUnits).replace(/^[\p{Nd}.,:/-]+/u, '')
}

/** Maximum number of facts whose own numbers and dates are cached. Only cited facts need them. */
const factsKeptMax = 2_000

/**
 * Reads each heading once, because a heading may be long and have many facts. Facts with the same subject must share
 * one `subject` array.
 */
export function indexSources(byId: ReadonlyMap<string, Fact>, names: readonly string[], language: string): SourceIndex {
  const facts = [...byId.values()]
  const name = { text: names.join('\n'), subject: [] }
  const headings = [...new Set(facts.flatMap(({ subject }) => subject))]
  const figuresOf = new Map(headings.map((heading) => [heading, readFigures(heading, language)]))
  const datesOf = new Map(headings.map((heading) => [heading, indexDates(plain(heading), language)]))
  const ofHeading = (heading: string) => figuresOf.get(heading)!
  const datesBelow = ({ subject, text }: Line) => indexDates(plain(endOf(subject) + text), language)
  const merge = (some: readonly Line[]) => mergeFigures(some, ofHeading, language)

  const own = merge(facts.filter(({ source }) => source.part !== 'offer'))
  const every = merge([name, ...facts.filter(({ source }) => source.part === 'offer')])
  addFigures(every, own)
  const everyDate = new Set<string>()
  for (const dates of datesOf.values()) for (const reading of dates) everyDate.add(reading)
  for (const fact of [name, ...facts]) for (const reading of datesBelow(fact)) everyDate.add(reading)
  const fixed = new Map<string, Held>([
    [everyId, { figures: every, dates: [everyDate] }],
    [ownId, { figures: own, dates: [] }],
    [namesId, heldBy(name)],
  ])
  const kept = new Map<string, Held>()

  function heldBy({ subject, text }: Line): Held {
    return {
      figures: indexFigures(subject.map(ofHeading), readFigures(text, language)),
      dates: [...subject.map((heading) => datesOf.get(heading)!), datesBelow({ subject, text })],
    }
  }

  const texts = facts.map(({ text }) => text)
  const whole = plain([...names, ...headings, ...texts].join('\n'))
  return {
    in(id) {
      const known = fixed.get(id) ?? kept.get(id)
      const fact = byId.get(id)
      if (known !== undefined || fact === undefined) return known
      if (kept.size >= factsKeptMax) kept.clear()
      const held = heldBy(fact)
      kept.set(id, held)
      return held
    },
    addresses: new Set(
      addressesIn(whole).flatMap((address) => [bareAddress(address), bareAddress(address).split('/')[0] ?? '']),
    ),
    speech: bareQuotation([...headings, ...texts].join(' ')),
    codes: new Set(codesIn(whole)),
    words: new Set(wordsIn(whole).flatMap(({ text }) => [text, ...text.split("'")].flatMap(endingKeys))),
  }
}

/** Whether one of the given facts, or the name of the brand or the offer, contains the given number. */
export const hasFigure = (index: SourceIndex, ids: readonly string[], figure: Figure): boolean =>
  [namesId, ...ids].some((id) => holdsFigure(index.in(id)?.figures ?? new Map(), figure))

/**
 * Whether one of the given facts, or the name of the brand or the offer, contains the given date in any of its possible
 * meanings.
 */
export const hasDate = (index: SourceIndex, ids: readonly string[], { readings }: FoundDate): boolean =>
  [namesId, ...ids].some((id) => index.in(id)?.dates.some((dates) => readings.some((reading) => dates.has(reading))))
