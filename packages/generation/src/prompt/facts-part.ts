import { type Fact, shownHeading } from '../facts/fact.ts'
import { quoted } from './fence.ts'

const places = {
  profile: 'brand profile',
  brand_brief: 'knowledge',
  avatar: 'portrait of a customer',
  think_report: 'report',
  offer: 'offer',
} as const satisfies Record<Fact['source']['part'], string>

/** `told` contains the headings in the lines above. The headings of the fact are added to it. */
function headingOf({ subject, source: { part, field } }: Fact, told: Set<string>): string {
  const place = field === 'text' ? places[part] : `${places[part]}, ${field}`
  const words = subject.map((heading) => (told.has(heading) ? shownHeading(heading) : heading)).join(' › ')
  for (const heading of subject) told.add(heading)
  return subject.length === 0 ? `# ${place}` : `# ${place}, about ${quoted(words)}`
}

const hasSameHeading = (one: Fact, other: Fact) =>
  one.subject === other.subject && one.source.part === other.source.part && one.source.field === other.source.field

/**
 * Writes one fact per line with its id. Consecutive facts with the same source and subject share a heading line. A long
 * title or name is written in full once, and is shortened in further heading lines.
 */
export function factLines(facts: readonly Fact[]): string[] {
  let before: Fact | undefined
  let last = ''
  const told = new Set<string>()
  return facts.flatMap((fact) => {
    // `headingOf` is not called again for the same heading, because it would return a long heading in shortened form.
    const isSame = before !== undefined && hasSameHeading(before, fact)
    const heading = isSame ? last : headingOf(fact, told)
    const isNew = heading !== last
    before = fact
    last = heading
    const line = `${fact.id}${fact.continues ? ' (goes on)' : ''}: ${quoted(fact.text)}`
    return isNew ? [heading, line] : [line]
  })
}
