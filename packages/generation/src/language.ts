import type { Grounding } from '@adcopy/contract'
import { sourceTexts } from './facts/sources.ts'
import { words } from './text.ts'

const frequent: Readonly<Record<string, ReadonlySet<string>>> = {
  en: new Set('the and of to is for with you your in that are from it on we our every without'.split(' ')),
  de: new Set('der die das und ist für mit sie ihr wir ein eine von den im auf nicht ohne jeden'.split(' ')),
  fr: new Set('le la les et des est pour avec vous votre nous une un du dans sur sans chaque au'.split(' ')),
  es: new Set('el la los las y de es para con su una un en por sin cada que tu nuestra'.split(' ')),
  it: new Set('il la gli e di è per con una un nel senza ogni che del nostro della'.split(' ')),
  nl: new Set('de het een en van is voor met je wij onze in op zonder elke dat'.split(' ')),
  pt: new Set('o a os as e de é para com uma um em sem cada que do da nossa'.split(' ')),
}

/** Language of a brand's copy: the primary subtag that its profile names, else what its facts seem to be written in. */
export function languageOf(grounding: Grounding): string {
  return named(grounding) ?? writtenIn(grounding)
}

const named = ({ profile }: Grounding) => profile.language?.split('-')[0]?.toLowerCase()

const read = new WeakMap<Grounding, string>()

/** What a brand's facts seem to be written in, which need not be the language of its copy; too little text says nothing. */
export function writtenIn(grounding: Grounding): string {
  const found = read.get(grounding) ?? guessed(grounding)
  read.set(grounding, found)
  return found
}

function guessed(grounding: Grounding): string {
  const text = sourceTexts({ grounding, offer: null }).slice(0, 200).join(' ').slice(0, 20_000)
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  if ((text.match(/\p{Script=Latin}/gu)?.length ?? 0) < letters / 2) return named(grounding) ?? 'und'
  const all = words(text)
  const count = (known: ReadonlySet<string>) => all.filter((word) => known.has(word)).length
  const english = count(frequent['en'] ?? new Set())
  const others = Object.entries(frequent).map(([language, known]) => ({ language, hits: count(known) }))
  const best = others.toSorted((a, b) => b.hits - a.hits)[0]
  if (best === undefined || best.hits < 3) return named(grounding) ?? 'en'
  return best.hits <= english * 1.3 ? 'en' : best.language
}
