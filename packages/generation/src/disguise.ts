import { remembering } from './remembering.ts'
import { folded } from './text.ts'

/** Letters of the languages that write with marks: there a mark makes another letter, elsewhere it is decoration. */
const ownLetters: Readonly<Record<string, string>> = {
  de: 'äöüß',
  fr: 'àâæçéèêëîïôœùûüÿ',
  es: 'áéíñóúü',
}
/** Languages whose letters look like Latin ones without being meant to. */
const otherScripts = new Set(['ru', 'uk', 'be', 'bg', 'sr', 'mk', 'el', 'kk', 'mn'])

const pairs = (from: string, to: string): Array<[string, string]> => {
  const letters = Array.from(to)
  return Array.from(from, (letter, index) => [letter, letters[index] ?? letter])
}
const lookalikes: ReadonlyMap<string, string> = new Map([
  ...pairs('аеорсухіѕјһԁкмтвнԛԝɡ', 'aeopcyxisjhdkmtbhqwg'),
  ...pairs('αορενικτυχϲγβ', 'aopeviktuxcyb'),
  ...pairs('ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢıł', 'abcdefghijklmnoprstuvwyzil'),
])
const symbols: ReadonlyMap<string, string> = new Map(pairs('013457@$!|€', 'oieastasiie'))

const framed = /[\u{1f130}-\u{1f149}\u{1f150}-\u{1f169}\u{1f170}-\u{1f189}]/gu
const unframed = (letter: string) => String.fromCharCode(97 + (((letter.codePointAt(0) ?? 0) - 0x1f130) & 31))

const token = /[\p{L}\p{M}\p{N}@$!|€]+/gu
const marked = /\P{M}\p{M}+/gu

/** A word in plain letters: marks that are not its language's, lookalikes and symbols for letters undone. */
function plainWord(word: string, language: string): string {
  const own = ownLetters[language] ?? ''
  const bare = word.normalize('NFD').replace(marked, (letter) => {
    const whole = letter.normalize('NFC')
    return own.includes(whole) ? whole : (letter[0] ?? '')
  })
  const letters = Array.from(bare)
  const foreign = letters.filter((letter) => lookalikes.has(letter)).length
  const latin = letters.filter((letter) => /\p{Script=Latin}/u.test(letter)).length
  const disguised = foreign > 0 && (latin > 0 || (foreign === letters.length && !otherScripts.has(language)))
  const spelled = disguised ? letters.map((letter) => lookalikes.get(letter) ?? letter) : letters
  const few = spelled.filter((letter) => symbols.has(letter)).length
  const symbolic = few > 0 && few * 2 < spelled.length && /\p{L}[^]*\p{L}/u.test(word)
  return (symbolic ? spelled.map((letter) => symbols.get(letter) ?? letter) : spelled).join('')
}

function undisguised(word: string, language: string): string {
  if (/^[a-z]+$/.test(word)) return word
  const marks = /[!|]+$/.exec(word)?.[0] ?? ''
  return plainWord(word.slice(0, word.length - marks.length), language) + marks
}

/** Letters one by one, "c h e a p" and "c.h.e.a.p": three or more, each alone between its neighbours. */
const spacedOut = /(?<![\p{L}\p{N}])\p{L}(?:[ .\-_*·•|/~,]{1,3}\p{L}(?![\p{L}\p{N}])){2,}/gu
const inside = /(?<=\p{L})[-_.*·•~‐‑](?=\p{L})/gu

/** Texts that were read last: every term and every policy asks for the readings of the same few. */
const textsMax = 64

/**
 * The ways in which a text may be read: as it stands, in plain letters, and with what parts the letters of a word taken
 * out. In small letters, each once. What a rule forbids must be in none of them. Phrases of briefs are among the texts:
 * they are to be forgotten when their job has been generated.
 */
export const readingsOf = remembering(textsMax, (text, language): readonly string[] => {
  const stands = folded(text).toLowerCase()
  const plain = stands.replace(framed, unframed).replace(token, (word) => undisguised(word, language))
  const joined = plain.replace(spacedOut, (letters) => letters.replace(/[^\p{L}]/gu, '')).replace(inside, '')
  return [...new Set([stands, plain, joined])]
})
