import { tokens } from './markers.ts'

const code = /[`{}<>\\|=^~[\]@#*_]|--|:\/\/|&#?\w+;/u
/** Matches domains such as `example.com`: a letter or digit, then a dot, then at least two lower-case letters. */
const domain = /[\p{L}\p{N}]\.[a-z]{2,}/u
/** Matches runs of letters and digits that are longer than any word, such as encoded data. */
const encoded = /[A-Za-z0-9+/]{36,}/u
/** Matches codes and words in capitals: at least six capitals and digits, of which at least two are capitals. */
const shouted = /(?<![\p{L}\p{N}])(?=[\p{Lu}\p{N}]*\p{Lu}[\p{Lu}\p{N}]*\p{Lu})[\p{Lu}\p{N}]{6,}(?![\p{L}\p{N}])/gu
/** Matches invisible characters, except joiners and the emoji variation selector, which visible characters need. */
const unseen = /[\p{Cc}\p{Co}\p{Zl}\p{Zp}[\p{Default_Ignorable_Code_Point}--[\p{Join_Control}\ufe0f]]\u2800]/v
/** Matches the end of a text that introduces another text or asks a question. */
const leadsOn = /[:：;,、?？؟¿/&–—-]$/u
const ragged = /[^\S ]|^ | {2}| $/u
const listMark = /^[-•·–—*+]\s+/u
/** Matches scripts without spaces between words, in which a single run of letters may be a sentence. */
const unspaced = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u

export function withoutListMark(text: string): string {
  return (ragged.test(text) ? text.replace(/\s+/gu, ' ').trim() : text).replace(listMark, '')
}

export function isPlainText(text: string): boolean {
  return ![code, domain, encoded, unseen].some((pattern) => pattern.test(text)) && isBalanced(text)
}

/**
 * A quotable text is plain text and, in scripts with spaces, has at least two words. It does not introduce other text,
 * ask a question, or contain codes or words in capitals that are not part of the brand's name.
 */
export function isQuotable(text: string, brand: string): boolean {
  if (leadsOn.test(text) || !isPlainText(text)) return false
  if (!unspaced.test(text) && tokens(text).length < 2) return false
  return (text.match(shouted) ?? []).every((word) => brand.includes(word))
}

/**
 * Marks that occur in pairs. A text must contain an even number of the marks in each group. The order is not tested,
 * because “ opens a quotation in English but closes one in German.
 */
const pairs = [/"/gu, /[“”„]/gu, /[«»]/gu, /[「」]/gu, /[『』]/gu, /[()]/gu]
const paired = /["“”„«»「」『』()]/u

function isBalanced(text: string): boolean {
  return !paired.test(text) || pairs.every((mark) => (text.match(mark) ?? []).length % 2 === 0)
}

const ends = /[.!…。！．।۔။።][\p{Pe}\p{Pf}\p{Pi}"']*$/u
const stops: readonly [RegExp, string][] = [
  [/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u, '。'],
  [/\p{sc=Devanagari}/u, '।'],
  [/[\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u, ''],
]

/** If the end mark is missing, the full stop of the text's script is added. */
export function asSentence(text: string): string {
  if (ends.test(text)) return text
  return text + (stops.find(([script]) => script.test(text))?.[1] ?? '.')
}

/** Adds a space if the script of the sentences uses spaces. */
export function joined(sentences: readonly string[]): string {
  return sentences.reduce((text, next) => (text === '' || /[。！]$/u.test(text) ? text + next : `${text} ${next}`), '')
}
