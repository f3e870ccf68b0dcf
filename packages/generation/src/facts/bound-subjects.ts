import { utf8Bytes } from '@adcopy/contract'

/** Limit for all headings together. A heading counts once for each fact below it. */
export const subjectBytesMax = 1024 * 1024

/**
 * If the headings exceed {@link subjectBytesMax} in total, each fact keeps only its nearest headings. Facts that share
 * one `subject` array also share one in the result.
 */
export function boundSubjects<Fact extends { subject: string[] }>(facts: readonly Fact[]): Fact[] {
  const counts = new Map<string[], number>()
  for (const { subject } of facts) counts.set(subject, (counts.get(subject) ?? 0) + 1)
  /** `sizes[0]` is the total size of the nearest headings, `sizes[1]` that of the next outer ones, and so on. */
  const sizes: number[] = []
  for (const [subject, count] of counts) {
    for (const [above, heading] of subject.toReversed().entries()) {
      sizes[above] = (sizes[above] ?? 0) + utf8Bytes(heading) * count
    }
  }
  let kept = 0
  for (let bytes = 0; kept < sizes.length && bytes + sizes[kept]! <= subjectBytesMax; kept += 1) bytes += sizes[kept]!
  if (kept === sizes.length) return [...facts]
  const nearest = new Map(
    [...counts.keys()].map((subject) => [subject, subject.slice(Math.max(0, subject.length - kept))]),
  )
  return facts.map((fact) => ({ ...fact, subject: nearest.get(fact.subject)! }))
}
