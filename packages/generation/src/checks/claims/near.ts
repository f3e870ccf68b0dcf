import { matchesOf } from '../../text.ts'
import { meaningOf } from './concepts.ts'

/** Words that carry no subject of their own, in the languages that the checks read. */
export const functionWords: ReadonlySet<string> = new Set(
  (
    'a an the and or but for of in on at to from by with without as is are was were be been it its them us this that these those ' +
    'you your we our they their i my he she his her who which than then so if when while until since during per each every all any ' +
    'no not only just more less over under up out off now not can will have has do does what how why about into there here within above below beyond ' +
    "had said would could should we're we've we'll we'd you're you've you'll you'd they're they've they'll it's it'll that's there's i'm i've " +
    'der die das den dem des ein eine einen einem einer und oder aber für von im in am an auf zu zum zur mit ohne als ist sind war ' +
    'es sie wir ihr ihre ihrer ihren unser unsere unserer unseren unserem dein deine deiner deinen wie wenn bis seit während pro je jede jeder jedes jeden alle nur mehr über unter aus bei nach nicht kein keine ab dass ' +
    'haben habe hat hast hatte hatten wird werden wurde wurden worden waren gibt davon dabei ' +
    "le la les l' un une des du de et ou mais pour dans sur à au aux par avec sans est sont ce cette ces il elle nous vous votre vos notre nos " +
    'que qui depuis pendant chaque tous toutes plus moins ne pas en se son sa ses dès lors ont avons avez avait était sont ' +
    'el los las lo unos unas y o pero para con sin es son este esta estos su sus tu tus nuestro nuestra desde durante cada todo todos más menos que se del al por partir hay han hemos tiene tienen fue era está están'
  ).split(' '),
)
/** What may stand between a number and what it counts: "500 of our desks". */
export const counting: ReadonlySet<string> = new Set(
  'of the our your their de des du d la las los les le der die das unsere unserer mis nos'.split(' '),
)
const none: ReadonlySet<string> = new Set()

const token = /[\p{L}\p{N}]+(?:'[\p{L}\p{N}]+)*/gu
const elided = /^(?:[ldjnmstc]|qu|jusqu|lorsqu)'(?=\p{L})/u
const breaks = /[.,;:!?…()\n•|]|\s[-–—]\s/u
const reach = 90

const plainOf = (word: string) => word.toLowerCase().replace(elided, '')
/** "It's", "we'd": a small word with the rest of another. */
const isSubject = (plain: string) =>
  !functionWords.has(plain) &&
  !/^\p{N}/u.test(plain) &&
  !(/'(?:s|d|re|ve|ll|m)$/u.test(plain) && functionWords.has(plain.replace(/'\p{L}+$/u, '')))

/**
 * Meanings of the content words that follow, up to three, as far as the clause goes on and no function word or number
 * stands between; words to pass over may come first.
 */
export function wordsAfter(text: string, index: number, passing: ReadonlySet<string> = none): string[] {
  const found: string[] = []
  const ahead = text.slice(index, index + reach)
  let end = 0
  for (const { 0: word, index: at } of matchesOf(token, ahead)) {
    if (breaks.test(ahead.slice(end, at))) break
    end = at + word.length
    const plain = plainOf(word)
    if (found.length === 0 && passing.has(plain)) continue
    if (!isSubject(plain)) break
    if (end < ahead.length || index + reach >= text.length) found.push(meaningOf(plain))
    if (found.length === 3) break
  }
  return found
}

/** Meanings of the last content words before, up to two, within the clause. */
export function wordsBefore(text: string, index: number): string[] {
  const behind = text.slice(Math.max(0, index - reach), index)
  return contentOf(behind.split(breaks).at(-1) ?? '').slice(-2)
}

/** All content words of a passage, small. */
export function contentWords(passage: string): string[] {
  return matchesOf(token, passage)
    .map((match) => plainOf(match[0]))
    .filter(isSubject)
}

/** Meanings of all content words of a passage. */
export const contentOf = (passage: string): string[] => contentWords(passage).map(meaningOf)

const label = /(?:^|[\n.;,!?])\s{0,3}([\p{L}\p{N} '-]{2,40}):\s{0,2}$/u

/** The words of a label in front: "Researchers: 500". */
export function labelBefore(text: string, index: number): string[] {
  const said = label.exec(text.slice(Math.max(0, index - 50), index))?.[1]
  return said === undefined ? [] : wordsBefore(said, said.length)
}
