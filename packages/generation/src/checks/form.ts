import { eld } from 'eld/small'
import { plain, wordsIn } from '../text/plain.ts'
import type { Check } from './check.ts'
import { copyFields } from './sentences.ts'
import { addressesIn } from './verbatim.ts'

const placeholder = /\[[^\]\n]{1,60}\]|\{\{|\}\}|\$\{|\blorem ipsum\b|_{3,}/iu

export const complete: Check = {
  name: 'complete',
  severity: 'hard',
  find({ draft: { copy } }) {
    return copyFields.flatMap((field) => {
      const text = copy[field]
      if (text === undefined) return []
      if (!/[\p{L}\p{N}]/u.test(text)) return [`the ${field} is empty`]
      return placeholder.test(text) ? [`the ${field} holds a placeholder`] : []
    })
  },
}

const markup = /<\/?[a-z][^>\n]*>|```|\]\(|^#{1,6}\s|^>\s|^\s*[-*+]\s|\*\*|(?<!\p{L})__|\bjavascript:/imu
/**
 * Matches invisible, unassigned, private-use and control characters, except line breaks, joiners, bidirectional
 * controls and the emoji variation selector.
 */
const hidden =
  /[[\p{Cf}\p{Co}\p{Cn}\p{Default_Ignorable_Code_Point}\u2800]--[\p{Join_Control}\p{Bidi_Control}\ufe0f]]|[\p{Cc}--\n]/v
const heapedMarks = /\p{M}{5,}/u
/**
 * Matches a word that is spelt letter by letter, such as "f r e e". It matches only scripts with case, because a single
 * letter may be a word in other scripts.
 */
const letterByLetter = /(?<![\p{L}\p{N}])[\p{Lu}\p{Ll}](?:[ .\-_*·•|][\p{Lu}\p{Ll}](?![\p{L}\p{N}])){3,}/u
const symbolInWord = /\p{L}[@$€!|*]+\p{L}/u
const otherAlphabet =
  /\p{Script=Latin}[\p{Script=Cyrillic}\p{Script=Greek}]|[\p{Script=Cyrillic}\p{Script=Greek}]\p{Script=Latin}/u

const faults: ReadonlyArray<[RegExp, string]> = [
  [markup, 'holds markup'],
  [hidden, 'holds invisible characters'],
  [heapedMarks, 'heaps marks on its letters'],
  [letterByLetter, 'spells a word letter by letter'],
  [otherAlphabet, 'mixes two alphabets in a word'],
]

/** Markup is a fault, because Facebook and Instagram display markup characters literally. */
export const plainText: Check = {
  name: 'plain_text',
  severity: 'hard',
  find({ draft: { copy } }) {
    return copyFields.flatMap((field) => {
      const text = copy[field] ?? ''
      const isLine = field !== 'primary_text'
      const rest = addressesIn(text).reduce((left, address) => left.replace(address, ' '), text)
      return [
        ...faults.filter(([pattern]) => pattern.test(text)).map(([, fault]) => `the ${field} ${fault}`),
        ...(symbolInWord.test(rest) ? [`the ${field} writes letters as symbols`] : []),
        ...(isLine && text.includes('\n') ? [`the ${field} has several lines`] : []),
      ]
    })
  },
}

const lettersMin = 80
const leadMin = 0.12
/** Maps a language to the tag that the detector uses for it, or to a language with which the detector confuses it. */
const detected: Readonly<Record<string, string>> = { nb: 'no', nn: 'no', fil: 'tl', iw: 'he', bs: 'sr', hr: 'sr' }

/** Copy passes if it is too short to detect its language reliably. */
export const brandLanguage: Check = {
  name: 'brand_language',
  severity: 'hard',
  find({ draft: { copy }, language: brand }) {
    const wanted = detected[brand] ?? brand
    const text = `${copy.headline}\n${copy.primary_text}`
    if ((text.match(/\p{L}/gu)?.length ?? 0) < lettersMin) return []
    const found = eld.detect(text)
    const scores = found.getScores()
    const lead = (scores[found.language] ?? 0) - (scores[wanted] ?? 0)
    const knowsBrand = Object.values(eld.info().Languages).includes(wanted)
    const isBrands = (detected[found.language] ?? found.language) === wanted
    if (!knowsBrand || isBrands || !found.isReliable() || lead < leadMin) return []
    return [`it is written in ${nameOf(found.language)}, not in ${nameOf(brand)}`]
  },
}

const languageNames = new Intl.DisplayNames('en', { type: 'language' })
const nameOf = (language: string) => languageNames.of(language) ?? language

const briefWordsMin = 3
const letters = (text: string) =>
  plain(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

/**
 * A brief of one or two words, or without letters and digits, is ignored, because copy may need the same words or
 * marks.
 */
export function repeaterOf(brief: string): (text: string) => boolean {
  const whole = letters(brief)
  if (whole === '' || wordsIn(brief).length < briefWordsMin) return () => false
  return (text) => letters(text).includes(whole)
}

/** Source: D-COPY-3. */
export const briefNotRepeated: Check = {
  name: 'brief_not_repeated',
  severity: 'hard',
  find({ draft: { copy }, request: { brief } }) {
    const repeats = repeaterOf(brief)
    return copyFields.filter((field) => repeats(copy[field] ?? '')).map((field) => `the ${field} repeats the brief`)
  },
}

/**
 * Matches each emoji as a whole: flags, pictures and keycaps. Unicode also classifies ©, ®, ™, doubled punctuation
 * marks and arrows as pictographic. Here they are punctuation unless a variation selector follows. Match the original
 * text, because `plain` removes variation selectors.
 */
const emoji = new RegExp(
  [
    /\p{Regional_Indicator}{2}/u,
    /(?![©®‼⁉™ℹ\u2190-\u21ff](?!\ufe0f))\p{Extended_Pictographic}(?:\p{EMod}|\ufe0f|\u200d\p{Extended_Pictographic})*/u,
    /[0-9#*]\ufe0f?\u20e3/u,
  ]
    .map(({ source }) => source)
    .join('|'),
  'gu',
)

const tastes = { facebook: { hashtags: 2, emoji: 5 }, instagram: { hashtags: 5, emoji: 10 } } as const

/** Limits the hashtags and emoji per platform. Rows of `!` and `?` are faults, and so are links on Instagram. */
export const platformStyle: Check = {
  name: 'platform_style',
  severity: 'soft',
  find({ draft: { copy }, request: { platform } }) {
    const text = copyFields.map((field) => copy[field] ?? '').join('\n')
    const hashtags = text.match(/(?<![\p{L}\p{N}&])#[\p{L}_]/gu)?.length ?? 0
    const pictures = text.match(emoji)?.length ?? 0
    const taste = tastes[platform]
    return [
      ...(platform === 'instagram' && addressesIn(text).length > 0 ? ['Instagram opens no links from text'] : []),
      ...(hashtags > taste.hashtags ? [`${hashtags} hashtags, at most ${taste.hashtags} read well`] : []),
      ...(pictures > taste.emoji ? [`${pictures} emoji, at most ${taste.emoji} read well`] : []),
      ...(/[!?]{3,}/u.test(text) ? ['rows of marks'] : []),
    ]
  },
}
