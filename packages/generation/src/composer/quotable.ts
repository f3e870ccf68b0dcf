import { tokens } from './markers.ts'

/** Characters of code and markup. */
const code = /[`{}<>\\|=^~[\]@#*_]|--|:\/\/|&#?\w+;/u
/** `www.example`, `example.com`: a dot between a letter or digit and small letters. */
const domain = /[\p{L}\p{N}]\.[a-z]{2,}/u
/** Encoded data: longer than any word. */
const encoded = /[A-Za-z0-9+/]{36,}/u
/** Shouting, or a code: six capitals and digits or more, at least two of them capitals. */
const shouted = /(?<![\p{L}\p{N}])(?=[\p{Lu}\p{N}]*\p{Lu}[\p{Lu}\p{N}]*\p{Lu})[\p{Lu}\p{N}]{6,}(?![\p{L}\p{N}])/gu
/** Invisible characters, except joiners and the selector of colourful emoji, which letters need. */
const unseen = /[\p{Cc}\p{Co}\p{Zl}\p{Zp}[\p{Default_Ignorable_Code_Point}--[\p{Join_Control}\ufe0f]]\u2800]/v
/** A text that introduces another one, or asks. */
const leadsOn = /[:：;,、?？؟¿/&–—-]$/u
const ragged = /[^\S ]|^ | {2}| $/u
const listMark = /^[-•·–—*+]\s+/u
/** Scripts without spaces between words, in which one run of letters may be a sentence. */
const unspaced = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u

/** The words on one line, without the mark of a list. */
export function plain(text: string): string {
  return (ragged.test(text) ? text.replace(/\s+/gu, ' ').trim() : text).replace(listMark, '')
}

/** Whether it is text without code, links, addresses, codes, invisible characters and half quotations. */
export function isPlainText(text: string): boolean {
  return ![code, domain, encoded, unseen].some((pattern) => pattern.test(text)) && isBalanced(text)
}

/** Whether it can be quoted alone: plain text of several words that introduces nothing, asks nothing and does not shout. */
export function isQuotable(text: string, brand: string): boolean {
  if (leadsOn.test(text) || !isPlainText(text)) return false
  if (!unspaced.test(text) && tokens(text).length < 2) return false
  return (text.match(shouted) ?? []).every((word) => brand.includes(word))
}

/** Paired marks. German and English use them in different directions, so only an even number is required. */
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

/** The text as a sentence, with the full stop of its script if it lacks one. */
export function asSentence(text: string): string {
  if (ends.test(text)) return text
  return text + (stops.find(([script]) => script.test(text))?.[1] ?? '.')
}

/** Sentences joined, with a space if their script has spaces. */
export function joined(sentences: readonly string[]): string {
  return sentences.reduce((text, next) => (text === '' || /[。！]$/u.test(text) ? text + next : `${text} ${next}`), '')
}
