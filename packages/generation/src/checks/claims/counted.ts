import { matchesOf } from '../../text.ts'
import { counting, labelBefore, wordsAfter } from './near.ts'

interface Spot {
  start: number
  end: number
}

/** "15 to 18 minutes": both numbers measure alike. */
const range = /^ ?(?:to|till|until|or|bis|oder|à|ou|a|hasta|o|-|–) ?$/iu

const betweenBefore = /(?<!\p{L})(?:between|zwischen|entre) $/iu
const and = /^ (?:and|und|et|y) $/iu

/** Where what a number counts begins: after the other number of a range. */
export function rangeEnd(text: string, { start, end }: Spot, next: Spot | undefined): number {
  if (next === undefined || next.start - end > 8) return end
  const between = text.slice(end, next.start)
  const isRange =
    range.test(between) || (betweenBefore.test(text.slice(Math.max(0, start - 9), start)) && and.test(between))
  return isRange ? next.end : end
}

/** "Two pairs of eyes" are two people. */
const pairs =
  /^ (?:pairs? of (?:eyes|hands)|(?:augen|hände)paaren?|paar (?:augen|hände)|paires? (?:d'yeux|de mains)|pares? de (?:ojos|manos))(?!\p{L})/iu

/** "In groups of six" there are six people. */
const groups = /(?<!\p{L})(?:groups? of|gruppen? (?:von|zu|mit)|groupes? de|grupos? de) $/iu

/** "23 times", "23-mal": what is counted stands elsewhere. */
const often = /^[ -](?:times|mal|fois|veces)(?!\p{L})/iu

const written = /[\p{L}\p{N}]+(?:'[\p{L}\p{N}]+)*/gu

/** German writes its nouns with a capital: without one among the words, they are verbs and adverbs, and nothing is counted. */
function germanNouns(words: readonly string[], ahead: string): string[] {
  const all = matchesOf(written, ahead).map(([word]) => word)
  const own = all.slice(all.findIndex((word) => !counting.has(word.toLowerCase())))
  const isNoun = (place: number) => /^\p{Lu}/u.test(own[place] ?? '')
  const noun = words.findIndex((_, place) => isNoun(place))
  return noun < 0 ? [] : words.filter((_, place) => place < noun || isNoun(place))
}

/** What the number before a place of a text counts: the words that follow it there, or else its label. */
export function countedAt(text: string, start: number, at: number, language: string): string[] {
  if (pairs.test(text.slice(at, at + 24)) || groups.test(text.slice(Math.max(0, start - 50), start))) return ['people']
  if (often.test(text.slice(at, at + 8))) return []
  const words = wordsAfter(text, at, counting)
  const counted = language === 'de' ? germanNouns(words, text.slice(at, at + 90)) : words
  return counted.length > 0 ? counted : labelBefore(text, start)
}
