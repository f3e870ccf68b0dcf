import { languageOf } from '../language.ts'
import { folded, squeezed } from '../text.ts'
import type { Check } from './check.ts'
import { textOf } from './exclusions.ts'
import { holdsTerm } from './holds-term.ts'

/** A phrase or a kind of writing that a restriction rules out. */
interface Ban {
  label: string
  broken(text: string): boolean
}

/** Things a restriction may rule out that are kinds of writing rather than words. */
const bannedKinds: ReadonlyArray<{ asked: RegExp; label: string; pattern: RegExp }> = [
  { asked: /^[eé]mojis?$/, label: 'an emoji', pattern: /\p{Extended_Pictographic}|\p{Regional_Indicator}{2}/u },
  {
    asked: /^(?:exclamation (?:marks?|points?)|ausrufe?zeichen|points? d'exclamation|signos? de exclamación)$/,
    label: 'an exclamation mark',
    pattern: /[!！]/u,
  },
  { asked: /^(?:hashtags?|mots-dièses?)$/, label: 'a hashtag', pattern: /#[\p{L}_]/u },
  {
    asked: /^(?:numbers?|figures|digits|statistics|zahlen|chiffres|nombres|cifras|números)$/,
    label: 'a number',
    pattern: /\p{Nd}/u,
  },
  { asked: /^(?:questions?|fragen|preguntas)$/, label: 'a question', pattern: /[?？]/u },
  { asked: /^(?:links?|urls?|liens?|enlaces?)$/, label: 'a link', pattern: /https?:\/\/|\bwww\./i },
  {
    asked: /^(?:prices?|pricing|preise?|prix|precios?)$/,
    label: 'a price',
    pattern: /[$€£¥₹]|\b(?:USD|EUR|GBP|CHF)\b|\b(?:prices?|preise?|prix|precios?)\b/iu,
  },
  {
    asked: /^(?:all[- ]caps|capital letters|shouting|großbuchstaben|majuscules|mayúsculas)$/,
    label: 'capitals',
    pattern: /(?<!\p{L})\p{Lu}{4,}(?!\p{L})/u,
  },
]

const prohibition =
  /\b(?:never|no|avoid|without|(?:do not|don't|must not|may not|cannot|not to)(?:\s+ever)?)\s+(?:(?:ever\s+)?(?:mention|say|use|write|claim|promise|imply|suggest|call (?:it|us|them|ourselves)|include|using|mentioning|saying|claiming|promising)\s+)?(?:the (?:words?|phrases?|terms?)\s+)?(?:that\s+)?([^.;!?\n]+)/giu

/** The same in German, French and Spanish, the verb before or after what it rules out. */
const prohibitions: readonly RegExp[] = [
  prohibition,
  /(?<!\p{L})(?:niemals|nie|kein(?:e|en|er)?|ohne|nicht|vermeiden sie|vermeide)\s+(?:(?:das wort|die wörter|den begriff|die begriffe|von|über|mit|die|den|das)\s+)?([^.;!?\n]+)/giu,
  /(?<!\p{L})(?:jamais|pas|sans|éviter|évitez)\s+(?:(?:de|dire|utiliser|mentionner|promettre|parler de|écrire|employer|le mot|les mots|le terme)\s+|d')*([^.;!?\n]+)/giu,
  /(?<!\p{L})(?:nunca|jamás|no|sin|evita|evitar|evite)\s+(?:(?:digas|decir|diga|usar|uses|use|mencionar|menciones|mencione|prometer|prometas|hablar de|escribir|la palabra|las palabras|el término)\s+)*([^.;!?\n]+)/giu,
]

const trailingVerb =
  /\s+(?:verwenden|verwende|sagen|erwähnen|nutzen|benutzen|schreiben|versprechen|nennen|behaupten|sprechen|einsetzen|anywhere|ever|please)$/iu

const forbids =
  /(?<!\p{L})(?:never|no|not|don't|avoid|without|forbidden|cannot|nie|niemals|nicht|kein\p{L}*|ohne|vermeide\p{L}*|jamais|pas|sans|évite[rz]?|nunca|jamás|sin|evit[ae]r?)(?!\p{L})/iu

/** The plain phrases and kinds of writing that a restriction forbids; what it means beyond that is left to people. */
export function bansOf(restriction: string, language = 'en'): Ban[] {
  const text = folded(restriction)
  if (!forbids.test(text)) return []
  const quoted = [...text.matchAll(/["“”«»„]([^"“”«»„]{2,60})["“”«»„]/gu)].map((match) => match[1] ?? '')
  const plain = prohibitions
    .flatMap((pattern) => [...text.matchAll(pattern)])
    .flatMap((match) => (match[1] ?? '').split(/,|(?<!\p{L})(?:or|and|oder|und|noch|ou|et|ni|o|y|e)(?!\p{L})/iu))
    .map(phraseOf)
  return [...new Set([...quoted, ...plain].map(squeezed))]
    .filter((phrase) => phrase.length > 2)
    .map((phrase) => banOf(phrase, language))
}

function phraseOf(written: string): string {
  return squeezed(written.replace(/["“”«»„]/gu, ''))
    .replace(/^(?:any|a|an|the|of|die|das|den|le|la|les|des|el|los|las)\s+/iu, '')
    .replace(trailingVerb, '')
}

function banOf(phrase: string, language: string): Ban {
  const kind = bannedKinds.find(({ asked }) => asked.test(phrase.toLowerCase()))
  if (kind !== undefined) return { label: kind.label, broken: (text) => kind.pattern.test(text) }
  return { label: `"${phrase}"`, broken: (text) => holdsTerm(text, phrase, language) }
}

/** No restriction of the brand is broken, as far as it names words or a kind of writing. */
export const restrictions: Check = {
  name: 'restrictions',
  severity: 'hard',
  policy: true,
  find(copy, { grounding }) {
    const text = folded(textOf(copy))
    const language = languageOf(grounding)
    return (grounding.profile.restrictions ?? [])
      .flatMap((restriction) => bansOf(restriction, language))
      .filter((ban) => ban.broken(text))
      .map((ban) => `holds ${ban.label}, which a restriction forbids`)
  },
}
