import { expect, test } from 'vitest'
import { CopyReading } from '../../src/checks/reading.ts'
import { plainText } from '../../src/checks/shape.ts'
import { grounded, request } from '../fixtures.ts'

function broken(primary_text: string, language = 'en'): boolean {
  const asked = request({ grounding: grounded({ name: 'Zed', description: 'Zed makes things.', language }) })
  return plainText.find(new CopyReading({ headline: 'A plain line', primary_text }, asked)).length > 0
}

test.each([
  ['tags that spell a hidden instruction', `Bread${String.fromCodePoint(0xe0069, 0xe0067, 0xe006e)} today`],
  ['tags after a flag that is none', `🙂${String.fromCodePoint(0xe0067, 0xe0062, 0xe007f)}`],
  ['a word joiner', 'Br\u2060ead'],
  ['a soft hyphen', 'Br\u00adead'],
  ['a Mongolian vowel separator', 'Br\u180eead'],
  ['a zero width non-joiner between Latin letters', 'Br\u200cead'],
  ['a zero width joiner between Latin letters', 'Br\u200dead'],
  ['a zero width space', 'Br\u200bead'],
  ['a byte order mark', '\ufeffBread'],
  ['a direction mark in English', 'Bread\u200f today'],
  ['a direction override', 'A \u202edesk.'],
  ['an isolate', 'A \u2066desk\u2069.'],
  ['an invisible plus', 'Br\u2064ead'],
  ['a blank letter', 'Br\u3164ead'],
  ['a blank braille pattern', 'Bread\u2800\u2800today'],
  ['a grapheme joiner', 'Br\u034fead'],
  ['a line separator', 'Bread\u2028today'],
  ['a private use character', 'Bread \ue000'],
  ['variation selectors that carry data', 'B\ufe01\ufe02read'],
  ['supplementary variation selectors', `B${String.fromCodePoint(0xe0101, 0xe0120)}read`],
  ['a control character', 'Bread\u0007'],
  ['a flood of marks', `B${'\u0301'.repeat(200)}read`],
  ['three marks on a letter', 'B\u0316\u0317\u0318read'],
  ['a line through the words', 'c\u0336h\u0336e\u0336a\u0336p\u0336'],
  ['mathematical bold', '𝐅𝐫𝐞𝐬𝐡 bread'],
  ['mathematical script', '𝓕𝓻𝓮𝓼𝓱 bread'],
  ['sans-serif bold figures', '𝟓𝟎 loaves'],
  ['letters in circles', 'ⒻⓡⒺⓢⓗ bread'],
  ['letters in squares', '🅵🆁🅴🆂🅷 bread'],
  ['wide letters', 'Ｆｒｅｓｈ bread'],
  ['small capitals', 'ꜰʀᴇꜱʜ bread'],
  ['superscript letters', 'ᴿʳᵉˢʰ bread'],
])('refused: %s', (_, text) => expect(broken(text)).toBe(true))

test.each([
  ['en', 'Bread, tea — and jam…\n\n\tToday'],
  ['en', 'A family 👨‍👩‍👧‍👦 and a pilot 👩🏽‍✈️'],
  ['en', 'A rainbow 🏳️‍🌈, a heart ❤️ and a key 1️⃣'],
  ['en', '🏴󠁧󠁢󠁥󠁮󠁧󠁿 and 🏴󠁧󠁢󠁳󠁣󠁴󠁿'],
  ['en', 'Café, naïve, Zoë, H₂O, m², 5ª, ½ and ™'],
  ['en', 'Cafe\u0301 and o\u0302\u0323'],
  ['en', 'Blood group 🅰️ or Ⓜ️, © Zed ®'],
  ['fr', 'Du pain\u00a0: 3,50\u202f€'],
  ['de', 'Ein Brot für 3\u00a0€'],
  ['vi', 'Bánh mì ngon mỗi ngày'],
  ['fa', 'نان تازه می\u200cپزیم'],
  ['ar', 'خبز\u200f طازج كل يوم'],
  ['he', 'לֶחֶם\u200e 24/7'],
  ['hi', 'रोज़ ताज़ी रोटी, क्\u200dष'],
  ['th', 'ขนมปังสดทุกวัน ที่นี่'],
  ['ja', '京都のＡＢＣ書店'],
  ['ja', '葛\u{e0100}城のパン'],
  ['mn', 'ᠮᠣᠩᠭᠣᠯ\u180eᠠ'],
])('kept in %s: %s', (language, text) => expect(broken(text, language)).toBe(false))

test.each([
  'A <b>desk</b>.',
  '**Bold** bread',
  '# Bread',
  '[bread](https://zed.example)',
  '```bread```',
  'javascript:bread',
])('no markup: %s', (text) => expect(broken(text)).toBe(true))
