import { words } from './text.ts'

/** Words that a text of each language is never long without. */
const frequent: Readonly<Record<string, ReadonlySet<string>>> = {
  en: new Set('the and of to is for with you your in that are from it on we our every without'.split(' ')),
  de: new Set('der die das und ist für mit sie ihr wir ein eine von den im auf nicht ohne jeden'.split(' ')),
  fr: new Set('le la les et des est pour avec vous votre nous une un du dans sur sans chaque au'.split(' ')),
  es: new Set('el la los las y de es para con su una un en por sin cada que tu nuestra'.split(' ')),
  it: new Set('il la gli e di è per con una un nel senza ogni che del nostro della'.split(' ')),
  nl: new Set('de het een en van is voor met je wij onze in op zonder elke dat'.split(' ')),
  pt: new Set('o a os as e de é para com uma um em sem cada que do da nossa'.split(' ')),
}

/** How many words of a text are frequent ones of each language, the most first. */
export function frequentIn(text: string): Array<{ language: string; hits: number }> {
  const all = words(text)
  return Object.entries(frequent)
    .map(([language, known]) => ({ language, hits: all.filter((word) => known.has(word)).length }))
    .toSorted((one, other) => other.hits - one.hits)
}

/** The language that a text is plainly written in, where that is one of these. */
export function plainLanguageOf(text: string): string | null {
  const [first, next] = frequentIn(text)
  return first !== undefined && first.hits >= 2 && first.hits > (next?.hits ?? 0) ? first.language : null
}

const sampleMax = 20_000

/** The same of a text of any size, by as much of it as tells. */
export const plainLanguageOfLong = (text: string): string | null => plainLanguageOf(text.slice(0, sampleMax))
