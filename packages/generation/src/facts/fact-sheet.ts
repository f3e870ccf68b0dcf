import { createSubjects, type ClaimSource, type Grounding, type OfferContent } from '@adcopy/contract'
import { type Fact, shownHeading } from './fact.ts'
import { readUnits } from './read-units.ts'

type Place = { part: keyof typeof factFields } & Pick<ClaimSource, 'item' | 'title'>
type Found = Omit<Fact, 'id'>
type Fields = Readonly<Record<string, string | readonly string[] | undefined>>

/** In the order of the fact sheet. Fields that only instruct the writer are omitted. */
const factFields = {
  profile: ['name', 'description', 'audience', 'value_propositions', 'proof_points'],
  avatar: ['description', 'pains', 'desires', 'objections'],
  think_report: ['summary', 'findings'],
  offer: ['name', 'description', 'price', 'valid_until', 'terms'],
} as const

/** The order is fixed, so the same grounding always gives the same ids. Facts with the same subject share one array. */
export function factsOfGrounding(grounding: Grounding): Fact[] {
  const { profile, brand_brief: brief, avatars, think_reports: reports } = grounding
  const found = [
    ...factsOfFields({ part: 'profile', item: null, title: null }, [], profile),
    ...brief.map(({ file_id, text, start, end, subject = [], continues = false }, item): Found => ({
      text,
      subject,
      continues,
      source: {
        part: 'brand_brief',
        item,
        title: null,
        field: 'text',
        entry: null,
        start: 0,
        end: text.length,
        file: { file_id, start, end },
      },
    })),
    ...avatars.flatMap((avatar, item) =>
      factsOfFields({ part: 'avatar', item, title: shownHeading(avatar.name) }, [avatar.name], { ...avatar }),
    ),
    ...reports.flatMap((report, item) =>
      factsOfFields({ part: 'think_report', item, title: shownHeading(report.title) }, [report.title], { ...report }),
    ),
  ]
  const shared = createSubjects()
  return found.map((fact, index) => ({ id: `f${index + 1}`, ...fact, subject: shared(fact.subject) }))
}

/**
 * The fields of an offer are not parsed as Markdown, because splitting a condition or removing characters from it could
 * change its meaning. Blank fields are omitted.
 */
export function factsOfOffer(offer: OfferContent | null): Fact[] {
  if (offer === null) return []
  const found = entriesOf({ part: 'offer', item: null, title: shownHeading(offer.name) }, offer).map(
    ([field, text]) => ({
      text: text.replace(/\s+/gu, ' ').trim(),
      subject: [],
      continues: false,
      source: { ...field, start: 0, end: text.length, file: null },
    }),
  )
  return found.filter(({ text }) => text !== '').map((fact, index) => ({ id: `o${index + 1}`, ...fact }))
}

export function factSheetOf({ grounding, offer }: { grounding: Grounding; offer: OfferContent | null }): Fact[] {
  return [...factsOfGrounding(grounding), ...factsOfOffer(offer)]
}

function factsOfFields(place: Place, subject: readonly string[], fields: Fields): Found[] {
  return entriesOf(place, fields).flatMap(([field, text]) => factsOfText(field, subject, text))
}

function entriesOf(place: Place, fields: Fields): [Field, string][] {
  return factFields[place.part].flatMap((field): [Field, string][] => {
    const content = fields[field]
    if (content === undefined) return []
    if (typeof content === 'string') return [[{ ...place, field, entry: null }, content]]
    return content.map((text, entry) => [{ ...place, field, entry }, text])
  })
}

type Field = Omit<Fact['source'], 'start' | 'end' | 'file'>

function factsOfText(field: Field, subject: readonly string[], text: string): Found[] {
  return readUnits(text).map(({ start, end, subject: headings, continues, text: words }) => ({
    text: words,
    subject: [...subject, ...headings],
    continues,
    source: { ...field, start, end, file: null },
  }))
}
