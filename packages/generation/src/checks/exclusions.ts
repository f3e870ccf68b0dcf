import type { Copy } from '@adcopy/contract'
import { escapePattern, folded, squeezed } from '../text.ts'
import { type Check, fieldsOf } from './check.ts'

const endings = "(?:'?s|es|d|ed|er|est|ing|ly)?"

/** Whether the text holds the term as words of its own, in any case, also with a plain English ending. */
export function holdsTerm(text: string, term: string): boolean {
  const wanted = squeezed(folded(term))
  if (wanted === '') return false
  const body = wanted.split(' ').map(escapePattern).join('\\s+')
  const opens = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{N}]/u.test(wanted) ? '(?<![\\p{L}\\p{N}])' : ''
  const closes = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{N}]$/u.test(wanted) ? '(?![\\p{L}\\p{N}])' : ''
  const inflected = /^[a-z]{4,}$/i.test(wanted) ? endings : ''
  return new RegExp(`${opens}${body}${inflected}${closes}`, 'iu').test(folded(text))
}

const textOf = (copy: Copy) =>
  fieldsOf(copy)
    .map(({ text }) => text)
    .join('\n')

/** No excluded term of the brand appears in any field. */
export const excludedTerms: Check = {
  name: 'excluded_terms',
  severity: 'hard',
  policy: true,
  find(copy, { grounding }) {
    const text = textOf(copy)
    return (grounding.profile.excluded_terms ?? [])
      .filter((term) => holdsTerm(text, term))
      .map((term) => `holds the excluded term "${term}"`)
  },
}

interface Ban {
  label: string
  broken(text: string): boolean
}

/** Things a restriction may rule out that are kinds of writing rather than words. */
const bannedKinds: ReadonlyArray<{ asked: RegExp; label: string; pattern: RegExp }> = [
  { asked: /^emojis?$/, label: 'an emoji', pattern: /\p{Extended_Pictographic}/u },
  { asked: /^exclamation (?:marks?|points?)$/, label: 'an exclamation mark', pattern: /[!！]/u },
  { asked: /^hashtags?$/, label: 'a hashtag', pattern: /#[\p{L}_]/u },
  { asked: /^(?:numbers?|figures|digits|statistics)$/, label: 'a number', pattern: /\p{Nd}/u },
  { asked: /^questions?$/, label: 'a question', pattern: /\?/ },
  { asked: /^(?:links?|urls?)$/, label: 'a link', pattern: /https?:\/\/|\bwww\./i },
  { asked: /^(?:prices?|pricing)$/, label: 'a price', pattern: /[$€£¥₹]|\b(?:USD|EUR|GBP|CHF)\b|\bprices?\b/u },
  { asked: /^(?:all[- ]caps|capital letters|shouting)$/, label: 'capitals', pattern: /\b\p{Lu}{4,}\b/u },
]

const prohibition =
  /\b(?:never|no|avoid|without|(?:do not|don't|must not|may not|cannot|not to)(?:\s+ever)?)\s+(?:(?:ever\s+)?(?:mention|say|use|write|claim|promise|imply|suggest|call (?:it|us|them|ourselves)|include|using|mentioning|saying|claiming|promising)\s+)?(?:the (?:words?|phrases?|terms?)\s+)?(?:that\s+)?([^.;!?\n]+)/giu

const forbids =
  /\b(?:never|no|not|don't|avoid|without|forbidden|nie|niemals|nicht|kein\w*|ohne|jamais|pas|sans|nunca|sin)\b/iu

/** The plain phrases and kinds of writing that a restriction forbids; what it means beyond that is left to people. */
export function bansOf(restriction: string): Ban[] {
  const text = folded(restriction)
  if (!forbids.test(text)) return []
  const quoted = [...text.matchAll(/["“”«»„]([^"“”«»„]{2,60})["“”«»„]/gu)].map((match) => match[1] ?? '')
  const plain = [...text.matchAll(prohibition)]
    .flatMap((match) => (match[1] ?? '').split(/,|\bor\b|\band\b/iu))
    .map((phrase) => squeezed(phrase.replace(/["“”«»„]/gu, '').replace(/^(?:any|a|an|the|of)\s+/iu, '')))
  return [...quoted, ...plain].filter((phrase) => phrase.length > 2).map(banOf)
}

function banOf(phrase: string): Ban {
  const kind = bannedKinds.find(({ asked }) => asked.test(phrase.toLowerCase()))
  if (kind !== undefined) return { label: kind.label, broken: (text) => kind.pattern.test(text) }
  return { label: `"${phrase}"`, broken: (text) => holdsTerm(text, phrase) }
}

/** No restriction of the brand is broken, as far as it names words or a kind of writing. */
export const restrictions: Check = {
  name: 'restrictions',
  severity: 'hard',
  policy: true,
  find(copy, { grounding }) {
    const text = folded(textOf(copy))
    return (grounding.profile.restrictions ?? [])
      .flatMap(bansOf)
      .filter((ban) => ban.broken(text))
      .map((ban) => `holds ${ban.label}, which a restriction forbids`)
  },
}
