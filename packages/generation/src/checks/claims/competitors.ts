import { matchesOf } from '../../text.ts'
import { isAmong, related } from './concepts.ts'
import type { SourceIndex, Stated } from './index-sources.ts'
import { contentOf } from './near.ts'

/** What others of the trade are said to be or to do, at its place in the folded text. */
export interface Others {
  start: number
  end: number
  /** Meanings of the word for what they are: "courses". */
  ware: readonly string[]
}

const opens = (within: string) => `(?<=(?:^|[.!?:;–—•\\n"“„«] ?|, |(?<!\\p{L})(?:${within}) ))`
const next = '((?: [\\p{L}-]+){1,3})'
/** "Most courses", where a sentence or a clause opens or compares with them. */
const most: Readonly<Record<string, RegExp>> = {
  en: new RegExp(
    `${opens('and|but|that|like|because|where|what|while|than|so')}(?:most(?: other)?|ordinary|conventional|traditional|typical|run-of-the-mill)${next}`,
    'giu',
  ),
  de: new RegExp(
    `${opens('und|aber|dass|wie|weil|wo|als|während|denn')}(?:(?:die )?meisten(?: anderen)?|herkömmliche|übliche|gewöhnliche|klassische)${next}`,
    'giu',
  ),
  fr: new RegExp(
    `${opens('et|mais|que|comme|où|car')}(?:la plupart des|la majorité des|l'essentiel des)${next}`,
    'giu',
  ),
  es: new RegExp(`${opens('y|pero|que|como|donde|porque')}la (?:mayoría|mayor parte) de(?: l[oa]s)?${next}`, 'giu'),
}
/** "The software you pay for can't do this". */
const theirs: Readonly<Record<string, RegExp>> = {
  en: /(?<!\p{L})(?:the|your|that)((?: [\p{L}-]+){1,2}?) (?:that |which )?you(?:'re| are)? (?:already |now |currently )?(?:pay for|paying for|use|using|have|rent|bought)(?: now| today| at the moment)? (?:can't|cannot|won't|doesn't|does not|never|isn't|hasn't)(?!\p{L})/giu,
  de: /(?<!\p{L})(?:das|die|der|dein|deine|ihr|ihre)((?: [\p{L}-]+){1,2}?), (?:das|die|den|mit de[rm]) (?:du|sie) (?:\p{L}+ ){0,2}?(?:nutz|bezahl|zahl|hab|ha)\p{L}*, (?:kann|tut|macht|ist|hat) (?:\p{L}+ ){0,4}?(?:nicht|nie|kein\p{L}*)(?!\p{L})/giu,
  fr: /(?<!\p{L})(?:le|la|l'|votre|ton|ta) ?([\p{L}-]+) que (?:vous|tu) (?:\p{L}+ )?(?:pay|utilis|av|as(?!\p{L}))\p{L}* (?:ne |n')\p{L}+ (?:pas|jamais|rien)(?!\p{L})/giu,
  es: /(?<!\p{L})(?:el|la|tu|su) ([\p{L}-]+) que (?:ya )?(?:pagas?|usas?|tienes?|utilizas?) (?:ahora )?(?:no|nunca) \p{L}+/giu,
}
const vendors =
  /^(?:providers?|brands|suppliers?|vendors?|manufacturers?|sellers?|retailers?|anbieter|hersteller|marken|händler|fournisseurs?|fabricants?|marques|proveedores|marcas|fabricantes)$/iu
const wares =
  /^(?:courses?|classes|lessons?|reports?|tours?|programm?e?s?|workshops?|tools?|products?|subscriptions?|systems?|apps?|software|\p{L}*(?:kurse?|berichte?|reisen?|programme?|werkzeuge?|produkte?|tarife?|verträge)|cours|leçons?|rapports?|ateliers?|voyages?|logiciels?|outils?|produits?|abonnements?|cursos?|clases?|informes?|viajes?|programas?|herramientas?|productos?|cuotas?|talleres)$/iu
const adjunct =
  /^ (?:in|of|on|from|at|around|near|to|or|and|von|im|aus|am|bei|und|oder|du|dans|à|et|ou|del?|en|y|o|this|here)(?!\p{L})|^\s*(?:[.,;:!?\n]|$)/iu

type Brand = Pick<SourceIndex, 'language' | 'things' | 'wares'>

/** Whether a word is a kind of thing that the brand is or sells, as a plural of which it would be one. */
function isWare(word: string, { things, wares: named }: Brand): boolean {
  if (vendors.test(word)) return true
  const meanings = contentOf(word)
  return meanings.some((meaning) => isAmong(meaning, named()) || (wares.test(word) && isAmong(meaning, [...things()])))
}

/** Where a text tells what others of the brand's trade are or do: "Most bookkeeping courses start with a factory". */
export function othersIn(text: string, brand: Brand): Others[] {
  const language = most[brand.language] === undefined ? 'en' : brand.language
  const found = [most[language], theirs[language]].flatMap((pattern) =>
    pattern === undefined
      ? []
      : matchesOf(pattern, text).map((match) => ({ match, isTheirs: pattern === theirs[language] })),
  )
  return found.flatMap(({ match, isTheirs }): Others[] => {
    const said = (match[1] ?? '').trim().split(' ')
    const place = said.findIndex((word) => isWare(word, brand))
    if (place < 0) return []
    const goesOn = said.slice(place + 1).findIndex((word) => !isWare(word, brand))
    const words = said.slice(0, goesOn < 0 ? said.length : place + 1 + goesOn)
    const opening = match[0].slice(0, match[0].length - (match[1] ?? '').length)
    const end = match.index + (isTheirs ? match[0].length : `${opening} ${words.join(' ')}`.length)
    const compared = /(?:than|als|que|like|wie|comme|como) $/iu.test(text.slice(0, match.index))
    if (!isTheirs && !compared && adjunct.test(text.slice(end))) return []
    return [{ start: match.index, end, ware: contentOf(words.at(-1) ?? '') }]
  })
}

/** The sentences of the sources that tell of the same others. */
export const sourcesOfOthers = ({ ware }: Others, index: SourceIndex): Array<Stated<{ start: number; end: number }>> =>
  index.sentences.filter(({ text }) =>
    othersIn(text, { language: index.written, things: index.things, wares: index.wares }).some((known) =>
      related(ware, known.ware),
    ),
  )
