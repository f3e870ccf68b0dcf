import { readingsOf } from '../disguise.ts'
import { escapePattern, folded, squeezed } from '../text.ts'

const lettered = '\\p{Script=Latin}\\p{Script=Cyrillic}\\p{Script=Greek}\\p{N}'
const opensWithLetter = new RegExp(`^[${lettered}]`, 'u')
const endsWithLetter = new RegExp(`[${lettered}]$`, 'u')

/** The last word of a term with the endings that it takes in a language. */
function inflected(word: string, language: string): string {
  if (!/^\p{Script=Latin}{4,}$/u.test(word)) return escapePattern(word)
  const own = endings[language]?.(word)
  const forms = [english(word), ...(own === undefined ? [] : [own])]
  return `(?:${forms.join('|')})`
}

function english(word: string): string {
  if (word.endsWith('e')) return `${word.slice(0, -1)}(?:e(?:'?s|d|rs?|st|ly|n)?|ings?|able)`
  if (word.endsWith('y')) return `${word.slice(0, -1)}(?:y(?:'?s|ing)?|ies|ied|ier|iest|ily)`
  const doubled = /[^aeiou][aeiou][bdgklmnprt]$/.test(word) ? `${word.at(-1)}?` : ''
  return `${word}(?:'?s|es|${doubled}(?:ed|ers?|est|ings?)|ly|ness)?`
}

const endings: Readonly<Record<string, (word: string) => string>> = {
  de: (word) => {
    const stem = word.replace(/(?:en|e)$/, '')
    return `${stem.length >= 4 ? stem : word}(?:e|en|em|er|es|s|n|ern|ere[mnrs]?|st|ste[mnrs]?|sten|est|este[mnrs]?|t|te|ten|innen|in)?`
  },
  fr: (word) => {
    const stem = word.replace(/(?:es|er|ée?s?|e|s|x)$/, '')
    return `${stem.length >= 4 ? stem : word}(?:e|es|s|x|er|é|ée|és|ées|ez|ent|ons|ant|ement|ment)?`
  },
  es: (word) => {
    const stem = word.replace(/(?:os|as|es|ar|er|ir|o|a|e|s)$/, '')
    return `${stem.length >= 4 ? stem : word}(?:o|a|e|os|as|es|s|amente|mente|ar|er|ir|ad[oa]s?|an|en|ísim[oa]s?|it[oa]s?)?`
  },
}

const patterns = new Map<string, RegExp | null>()

function patternOf(term: string, language: string): RegExp | null {
  const key = `${language} ${term}`
  const known = patterns.get(key)
  if (known !== undefined) return known
  const made = compiled(squeezed(folded(term)).toLowerCase(), language)
  // A worker meets the terms of every workspace: what is kept is bounded.
  if (patterns.size > 5000) patterns.clear()
  patterns.set(key, made)
  return made
}

function compiled(wanted: string, language: string): RegExp | null {
  if (wanted === '') return null
  const pieces = wanted.split(/[\s\p{Pd}]+/u).filter((piece) => piece !== '')
  if (pieces.length === 0) return new RegExp(escapePattern(wanted), 'u')
  // "rock bottom" is "rock-bottom" and "rockbottom"; "a live" is not "alive".
  const gap = pieces.every((piece) => piece.length > 2) ? '[\\s\\p{Pd}_]*' : '[\\s\\p{Pd}_]+'
  const body = [...pieces.slice(0, -1).map(escapePattern), inflected(pieces.at(-1) ?? '', language)].join(gap)
  const opens = opensWithLetter.test(wanted) ? '(?<![\\p{L}\\p{N}])' : ''
  const closes = endsWithLetter.test(wanted) ? '(?![\\p{L}\\p{N}])' : ''
  return new RegExp(`${opens}${body}${closes}`, 'u')
}

const masked = /(?<![\p{L}*])\p{L}+\*+[\p{L}*]*/gu

/** "ch**p": the letters that are left stand where the term has them. */
function masks(text: string, term: string): boolean {
  if (!text.includes('*')) return false
  const letters = Array.from(term)
  return [...text.matchAll(masked)].some(({ 0: word }) => {
    const shown = Array.from(word)
    return (
      shown.length === letters.length &&
      shown.filter((letter) => letter !== '*').length > 1 &&
      shown.every((letter, index) => letter === '*' || letter === letters[index])
    )
  })
}

/**
 * Whether the text holds the term as words of its own: in any case, with the endings of its language, and however it is
 * disguised.
 */
export function holdsTerm(text: string, term: string, language = 'en'): boolean {
  const pattern = patternOf(term, language)
  if (pattern === null) return false
  const [stands = '', ...others] = readingsOf(text, language)
  if (pattern.test(stands)) return true
  const wanted = squeezed(folded(term)).toLowerCase()
  if (wanted.length < 4) return false
  return others.some((reading) => pattern.test(reading)) || masks(stands, wanted) || transcribed(pattern, stands)
}

const transcriptions: ReadonlyMap<string, string> = new Map([
  ['ä', 'ae'],
  ['ö', 'oe'],
  ['ü', 'ue'],
  ['ß', 'ss'],
])

/** "guenstig" for "günstig". */
function transcribed(pattern: RegExp, text: string): boolean {
  if (!/[äöüß]/.test(pattern.source)) return false
  return new RegExp(
    pattern.source.replace(/[äöüß]/g, (letter) => transcriptions.get(letter) ?? letter),
    'u',
  ).test(text)
}
