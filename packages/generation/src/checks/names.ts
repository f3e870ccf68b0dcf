import capitalised from '../data/capitalised-words.json' with { type: 'json' }
import { perLanguage } from '../text/per-language.ts'
import { bareWord, plain, wordsIn } from '../text/plain.ts'
import { endingKeys } from '../text/stem.ts'
import { type Candidate, type Check, placeOf } from './check.ts'
import type { CopySentence } from './sentences.ts'

const wordLists: Readonly<Record<string, readonly string[] | string>> = capitalised
const everyNoun = new Set(capitalised.everyNounIsCapitalised)

/**
 * Matches the text before a word that begins a clause, a title or a list item. A capital letter in this position does
 * not indicate a name.
 */
const opening = /(?:^|[.:!?¿¡…–—•"“”„«»(‘'/|-])\s*$/u
const capital = /^\p{Lu}\p{Ll}/u

/** Returns the capitalised words that are not names: days, months and the words in `capitalised-words.json`. */
const freeWords = perLanguage((language): ReadonlySet<string> => {
  const locales = [...Intl.DateTimeFormat.supportedLocalesOf([language]), 'en']
  const names = locales.flatMap((locale) => {
    const [weekday, month] = (['weekday', 'month'] as const).map(
      (part) => new Intl.DateTimeFormat(locale, { [part]: 'long', timeZone: 'UTC' }),
    )
    const days = Array.from({ length: 7 }, (_, day) => weekday?.format(Date.UTC(2026, 0, day + 1)) ?? '')
    const months = Array.from({ length: 12 }, (_, index) => month?.format(Date.UTC(2026, index, 15)) ?? '')
    return [...days, ...days.map((day) => `${day}s`), ...months]
  })
  const listed = ['any', 'en', language].flatMap((key) => wordLists[key] ?? [])
  return new Set([...names, ...listed].map(bareWord))
})

/** A headline or description is a title if most of its words of more than three letters begin with a capital. */
function isTitle({ field, text }: CopySentence): boolean {
  if (field === 'primary_text') return false
  const long = wordsIn(text)
    .slice(1)
    .filter(({ text: word }) => word.length > 3)
  const capitals = long.filter(({ text: word }) => capital.test(word)).length
  return capitals > 1 && capitals * 2 > long.length
}

function unknownNames(sentence: CopySentence, { index, language }: Candidate): string[] {
  const text = plain(sentence.text)
  if (isTitle(sentence)) return []
  const free = freeWords(language)
  const isKnown = (word: string) => endingKeys(word).some((key) => index.words.has(key))
  return wordsIn(text)
    .filter(({ text: word, start }) => capital.test(word) && !opening.test(text.slice(0, start)))
    .filter(({ text: word }) => !isKnown(word))
    .flatMap(({ text: word }) => word.split("'").filter((part) => part.length > 2 || part === word))
    .filter((part) => capital.test(part) && !free.has(bareWord(part)) && !isKnown(part))
}

/**
 * The check skips languages that capitalise every noun, because in those languages a capital letter does not indicate a
 * name.
 */
export const names: Check = {
  name: 'names',
  severity: 'hard',
  find(candidate) {
    if (everyNoun.has(candidate.language)) return []
    return candidate.sentences.flatMap((sentence) =>
      unknownNames(sentence, candidate).map((name) => `${placeOf(sentence)}: no fact has the name “${name}”`),
    )
  },
}
