import policyWords from '../data/policy-words.json' with { type: 'json' }
import { bareWord, plain, wordsIn } from '../text/plain.ts'
import { formKeys, hasStemmer } from '../text/stem.ts'
import { type Candidate, type Check, placeOf } from './check.ts'

/**
 * One-word terms of at least `prefixLettersMin` letters also match the beginning of a longer word, and those of at
 * least `suffixLettersMin` letters also match the end.
 */
const prefixLettersMin = 5
const suffixLettersMin = 6
const pieceLettersMax = 40

/** Inflected forms of the same word usually have at least one key in common. */
interface Form {
  bare: string
  keys: readonly string[]
}

interface Term {
  term: string
  parts: readonly Form[]
}

const formOf = (word: string, language: string): Form => ({ bare: bareWord(word), keys: formKeys(word, language) })

const longLettersMin = 6

/**
 * If the language has no stemmer and one of the two words is shorter than `longLettersMin`, `word` must equal `part` or
 * have one additional letter at its end.
 */
function isSame(word: Form | undefined, part: Form, language: string): boolean {
  if (word === undefined || !word.keys.some((key) => part.keys.includes(key))) return false
  const isSure = hasStemmer(language) || Math.min(word.bare.length, part.bare.length) >= longLettersMin
  return isSure || (word.bare.startsWith(part.bare) && word.bare.length - part.bare.length <= 1)
}

/**
 * A term is searched for as a substring if it contains a symbol, or if none of its letters has a case, as in Chinese.
 * Such a term may begin or end within a word.
 */
const isLiteral = (term: string) => /[^\p{L}\p{M}\p{N}\s'-]/u.test(term) || !/[\p{Lu}\p{Ll}]/u.test(term)

/** A term that begins or ends with a digit does not match as a part of a longer number. */
function holdsLiterally(text: string, term: string): boolean {
  for (let at = text.indexOf(term); at >= 0; at = text.indexOf(term, at + 1)) {
    const [before, after] = [text.charAt(at - 1), text.charAt(at + term.length)]
    const isWithin = (edge: string, next: string) => /\d/u.test(edge) && /\d/u.test(next)
    if (!isWithin(term.charAt(0), before) && !isWithin(term.at(-1) ?? '', after)) return true
  }
  return false
}

function indexTerms(terms: readonly string[], language: string): Map<string, Term[]> {
  const index = new Map<string, Term[]>()
  for (const term of terms) {
    const parts = wordsIn(plain(term)).map(({ text }) => formOf(text, language))
    for (const key of parts[0]?.keys ?? []) {
      const same = index.get(key) ?? []
      index.set(key, same)
      same.push({ term, parts })
    }
  }
  return index
}

function piecesOfWord(bare: string): string[] {
  const most = Math.min(bare.length - 1, pieceLettersMax)
  const lengths = (least: number) => Array.from({ length: Math.max(0, most - least + 1) }, (_, more) => least + more)
  return [
    ...lengths(prefixLettersMin).map((length) => bare.slice(0, length)),
    ...lengths(suffixLettersMin).map((length) => bare.slice(-length)),
  ]
}

/** Terms match in any inflected form, and as the beginning or end of a longer word. */
function termsIn(text: string, terms: Map<string, Term[]>, language: string): string[] {
  const words = wordsIn(plain(text)).map(({ text: word }) => formOf(word, language))
  const found = new Set<string>()
  for (const [at, { bare, keys }] of words.entries()) {
    for (const { term, parts } of keys.flatMap((key) => terms.get(key) ?? [])) {
      if (!found.has(term) && parts.every((part, index) => isSame(words[at + index], part, language))) found.add(term)
    }
    for (const { term, parts } of piecesOfWord(bare).flatMap((piece) => terms.get(piece) ?? [])) {
      if (parts.length === 1 && isPiece(bare, parts[0]?.bare ?? '')) found.add(term)
    }
  }
  return [...found]
}

const isPiece = (word: string, term: string) =>
  (term.length >= prefixLettersMin && word.startsWith(term)) || (term.length >= suffixLettersMin && word.endsWith(term))

export function termFinder(terms: readonly string[], language: string): (text: string) => string[] {
  const own = [...new Set(terms.map((term) => plain(term).trim()))].filter((term) => term !== '')
  const literal = own.filter(isLiteral)
  const index = indexTerms(
    own.filter((term) => !isLiteral(term)),
    language,
  )
  return (text) => {
    const small = literal.length === 0 ? '' : plain(text).toLowerCase()
    return [
      ...literal.filter((term) => holdsLiterally(small, term.toLowerCase())),
      ...(index.size === 0 ? [] : termsIn(text, index, language)),
    ]
  }
}

export const excludedTerms: Check = {
  name: 'excluded_terms',
  severity: 'hard',
  policy: true,
  find({ sentences, language, request }) {
    const termsOf = termFinder(request.grounding.profile.excluded_terms ?? [], language)
    return sentences.flatMap((sentence) =>
      termsOf(sentence.text).map((term) => `${placeOf(sentence)}: the brand excludes “${term}”`),
    )
  },
}

const { about: _about, ...policies } = policyWords

function floorOf(language: string): Array<{ policy: string; words: string }> {
  return Object.entries(policies).flatMap(([policy, byLanguage]: [string, Readonly<Record<string, string[]>>]) =>
    [...new Set(['en', language])].flatMap((key) => (byLanguage[key] ?? []).map((words) => ({ policy, words }))),
  )
}

const spaced = (text: string) =>
  ` ${wordsIn(plain(text).toLowerCase())
    .map((word) => word.text)
    .join(' ')} `

/**
 * This check finds words that break an advertising policy in every context. The verifier judges words that break a
 * policy only in some contexts.
 */
export const policyFloor: Check = {
  name: 'policy_words',
  severity: 'hard',
  policy: true,
  find({ sentences, language }: Candidate) {
    const floor = floorOf(language).map(({ policy, words }) => ({ policy, words, found: spaced(words) }))
    return sentences.flatMap((sentence) => {
      const text = spaced(sentence.text)
      return floor
        .filter(({ found }) => text.includes(found))
        .map(({ policy, words }) => `${placeOf(sentence)}: “${words}” breaks ${policy}`)
    })
  },
}
