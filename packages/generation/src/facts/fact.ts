import type { ClaimSource } from '@adcopy/contract'

/** One fact of the fact sheet: a unit of the snapshot or offer that makes sense when read with its subject. */
export interface Fact {
  /** `f1`, `f2`, … in the order of the snapshot; facts of the offer are `o1`, `o2`, … and do not renumber the others. */
  id: string
  /** Words of the source, unchanged. */
  text: string
  /** What the fact is about: the headings above it, outermost first, or its avatar, report or offer. */
  subject: readonly string[]
  /** True if the fact continues the previous sentence of its paragraph, and may be unclear without it. */
  continues: boolean
  /** Position of the words in the field, in UTF-16 units. */
  source: Omit<ClaimSource, 'sentence'>
}

/** Formats a fact for people, its subject before its words: `Prices › Evening: 12 €`. */
export function describeFact({ subject, text }: Pick<Fact, 'subject' | 'text'>): string {
  return subject.length === 0 ? text : `${subject.join(' › ')}: ${text}`
}
