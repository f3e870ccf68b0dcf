import { matchesOf, wholeWords } from '../../text.ts'
import { isCommon, isPlain } from '../common-words.ts'
import { carries, plainVowels } from './concepts.ts'
import type { SourceIndex } from './index-sources.ts'
import { contentOf, contentWords, wordsAfter } from './near.ts'
import { isNumberWord } from './number-words.ts'
import { ofBrandBy } from './of-brand.ts'
import { Vocabulary } from './vocabulary.ts'

/** How a language says something without a limit, and how it limits; insides of patterns. */
interface Grammar {
  /** Before what is meant without exception. */
  every: string
  /** Whenever, wherever. */
  always: string
  never: string
  /** Denies. */
  no: string
  /** Says that it holds of a part, or on a condition. */
  partly: string
}

const grammars: Readonly<Record<string, Grammar>> = {
  en: {
    every: '(?:every|any|all)(?: (?:of )?(?:our|the|its))?',
    always:
      'always|whenever you (?:like|want|wish)|any ?time|any day|every (?:day|night|evening|morning|afternoon)|at any (?:time|hour|moment)|around the clock',
    never: 'never',
    no: "no|not|never|without|nothing|nobody|none|\\p{L}+n't",
    partly:
      'most|mostly|many|some|several|few|half|nearly|almost|average|usually|often|sometimes|only|just|except|unless|between|up to|at most|at least|or',
  },
  de: {
    every: 'jede[nmrs]?|alle[nmr]?|sämtliche[nmr]?',
    always:
      'immer(?! (?:mehr|noch|wieder))|jederzeit|stets|wann (?:immer )?(?:sie wollen|du willst)|jeden (?:tag|abend|morgen)|rund um die uhr',
    never: 'nie|niemals',
    no: 'kein\\p{L}*|nicht|nie|niemals|ohne|nichts|niemand\\p{L}*',
    partly:
      'meist\\p{L}*|manche[nmrs]?|einige[nmrs]?|wenige[nmrs]?|fast|schnitt|durchschnittlich\\p{L}*|oft|nur|außer|zwischen|höchstens|mindestens|oder',
  },
  fr: {
    every: "chaque|(?:tous|toutes)(?: (?:nos|les|ses))?|n'importe quel(?:le)?s?",
    always:
      "toujours(?! pas)|quand (?:vous (?:le )?(?:voulez|souhaitez)|tu (?:le )?veux)|à tout moment|à toute heure|n'importe quand|(?:tous les|chaque) (?:jours?|soirs?|matins?)|toutes les (?:nuits|semaines)",
    never: 'jamais',
    no: 'pas|aucune?|sans|jamais|rien|personne|ni',
    partly:
      'plupart|certain\\p{L}*|quelques|presque|moyenne|souvent|parfois|seulement|uniquement|sauf|entre|au plus|au moins|ou',
  },
  es: {
    every: 'cada|tod[oa]s(?: (?:nuestr[oa]s|l[oa]s|sus))?|cualquier(?:a)?',
    always:
      'siempre(?! que)|cuando (?:quieras|quiera|queráis|te apetezca)|en (?:todo|cualquier) momento|a cualquier hora|a todas horas|todos los días|todas las (?:tardes|noches|mañanas)|cada (?:día|noche|tarde|mañana)',
    never: 'nunca|jamás',
    no: 'no|sin|ningun[oa]?|ningún|nunca|nada|nadie|ni',
    partly:
      'mayoría|algun[oa]s|casi|media|suele\\p{L}*|a veces|solo|sólo|salvo|excepto|entre|como (?:máximo|mucho)|al menos|o',
  },
}

type Patterns = Readonly<Record<keyof Grammar, RegExp>>

const whole = (words: string) => new RegExp(wholeWords(words), 'giu')
const patterns: ReadonlyMap<string, Patterns> = new Map(
  Object.entries(grammars).map(([language, { every, always, never, no, partly }]) => [
    language,
    { every: whole(every), always: whole(always), never: whole(never), no: whole(no), partly: whole(partly) },
  ]),
)

/** What a sentence says without the limit that the brand sets it. */
export interface LimitDropped {
  /** The word that knows no limit. */
  word: string
  /** What the brand says of it, where it says as much as can be held against it. */
  source: string | null
}

/** Words of a statement that a source has to share before it can limit it. */
const sharedMin = 2

const tests = new WeakMap<SourceIndex, (sentence: string) => LimitDropped | null>()

/** A test for sentences of folded texts that say of every one, or of any time, what the brand says of some. */
export function limitsDroppedBy(index: SourceIndex): (sentence: string) => LimitDropped | null {
  const known = tests.get(index) ?? madeFor(index)
  tests.set(index, known)
  return known
}

const has = (pattern: RegExp, text: string) => matchesOf(pattern, text).length > 0
const numbersIn = (text: string): boolean => /\p{N}/u.test(text) || contentWords(text).some(isNumberWord)

function madeFor(index: SourceIndex): (sentence: string) => LimitDropped | null {
  const isOfBrand = ofBrandBy(index)
  const grammar = patterns.get(index.written)
  if (grammar === undefined || !index.oneLanguage) return () => null
  const said = index.sentences.filter(
    ({ source: { part } }) =>
      part.part === 'brand_brief' ||
      part.part === 'offer' ||
      (part.part === 'profile' && !['name', 'audience'].includes(part.field)),
  )
  const vocabulary = new Vocabulary(said.map(({ text }) => plainVowels(text)))
  return (sentence) => {
    const unlimited = unlimitedIn(sentence, grammar)
    if (unlimited === null || has(grammar.partly, sentence) || numbersIn(sentence)) return null
    const { word, kind, of } = unlimited
    if (matchesOf(grammar.no, sentence).length > (kind === 'never' ? 1 : 0)) return null
    const telling = tellingIn(sentence, index)
    const shared = new Map<number, number>()
    for (const each of telling)
      for (const place of vocabulary.textsWith(each)) shared.set(place, (shared.get(place) ?? 0) + 1)
    const most = Math.max(0, ...shared.values())
    if (most === 0 || (most < sharedMin && most * 2 < telling.length)) return null
    if ((kind === 'never' || most < sharedMin) && kind !== 'always' && !isOfBrand(sentence, false)) return null
    const about = [...shared]
      .filter(([, count]) => count >= Math.min(most, sharedMin))
      .map(([place, count]) => ({ count, text: said[place]?.text ?? '' }))
      .filter(({ text }) => of.length === 0 || contentOf(plainVowels(text)).some((one) => carries(one, of[0] ?? '')))
    const isSaid = ({ count, text }: { count: number; text: string }) =>
      kind === 'never'
        ? has(grammar.no, text) && (count >= sharedMin || count === telling.length)
        : has(grammar.every, text) || has(grammar.always, text)
    if (about.some(isSaid)) return null
    const limiting = about.find(
      ({ count, text }) => count === most && (kind === 'never' || has(grammar.partly, text) || numbersIn(text)),
    )
    if (limiting === undefined) return null
    return { word, source: kind === 'never' || limiting.count < sharedMin ? null : limiting.text.trim() }
  }
}

/** Words of a sentence that are neither common nor the brand's name. */
const tellingIn = (sentence: string, { ownWords }: SourceIndex): string[] => [
  ...new Set(
    contentOf(
      contentWords(plainVowels(sentence))
        .filter((word) => !isPlain(word) && !ownWords.has(word))
        .join(' '),
    ),
  ),
]

type Kind = 'every' | 'always' | 'never'

/** What knows no limit in a sentence, and of what it is said, where it stands before a noun that tells. */
function unlimitedIn(sentence: string, grammar: Patterns): { word: string; kind: Kind; of: string[] } | null {
  for (const kind of ['never', 'always', 'every'] as const) {
    for (const { 0: word, index } of matchesOf(grammar[kind], sentence)) {
      const of = kind === 'every' ? wordsAfter(sentence, index + word.length).map(plainVowels) : []
      if (kind !== 'every' || (of[0] !== undefined && !isCommon(of[0]))) return { word, kind, of: of.slice(0, 1) }
    }
  }
  return null
}
