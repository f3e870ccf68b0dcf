import type { ClaimSource, Grounding, OfferContent } from '@adcopy/contract'
import type { Fact } from './fact.ts'
import { readUnits } from './read-units.ts'

type Place = Pick<ClaimSource, 'part' | 'item' | 'title'>
type Found = Omit<Fact, 'id'>
type Fields = Readonly<Record<string, string | readonly string[] | undefined>>

/** Fields that direct a writer and state nothing that copy may say. */
const directions = new Set(['voice', 'language', 'excluded_terms', 'restrictions'])

/** Facts of the snapshot, in its order; the same snapshot gives the same ids. */
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
    ...avatars.flatMap(({ name, ...fields }, item) =>
      factsOfFields({ part: 'avatar', item, title: name }, [name], fields),
    ),
    ...reports.flatMap(({ title, ...fields }, item) =>
      factsOfFields({ part: 'think_report', item, title }, [title], fields),
    ),
  ]
  return found.map((fact, index) => ({ id: `f${index + 1}`, ...fact }))
}

/** Facts of the offer: its name, price, end and each of its terms. */
export function factsOfOffer(offer: OfferContent | null): Fact[] {
  if (offer === null) return []
  const found = factsOfFields({ part: 'offer', item: null, title: offer.name }, [], offer)
  return found.map((fact, index) => ({ id: `o${index + 1}`, ...fact }))
}

/** All facts that copy may rest on. */
export function factSheetOf({ grounding, offer }: { grounding: Grounding; offer: OfferContent | null }): Fact[] {
  return [...factsOfGrounding(grounding), ...factsOfOffer(offer)]
}

function factsOfFields(place: Place, subject: readonly string[], fields: Fields): Found[] {
  return Object.entries(fields).flatMap(([field, content]) => {
    if (content === undefined || directions.has(field)) return []
    if (typeof content === 'string') return factsOfText({ ...place, field, entry: null }, subject, content)
    return content.flatMap((text, entry) => factsOfText({ ...place, field, entry }, subject, text))
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
