import type { BrandBriefFact, Grounding } from './grounding.ts'

/** Equal lists of headings are stored once, and each fact has the index of its list. */
export type PackedGrounding = Omit<Grounding, 'version' | 'brand_brief'> & {
  version: 2
  subjects: string[][]
  brand_brief: Array<Omit<BrandBriefFact, 'subject'> & { subject?: number }>
}

interface Level {
  subject: string[]
  below: Map<string, Level>
}

/** The returned function maps equal lists of headings to the same array. */
export function createSubjects(): (subject: readonly string[]) => string[] {
  const root: Level = { subject: [], below: new Map() }
  return (subject) => {
    let level = root
    for (const heading of subject) {
      const next = level.below.get(heading) ?? { subject: [...level.subject, heading], below: new Map() }
      level.below.set(heading, next)
      level = next
    }
    return level.subject
  }
}

/** Equal groundings must give equal results, because the id of a snapshot is a hash of the result. */
export function packGrounding(grounding: Grounding): PackedGrounding {
  const shared = createSubjects()
  const places = new Map<string[], number>()
  const placeOf = (subject: string[]) => {
    const place = places.get(subject) ?? places.size
    places.set(subject, place)
    return place
  }
  const facts = grounding.brand_brief.map(({ subject, ...fact }) =>
    subject === undefined ? fact : { ...fact, subject: placeOf(shared(subject)) },
  )
  return { ...grounding, version: 2, subjects: [...places.keys()], brand_brief: facts }
}

/**
 * Also reads format 1, which repeats the headings in each fact. Facts with the same headings share one array. Only the
 * version is checked, because snapshots are immutable and contain only data that was validated before it was stored.
 */
export function readGrounding(content: unknown): Grounding {
  const stored = content as Grounding | PackedGrounding
  if (stored.version === 1) return readGrounding(packGrounding(stored))
  if (stored.version !== 2) throw new Error('the format of this snapshot is unknown')
  const { subjects, brand_brief: facts, ...rest } = stored
  return {
    ...rest,
    version: 1,
    brand_brief: facts.map(({ subject, ...fact }) =>
      subject === undefined ? fact : { ...fact, subject: subjects[subject]! },
    ),
  }
}
