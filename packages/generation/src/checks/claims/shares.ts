import type { Figure } from './numbers.ts'
import { unitAfter } from './quantities.ts'

const outOf = /^ (?:(?:out )?of(?: every)?|in(?: every)?|von|sur|de cada|de) $/u

/** What a rating is out of. */
const wholes = new Set([5, 10, 20, 100])
const rating = /^(\d{1,2}[.,]\d{1,2})\/(\d{1,3})$/u

/** "Nine out of ten" is a share, and "4.8/5" and "4.8 out of 5" are one rating: the two numbers become one. */
export function sharesOfTen(text: string, all: readonly Figure[]): Figure[] {
  return all.flatMap((one, index) => {
    const [before, after] = [all[index - 1], all[index + 1]]
    if (before !== undefined && (isShare(text, before, one) || isRating(text, before, one))) return []
    if (after !== undefined && isRating(text, one, after)) return [{ ...one, end: after.end, measure: 'star' }]
    if (after !== undefined && isShare(text, one, after))
      return [{ ...one, end: after.end, value: (Number(one.value) / Number(after.value)) * 100, measure: 'percent' }]
    const [, stars = '', whole = ''] = rating.exec(one.digits) ?? []
    return wholes.has(Number(whole)) ? [{ ...one, value: Number(stars.replace(',', '.')), measure: 'star' }] : [one]
  })
}

/** Whether one number is said of another. */
function isOutOf(text: string, one: Figure, other: Figure): boolean {
  const between = text.slice(one.end, other.start)
  return typeof one.value === 'number' && between.length < 14 && outOf.test(between)
}

const isShare = (text: string, one: Figure, other: Figure) =>
  isOutOf(text, one, other) &&
  (other.value === 5 || other.value === 10 || other.value === 100 || isFewOf(text, one, other)) &&
  Number.isInteger(one.value) &&
  !text.slice(one.end, other.start).endsWith(' de ') &&
  !starsAfter(text, other)

/** "Two in three", "deux sur trois": of three or four, in words that say nothing but a share. */
const isFewOf = (text: string, one: Figure, other: Figure) =>
  (other.value === 3 || other.value === 4) &&
  Number(one.value) < other.value &&
  /^ (?:in(?: every)?|out of(?: every)?|sur|de cada) $/u.test(text.slice(one.end, other.start)) &&
  unitAfter(text.slice(other.end)) === null

const isRating = (text: string, one: Figure, other: Figure) =>
  isOutOf(text, one, other) &&
  typeof other.value === 'number' &&
  wholes.has(other.value) &&
  (!Number.isInteger(one.value) || starsAfter(text, other))

const starsAfter = (text: string, { end }: Figure) =>
  /^\s?(?:stars?|sternen?|étoiles?|estrellas?)/iu.test(text.slice(end, end + 10))
