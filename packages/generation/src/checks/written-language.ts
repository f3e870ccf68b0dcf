import type { Copy } from '@adcopy/contract'
import type { GenerationRequest } from '../backend.ts'
import { sentencesOf } from '../facts/sentences.ts'
import { languageOf } from '../language.ts'
import { words } from '../text.ts'
import { type Check, fieldsOf } from './check.ts'

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

/** Frequent words that a text must hold before they say anything of its language. */
const wordsMin = 5
const hardFrom = 20

/** How often a text uses the frequent words of a language, those of another left out. */
function hitsOf(all: readonly string[], language: string, without?: string): number {
  const own = frequent[language]
  const others = without === undefined ? undefined : frequent[without]
  return all.filter((word) => own?.has(word) === true && others?.has(word) !== true).length
}

const names = new Intl.DisplayNames('en', { type: 'language' })
const nameOf = (language: string) => names.of(language) ?? language

function otherScript(text: string, language: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  return scripts.some(
    ([script, languages]) =>
      !languages.includes(language) &&
      (text.match(new RegExp(script.source, 'gu'))?.length ?? 0) > letters / 2 &&
      !(language === 'ja' && script.source.includes('Han')),
  )
}

function foreignTo(text: string, language: string): { foreign: string | null; sure: boolean } {
  if (otherScript(text, language)) return { foreign: 'another script', sure: true }
  const all = words(text)
  const found = Object.keys(frequent).toSorted((one, other) => hitsOf(all, other) - hitsOf(all, one))[0] ?? language
  const hits = hitsOf(all, found, language)
  if (found === language || hits < wordsMin) return { foreign: null, sure: false }
  // A language without a list is told from those with one by how dense their words stand.
  if (frequent[language] === undefined) {
    return { foreign: hits > all.length / 4 ? nameOf(found) : null, sure: false }
  }
  const own = hitsOf(all, language, found)
  if (hits < own * 2) return { foreign: null, sure: false }
  return { foreign: nameOf(found), sure: all.length >= hardFrom && hits >= own * 3 }
}

/** In a field or a sentence by itself: words of another language that are none of the brand's, and none that are the brand's. */
function foreignPart(
  text: string,
  language: string,
  brandWords: ReadonlySet<string>,
): { foreign: string | null; sure: boolean } {
  const none = { foreign: null, sure: false }
  // Each word once: "a desk, a lamp, a chair" proves no Portuguese.
  const all = [...new Set(words(text))].filter((word) => !brandWords.has(word))
  if (frequent[language] === undefined || all.length < partWordsMin) return none
  const known = (word: string, by: string) => frequent[by]?.has(word) === true || common[by]?.has(word) === true
  const only = (by: string, other: string) => all.filter((word) => known(word, by) && !known(word, other)).length
  const others = Object.keys(frequent).filter((other) => other !== language)
  const found = others.toSorted((one, other) => only(other, language) - only(one, language))[0] ?? language
  const hits = only(found, language)
  if (hits < partLikely || only(language, found) > 0) return none
  return { foreign: nameOf(found), sure: hits >= partSure }
}

const partWordsMin = 4
const partLikely = 2
const partSure = 4
const sentenceWordsMin = 8

function foundIn(copy: Copy, { grounding, offer }: GenerationRequest): { foreign: string | null; sure: boolean } {
  const language = languageOf(grounding)
  const texts = fieldsOf(copy).map(({ text }) => text)
  // A name may be in any language.
  const brandWords = new Set(words(`${grounding.profile.name} ${offer?.name ?? ''}`))
  const long = sentencesOf(copy.primary_text).filter((sentence) => words(sentence).length >= sentenceWordsMin)
  const all = [
    foreignTo(texts.join('\n'), language),
    ...[...texts, ...long].map((part) => foreignPart(part, language, brandWords)),
  ]
  return all.find(({ sure }) => sure) ?? all.find(({ foreign }) => foreign !== null) ?? { foreign: null, sure: false }
}

const judged =
  (sure: boolean): Check['find'] =>
  (copy, request) => {
    const found = foundIn(copy, request)
    if (found.foreign === null || found.sure !== sure) return []
    return [`it is written in ${found.foreign}, not in ${nameOf(languageOf(request.grounding))}`]
  }

/** Copy is in the brand's language, each field and sentence, as far as its words and script can tell: hard where they leave no doubt. */
export const brandLanguage: Check = { name: 'brand_language', severity: 'hard', policy: false, find: judged(true) }

/** The same where a short text leaves doubt. */
export const brandLanguageLikely: Check = {
  name: 'brand_language_likely',
  severity: 'soft',
  policy: false,
  find: judged(false),
}
