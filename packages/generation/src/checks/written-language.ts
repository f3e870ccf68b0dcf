import { sentencesOf } from '../facts/sentences.ts'
import { words } from '../text.ts'
import type { SentenceCheck } from './check.ts'
import type { Reading } from './reading.ts'

/** Frequent words of a language that few others share; a word of two languages counts for both. */
const frequent: Readonly<Record<string, ReadonlySet<string>>> = Object.fromEntries(
  Object.entries({
    en: 'the and of to is for with you your in that are from it on we our every without this have be not what when how as at by an or can one they their has was will more its if before after into than just does who a i no do me he she so us up out off all this but were been had would could should about over only them these those my',
    de: 'der die das und ist für mit sie ihr wir ein eine von den im auf nicht ohne jeden dem des zu es sich auch wie noch wer was am bei aus einen einem einer nur oder aber wenn hier dann man sind wird werden mehr schon vom zum zur kein keine ihre nach um',
    fr: "le la les et des est pour avec vous votre nous une un du dans sur sans chaque au aux ce cette qui que ne pas plus par en se son sa ses ou mais il elle on c'est d'un d'une l'on y a être sont tout très notre vos leur ici puis",
    es: 'el la los las y de es para con su una un en por sin cada que tu nuestra nuestro se del al lo no más como pero o sus esta este esto hay son muy ya quien cuando todo desde hasta ser está si le aquí qué',
    it: 'il la gli e di è per con una un nel senza ogni che del nostro della non più come ma sono questa questo dei delle alla ai si lo le da anche',
    nl: 'de het een en van is voor met je wij onze in op zonder elke dat niet zijn ook maar bij naar er dit om die aan hebben wordt deze uw',
    pt: 'o a os as e de é para com uma um em sem cada que do da nossa não mais como mas são esta este isso dos das ao no na se por seu sua você',
  }).map(([language, list]) => [language, new Set(list.split(' '))]),
)
/** What headlines are made of where they hold no such word: "Fresh bread baked nightly". */
const common: Readonly<Record<string, ReadonlySet<string>>> = Object.fromEntries(
  Object.entries({
    en: 'fresh new now today tomorrow tonight free order morning evening day week home house time bread see get buy shop made make makes good great easy find try start people little work open never always again come here there where everything nothing better take keep give need want know daily nightly ready',
    de: 'neu jetzt heute abends gratis bestellen bestell morgens tag woche zuhause haus zeit brot sehen kaufen gemacht machen gut einfach finden leute kleine arbeit offen immer nie wieder alles nichts besser nehmen geben brauchen wissen täglich fertig frisch frische',
    fr: 'nouveau nouvelle maintenant aujourd’hui demain gratuit commandez commander matin soir jour semaine maison temps pain voir acheter faire fait bon bonne simple trouver gens petit petite travail ouvert jamais toujours encore tout rien mieux prendre besoin frais fraîche prêt',
    es: 'nuevo nueva ahora hoy mañana gratis pide pedir tarde día semana casa tiempo pan ver comprar hacer hecho bueno buena fácil encontrar gente pequeño trabajo abierto nunca siempre otra vez todo nada mejor tomar necesita fresco listo',
  }).map(([language, list]) => [language, new Set(list.split(' '))]),
)
const scripts: ReadonlyArray<[RegExp, readonly string[]]> = [
  [/\p{Script=Cyrillic}/u, ['ru', 'uk', 'bg', 'sr', 'mk', 'be', 'kk', 'mn', 'ky', 'tg']],
  [/\p{Script=Greek}/u, ['el']],
  [/\p{Script=Arabic}/u, ['ar', 'fa', 'ur', 'ps', 'ckb', 'ug']],
  [/\p{Script=Hebrew}/u, ['he', 'yi']],
  [/\p{Script=Hangul}/u, ['ko']],
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, ['ja']],
  [/\p{Script=Han}/u, ['zh', 'ja', 'ko', 'yue']],
  [/\p{Script=Thai}/u, ['th']],
  [/\p{Script=Devanagari}/u, ['hi', 'mr', 'ne']],
]

/** Languages of another script that are often written in Latin letters too. */
const alsoLatin = new Set(['sr', 'kk', 'tt'])

function isWrittenInLatin(tag: string): boolean {
  if (alsoLatin.has(tag.split('-')[0] ?? tag)) return true
  try {
    return new Intl.Locale(tag).maximize().script === 'Latn'
  } catch {
    return true
  }
}

/** Names and addresses, which any language leaves in Latin letters: words with a capital, a figure, or a sign of an address. */
const latinName =
  /\S*(?:[@#]|\p{L}\.\p{L}|\/)\S*|[\p{Script=Latin}\p{N}]*(?:(?=\p{Script=Latin})\p{Lu}|\p{N})[\p{Script=Latin}\p{N}]*/gu
const latinWordsMin = 4

/** Whether more than half of a text, names and addresses aside, is in Latin letters. */
function isLatin(text: string, brandWords: ReadonlySet<string>): boolean {
  const rest = text.replace(latinName, ' ')
  const found = (rest.match(/\p{Script=Latin}+/gu) ?? []).filter((word) => !brandWords.has(word))
  const others = rest.match(/(?!\p{Script=Latin})\p{L}/gu)?.length ?? 0
  return found.length >= latinWordsMin && found.join('').length > others
}

/** Frequent words that a text must hold before they say anything of its language. */
const wordsMin = 5
const hardFrom = 20

/** How often a text uses the frequent words of a language, those of another left out. */
function hitsOf(all: readonly string[], language: string, without?: string): number {
  const own = frequent[language]
  const others = without === undefined ? undefined : frequent[without]
  return all.filter((word) => own?.has(word) === true && others?.has(word) !== true).length
}

/** The language that counts most, the first of equals; each is counted once. */
function mostOf(languages: readonly string[], count: (language: string) => number): string | undefined {
  const counts = languages.map(count)
  return languages[counts.indexOf(Math.max(...counts))]
}

const names = new Intl.DisplayNames('en', { type: 'language' })
const nameOf = (language: string) => names.of(language) ?? language

/** What other language a text seems to be written in, null where it seems to be the brand's, and whether that is sure. */
export interface Foreign {
  foreign: string | null
  sure: boolean
}

const nothingForeign: Foreign = { foreign: null, sure: false }

function otherScript(text: string, language: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  return scripts.some(
    ([script, languages]) =>
      !languages.includes(language) &&
      (text.match(new RegExp(script.source, 'gu'))?.length ?? 0) > letters / 2 &&
      !(language === 'ja' && script.source.includes('Han')),
  )
}

function foreignTo(text: string, language: string): Foreign {
  if (otherScript(text, language)) return { foreign: 'another script', sure: true }
  const all = words(text)
  const found = mostOf(Object.keys(frequent), (other) => hitsOf(all, other)) ?? language
  const hits = hitsOf(all, found, language)
  if (found === language || hits < wordsMin) return nothingForeign
  // A language without a list is told from those with one by how dense their words stand.
  if (frequent[language] === undefined) {
    return { foreign: hits > all.length / 4 ? nameOf(found) : null, sure: false }
  }
  const own = hitsOf(all, language, found)
  if (hits < own * 2) return nothingForeign
  return { foreign: nameOf(found), sure: all.length >= hardFrom && hits >= own * 3 }
}

/** In a field or a sentence by itself: words of another language that are none of the brand's, and none that are the brand's. */
function foreignPart(text: string, language: string, brandWords: ReadonlySet<string>): Foreign {
  // Each word once: "a desk, a lamp, a chair" proves no Portuguese.
  const all = [...new Set(words(text))].filter((word) => !brandWords.has(word))
  if (frequent[language] === undefined || all.length < partWordsMin) return nothingForeign
  const known = (word: string, by: string) => frequent[by]?.has(word) === true || common[by]?.has(word) === true
  const only = (by: string, other: string) => all.filter((word) => known(word, by) && !known(word, other)).length
  const others = Object.keys(frequent).filter((other) => other !== language)
  const found = mostOf(others, (other) => only(other, language)) ?? language
  const hits = only(found, language)
  if (hits < partLikely || only(language, found) > 0) return nothingForeign
  return { foreign: nameOf(found), sure: hits >= partSure }
}

/** So many words of which hardly one is frequent in the language, whatever other they are of. */
function isUnlike(text: string, language: string): boolean {
  const all = words(text)
  if (frequent[language] === undefined || all.length < hardFrom) return false
  // A single letter is a word of many languages.
  const telling = all.filter((word) => word.length > 1)
  return hitsOf(telling, language) < all.length / unlikeBelow
}

/** Honest copy has a frequent word in every eight at the least. */
const unlikeBelow = 15
const partWordsMin = 4
const partLikely = 2
const partSure = 4
const sentenceWordsMin = 8

/** What of a text, of one of its fields or of a long sentence seems foreign; what is sure goes before what is likely. */
export function foreignIn(reading: Reading): Foreign {
  const { fields, language, sources, whole } = reading
  const texts = fields.map(({ text }) => text.written)
  // A name may be in any language, and words of the brand's own are a sign of it in a name as well: "La".
  const named = words(`${sources.grounding.profile.name} ${sources.offer?.name ?? ''}`)
  const brandWords = new Set(named.filter((word) => frequent[language]?.has(word) !== true))
  const long = sentencesOf(reading.in('primary_text')?.written ?? '').filter(
    (sentence) => words(sentence).length >= sentenceWordsMin,
  )
  const tag = sources.grounding.profile.language ?? language
  if (!isWrittenInLatin(tag) && isLatin(whole.written, brandWords)) return { foreign: 'another script', sure: true }
  const parts = [...new Set([...texts, ...long])].map((part) => foreignPart(part, language, brandWords))
  const unlike = isUnlike(whole.written, language) ? 'another language' : null
  const all = [foreignTo(whole.written, language), ...parts, { foreign: unlike, sure: false }]
  return all.find(({ sure }) => sure) ?? all.find(({ foreign }) => foreign !== null) ?? nothingForeign
}

const judged =
  (sure: boolean): SentenceCheck['find'] =>
  ({ foreign: found, language }) => {
    if (found.foreign === null || found.sure !== sure) return []
    return [`it is written in ${found.foreign}, not in ${nameOf(language)}`]
  }

/** Copy is in the brand's language, each field and sentence, as far as its words and script can tell: hard where they leave no doubt. */
export const brandLanguage: SentenceCheck = {
  name: 'brand_language',
  severity: 'hard',
  policy: false,
  scope: 'sentence',
  find: judged(true),
}

/** The same where a short text leaves doubt. */
export const brandLanguageLikely: SentenceCheck = {
  name: 'brand_language_likely',
  severity: 'soft',
  policy: false,
  scope: 'sentence',
  find: judged(false),
}
