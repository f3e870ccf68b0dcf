import type { ClaimSource, Grounding } from '@adcopy/contract'
import type { GenerationRequest } from '../backend.ts'
import { type IsInstruction, instructionsIn, spansBeforeInstruction } from './instructions.ts'

/** One text of the grounding that a claim may be traced to, and where it stands there. */
export interface SourcePart extends Pick<ClaimSource, 'part' | 'item' | 'field' | 'entry' | 'title' | 'file'> {
  text: string
  /** UTF-16 units of the field before `text`: a field with an instruction in it gives its other sentences alone. */
  offset: number
}

/** Snapshots are immutable, so what was read from one is kept as long as it lives. */
const read = new WeakMap<Grounding, SourcePart[]>()

type Address = Pick<ClaimSource, 'part' | 'item' | 'title'>

const fieldsOf = (address: Address, value: Record<string, unknown>): SourcePart[] =>
  Object.entries(value).flatMap(([field, content]) =>
    (Array.isArray(content) ? content : [content]).flatMap((text: unknown, index) =>
      typeof text === 'string'
        ? [{ ...address, field, entry: Array.isArray(content) ? index : null, file: null, text, offset: 0 }]
        : [],
    ),
  )

/**
 * Every text that a claim may be traced to: profile, brand brief, avatars, Think reports, offer. Not the brief, nor what
 * the brand forbids, nor its voice, nor anything that looks like an instruction. Source: decisions, "What copy must be".
 */
export function sourceParts({ grounding, offer }: Pick<GenerationRequest, 'grounding' | 'offer'>): SourcePart[] {
  const isInstruction = instructionsIn(grounding)
  const stated = (part: SourcePart) => withoutInstructions(part, isInstruction)
  const parts = read.get(grounding) ?? partsOf(grounding).flatMap(stated)
  read.set(grounding, parts)
  if (offer === null) return parts
  const offered = fieldsOf({ part: 'offer', item: null, title: offer.name }, offer)
  return [...parts, ...offered.flatMap(stated)]
}

function partsOf(grounding: Grounding): SourcePart[] {
  const {
    excluded_terms: _terms,
    restrictions: _restrictions,
    voice: _voice,
    language: _language,
    ...profile
  } = grounding.profile
  return [
    ...fieldsOf({ part: 'profile', item: null, title: null }, profile),
    ...grounding.brand_brief.map(({ file_id, text, start, end }, item): SourcePart => ({
      part: 'brand_brief',
      item,
      title: null,
      field: 'text',
      entry: null,
      file: { file_id, start, end },
      text,
      offset: 0,
    })),
    ...grounding.avatars.flatMap((avatar, item) => fieldsOf({ part: 'avatar', item, title: avatar.name }, avatar)),
    ...grounding.think_reports.flatMap((report, item) =>
      fieldsOf({ part: 'think_report', item, title: report.title }, report),
    ),
  ]
}

function withoutInstructions(part: SourcePart, isInstruction: IsInstruction): SourcePart[] {
  if (!isInstruction(part.text)) return [part]
  return spansBeforeInstruction(part.text)
    .map(({ start, end }) => ({ ...part, text: part.text.slice(start, end), offset: start }))
    .filter(({ text }) => !isInstruction(text))
}

/** The texts alone. */
export function sourceTexts(request: Pick<GenerationRequest, 'grounding' | 'offer'>): string[] {
  return sourceParts(request).map(({ text }) => text)
}
