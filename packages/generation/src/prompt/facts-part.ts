import type { Fact } from '../facts/fact.ts'
import { quoted } from './fence.ts'

const places = {
  profile: 'brand profile',
  brand_brief: 'knowledge',
  avatar: 'portrait of a customer',
  think_report: 'report',
  offer: 'offer',
} as const satisfies Record<Fact['source']['part'], string>

/** The source and subject of a fact, as one line above the facts that share it. */
function headingOf({ subject, source: { part, field } }: Fact): string {
  const place = field === 'text' ? places[part] : `${places[part]}, ${field}`
  return subject.length === 0 ? `# ${place}` : `# ${place}, about ${quoted(subject.join(' › '))}`
}

/** Facts for a prompt: one per line with its id, under their shared heading. */
export function factLines(facts: readonly Fact[]): string[] {
  let last = ''
  return facts.flatMap((fact) => {
    const heading = headingOf(fact)
    const isNew = heading !== last
    last = heading
    const line = `${fact.id}${fact.continues ? ' (goes on)' : ''}: ${quoted(fact.text)}`
    return isNew ? [heading, line] : [line]
  })
}
