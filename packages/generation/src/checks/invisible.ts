/** Scripts whose letters are joined or kept apart by a character that has no shape of its own. */
const joining =
  '[\\p{Script=Arabic}\\p{Script=Syriac}\\p{Script=Devanagari}\\p{Script=Bengali}\\p{Script=Gurmukhi}\\p{Script=Gujarati}\\p{Script=Oriya}\\p{Script=Tamil}\\p{Script=Telugu}\\p{Script=Kannada}\\p{Script=Malayalam}\\p{Script=Sinhala}\\p{Script=Khmer}\\p{Script=Mongolian}]'
const pictured = '\\p{Extended_Pictographic}\\p{EMod}?\\ufe0f?'

/** Characters without a shape that belong where they stand: in a joined emoji, a flag of a region, a script that joins. */
const meant: readonly RegExp[] = [
  new RegExp(`${pictured}(?:\\u200d${pictured})+`, 'gu'),
  /\u{1f3f4}[\u{e0030}-\u{e0039}\u{e0061}-\u{e007a}]{2,6}\u{e007f}/gu,
  new RegExp(`(?<=${joining})[\\u200c\\u200d]|[\\u200c\\u200d](?=${joining})`, 'gu'),
  /(?<=\p{Script=Han})[\u{e0100}-\u{e01ef}]/gu,
  /(?<=\p{Script=Mongolian})[\u180b-\u180e]|[\u180b-\u180e](?=\p{Script=Mongolian})/gu,
  /[\u0600-\u0605\u06dd\u070f\u08e2]/gu,
]
/** Marks of direction, which a line of Hebrew or Arabic may need and no other line does. */
const directionMarks = /[\u200e\u200f\u061c]/gu
const rightToLeft = /\p{Script=Hebrew}|\p{Script=Arabic}|\p{Script=Syriac}|\p{Script=Thaana}/u

const without = new RegExp(
  [
    '(?![\\n\\t])\\p{Cc}|\\p{Cf}|\\p{Co}|\\p{Zl}|\\p{Zp}',
    // Joiners, blank letters and variation selectors, which are marks, letters or symbols to Unicode.
    '\\u034f|\\u115f|\\u1160|\\u17b4|\\u17b5|[\\u180b-\\u180f]|\\u2800|\\u3164|\\uffa0|[\\ufe00-\\ufe0d]|[\\u{e0100}-\\u{e01ef}]',
  ].join('|'),
  'u',
)

/** Whether a text holds characters that nobody sees, or that turn its direction. */
export function hidesCharacters(text: string): boolean {
  const open = meant.reduce((rest, pattern) => rest.replace(pattern, ''), text)
  return without.test(rightToLeft.test(open) ? open.replace(directionMarks, '') : open)
}

/** More marks than any letter of the script bears: text that is struck through or runs over its neighbours. */
const flood =
  /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{N}\p{P}\p{S} ]\p{Mn}{3,}|\p{Mn}{8,}|[\u0335-\u0338\u20d2\u20d3\u20e5\u20e6]/u

export function floodsWithMarks(text: string): boolean {
  return flood.test(text.normalize('NFC'))
}

const drawnAlphabets =
  /[\u{1d400}-\u{1d7ff}]|[\u24b6-\u24e9\u249c-\u24b5]{2}|[\u{1f130}-\u{1f149}\u{1f150}-\u{1f169}\u{1f170}-\u{1f189}]{2}|(?:[\u1d00-\u1d25\u029c\u029f\u0299\u0262\u026a\u0274\u0280\u028f\ua730\ua731]){3}|[\u02b0-\u02b8\u1d2c-\u1d6a\u2071\u207f\u2090-\u209c]{3}/u
const wide = /[\uff21-\uff3a\uff41-\uff5a]{2}/u
const wideWriting = new Set(['ja', 'zh', 'ko', 'yue'])

/** Whether words are made of signs that look like letters, which screen readers spell out and searches miss. */
export function drawsLetters(text: string, language: string): boolean {
  return drawnAlphabets.test(text) || (!wideWriting.has(language) && wide.test(text))
}
