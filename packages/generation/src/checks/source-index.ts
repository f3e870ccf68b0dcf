import type { Fact } from '../facts/fact.ts'
import { plain, wordsIn } from '../text/plain.ts'
import { endingKeys } from '../text/stem.ts'
import { indexDates } from './dates.ts'
import { type FigureIndex, indexFigures, mergeFigures } from './figures.ts'
import { bareQuotation, codesIn } from './verbatim.ts'

/** Facts prepared for looking up what the copy holds. Built once a candidate, in time linear in the facts. */
export interface SourceIndex {
  /** Figures by the id of the fact that holds them. */
  figures: ReadonlyMap<string, FigureIndex>
  allFigures: FigureIndex
  dates: ReadonlySet<string>
  /** All facts in their order, in small letters. */
  text: string
  /** The same as quotations are compared. */
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
  const whole = plain([...names, ...texts.map(({ text }) => text)].join('\n'))
  return {
    figures,
    allFigures: mergeFigures([...figures.values(), indexFigures(names.join('\n'), language)]),
    dates: indexDates(whole, language),
    text: whole.toLowerCase(),
    speech: bareQuotation(facts.map(({ text }) => text).join(' ')),
    codes: new Set(codesIn(whole)),
    words: new Set(wordsIn(whole).flatMap(({ text }) => endingKeys(text))),
  }
}

/** Facts that are cited together, as one source. */
export function indexOfCited(index: SourceIndex, ids: readonly string[]): FigureIndex {
  return mergeFigures(ids.flatMap((id) => index.figures.get(id) ?? []))
}
