import type { Fact } from '../facts/fact.ts'
import { quoted } from './fence.ts'

const places = {
  profile: 'brand profile',
  brand_brief: 'knowledge',
  avatar: 'portrait of a customer',
  think_report: 'report',
  offer: 'offer',
} as const satisfies Record<Fact['source']['part'], string>

function headingOf({ subject, source: { part, field } }: Fact): string {
  const place = field === 'text' ? places[part] : `${places[part]}, ${field}`
  return subject.length === 0 ? `# ${place}` : `# ${place}, about ${quoted(subject.join(' › '))}`
}

/**
 * Formats facts for a prompt, one per line with its id. Consecutive facts with the same source and subject share a
 * heading line.
 */
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
