import type { ClaimSource } from '@adcopy/contract'

/** One fact of the fact sheet: a unit of the snapshot or the offer that can be understood with its subject. */
export interface Fact {
  /** `f1`, `f2`, … in the order of the snapshot; facts of the offer are `o1`, `o2`, … and do not move the others. */
  id: string
  /** The words of the source, unchanged. */
  text: string
  /** What the fact is about: the headings above it, outermost first, or the avatar, report or offer it belongs to. */
  subject: readonly string[]
  /** True if the fact continues the sentence before it in its paragraph, and may need it to be understood. */
  continues: boolean
  /** The position of the words. Offsets are UTF-16 units of the field. */
  source: Omit<ClaimSource, 'sentence'>
}

/** The words of a fact with its subject in front, for people: `Prices › Evening: 12 €`. */
export function describeFact({ subject, text }: Pick<Fact, 'subject' | 'text'>): string {
  return subject.length === 0 ? text : `${subject.join(' › ')}: ${text}`
}
