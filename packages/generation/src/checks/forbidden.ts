import policyWords from '../data/policy-words.json' with { type: 'json' }
import { bareWord, plain, wordsIn } from '../text/plain.ts'
import { formKeys } from '../text/stem.ts'
import { type Candidate, type Check, placeOf } from './check.ts'

/** Letters from which a term of one word counts inside a longer word as well: at its beginning, and at its end. */
const prefixLettersMin = 5
const suffixLettersMin = 6
const pieceLettersMax = 40

/** A term that the copy may not hold, as it is looked up. */
interface Term {
  term: string
  /** Keys of each of its words. */
  parts: ReadonlyArray<readonly string[]>
}

/** Terms by the keys of their first word. */
function indexTerms(terms: readonly string[], language: string): Map<string, Term[]> {
  const index = new Map<string, Term[]>()
  for (const term of new Set(terms)) {
    const parts = wordsIn(plain(term)).map(({ text }) => formKeys(text, language))
    for (const key of parts[0] ?? []) {
      const same = index.get(key) ?? []
      index.set(key, same)
      same.push({ term, parts })
    }
  }
  return index
}

/** Beginnings and ends of a word that a term may be. */
function piecesOfWord(word: string): string[] {
  const bare = bareWord(word)
  const most = Math.min(bare.length - 1, pieceLettersMax)
  const lengths = (least: number) => Array.from({ length: Math.max(0, most - least + 1) }, (_, more) => least + more)
  return [
    ...lengths(prefixLettersMin).map((length) => bare.slice(0, length)),
    ...lengths(suffixLettersMin).map((length) => bare.slice(-length)),
  ]
}

/** Which terms a text holds, in any form. */
function termsIn(text: string, terms: Map<string, Term[]>, language: string): string[] {
  const words = wordsIn(plain(text)).map(({ text: word }) => ({ word, keys: formKeys(word, language) }))
  const found = new Set<string>()
  for (const [at, { word, keys }] of words.entries()) {
    for (const { term, parts } of keys.flatMap((key) => terms.get(key) ?? [])) {
      if (!found.has(term) && parts.every((part, index) => words[at + index]?.keys.some((key) => part.includes(key))))
        found.add(term)
    }
    for (const { term, parts } of piecesOfWord(word).flatMap((piece) => terms.get(piece) ?? [])) {
      if (parts.length === 1) found.add(term)
    }
  }
  return [...found]
}

/** Looks the terms that a brand excludes up in texts. */
export function termFinder(terms: readonly string[], language: string): (text: string) => string[] {
  const index = indexTerms(terms, language)
  return index.size === 0 ? () => [] : (text) => termsIn(text, index, language)
}

/** Terms that the brand excludes, in any form of theirs. */
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

const { about: _about, ...listed } = policyWords

/** Words that break an advertising policy in any sense; meaning is the verifier's part. */
export const policyFloor: Check = {
  name: 'policy_words',
  severity: 'hard',
  policy: true,
  find({ sentences }: Candidate) {
    return sentences.flatMap((sentence) => {
      const text = ` ${wordsIn(plain(sentence.text).toLowerCase())
        .map((word) => word.text)
        .join(' ')} `
      return Object.entries(listed).flatMap(([policy, words]) =>
        words
          .filter((word) =>
            text.includes(
              ` ${wordsIn(plain(word))
                .map((part) => part.text)
                .join(' ')} `,
            ),
          )
          .map((word) => `${placeOf(sentence)}: “${word}” breaks ${policy}`),
      )
    })
  },
}
