import type { ClaimSource } from '@adcopy/contract'

/**
 * A piece of the grounding or the offer, such as a sentence or a table row, that makes sense when read with its
 * subject.
 */
export interface Fact {
  /**
   * `f1`, `f2`, … in the order of the grounding. Facts of the offer are numbered separately as `o1`, `o2`, …, so that
   * an offer does not change the ids of the other facts.
   */
  id: string
  /** On one line. Markdown syntax is removed, except in facts of the offer. */
  text: string
  /**
   * What the fact is about, outermost first: the name of its avatar or the title of its Think report, then the headings
   * above it. Empty for facts of the offer. In a fact sheet, facts with the same subject share one array.
   */
  subject: readonly string[]
  /** True if the fact continues the paragraph of the previous fact and may be unclear without that fact. */
  continues: boolean
  /** The position is in UTF-16 units. */
  source: Omit<ClaimSource, 'sentence'>
}

/**
 * In UTF-16 units. Longer names of avatars and offers and longer titles of Think reports are shortened. Other headings
 * are never longer.
 */
const shownMax = 300

export function shownHeading(heading: string): string {
  return heading.length <= shownMax ? heading : `${heading.slice(0, shownMax - 1).toWellFormed()}…`
}

/** The subject precedes the text: `Prices › Evening: 12 €`. */
export function describeFact({ subject, text }: Pick<Fact, 'subject' | 'text'>): string {
  return subject.length === 0 ? text : `${subject.map(shownHeading).join(' › ')}: ${text}`
}
