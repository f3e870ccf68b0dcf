import { languageOf } from '../language.ts'
import { words } from '../text.ts'
import { type Check, fieldsOf } from './check.ts'

/** Frequent words of a language that few others share; a word of two languages counts for both. */
const frequent: Readonly<Record<string, ReadonlySet<string>>> = Object.fromEntries(
  Object.entries({
    en: 'the and of to is for with you your in that are from it on we our every without this have be not what when how as at by an or can one they their has was will more its if before after into than just does who',
    de: 'der die das und ist für mit sie ihr wir ein eine von den im auf nicht ohne jeden dem des zu es sich auch wie noch wer was am bei aus einen einem einer nur oder aber wenn hier dann man sind wird werden mehr schon vom zum zur kein keine ihre nach um',
    fr: "le la les et des est pour avec vous votre nous une un du dans sur sans chaque au aux ce cette qui que ne pas plus par en se son sa ses ou mais il elle on c'est d'un d'une l'on y a être sont tout très notre vos leur ici puis",
    es: 'el la los las y de es para con su una un en por sin cada que tu nuestra nuestro se del al lo no más como pero o sus esta este esto hay son muy ya quien cuando todo desde hasta ser está si le aquí qué',
    it: 'il la gli e di è per con una un nel senza ogni che del nostro della non più come ma sono questa questo dei delle alla ai si lo le da anche',
    nl: 'de het een en van is voor met je wij onze in op zonder elke dat niet zijn ook maar bij naar er dit om die aan hebben wordt deze uw',
    pt: 'o a os as e de é para com uma um em sem cada que do da nossa não mais como mas são esta este isso dos das ao no na se por seu sua você',
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

const judged =
  (sure: boolean): Check['find'] =>
  (copy, { grounding }) => {
    const language = languageOf(grounding)
    const text = fieldsOf(copy)
      .map((field) => field.text)
      .join('\n')
    const found = foreignTo(text, language)
    if (found.foreign === null || found.sure !== sure) return []
    return [`it is written in ${found.foreign}, not in ${nameOf(language)}`]
  }

/** Copy is in the brand's language, as far as frequent words and script can tell: hard where they leave no doubt. */
export const brandLanguage: Check = { name: 'brand_language', severity: 'hard', policy: false, find: judged(true) }

/** The same where a short text leaves doubt. */
export const brandLanguageLikely: Check = {
  name: 'brand_language_likely',
  severity: 'soft',
  policy: false,
  find: judged(false),
}
