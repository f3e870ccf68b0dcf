const invisible = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu
/** Matches texts that {@link plain} does not change. */
const ascii = /^\p{ASCII}*$/u
const otherDigit = /(?![0-9])\p{Nd}/gu

/** The digits of every script are consecutive code points, beginning with zero. */
function digitOf(letter: string): string {
  const codePoint = letter.codePointAt(0) ?? 0
  let value = 0
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(codePoint - value - 1))) value += 1
  return String(value)
}

/**
 * Folds compatibility forms, converts the digits of all scripts to 0 to 9, removes invisible characters and replaces
 * typographic apostrophes with straight ones.
 */
export function plain(text: string): string {
  if (ascii.test(text)) return text
  return text
    .normalize('NFKC')
    .replace(invisible, '')
    .replace(otherDigit, digitOf)
    .replaceAll('٫', '.')
    .replaceAll('٬', ',')
    .replace(/[‘’ʼ]/g, "'")
}

const marks = /\p{M}/gu

/** In lower case and without diacritics, for comparison. */
export function bareWord(word: string): string {
  return plain(word).toLowerCase().normalize('NFD').replace(marks, '').replaceAll('ł', 'l').replaceAll('ß', 'ss')
}

const wordSegmenter = new Intl.Segmenter('und', { granularity: 'word' })

export interface Word {
  text: string
  start: number
}

export function wordsIn(text: string): Word[] {
  const found: Word[] = []
  for (const { segment, index, isWordLike } of wordSegmenter.segment(text)) {
    if (isWordLike === true) found.push({ text: segment, start: index })
  }
  return found
}
