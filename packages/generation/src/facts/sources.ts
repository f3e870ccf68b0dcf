import type { ClaimSource, Grounding } from '@adcopy/contract'
import type { GenerationRequest } from '../backend.ts'
import { type IsInstruction, instructionsIn, spansBeforeInstruction } from './instructions.ts'
import { sentencesOf } from './sentences.ts'

/** One text of the grounding that a claim may be traced to, and where it stands there. */
export interface SourcePart extends Pick<ClaimSource, 'part' | 'item' | 'field' | 'entry' | 'title' | 'file'> {
  text: string
  /** UTF-16 units of the field before `text`: a field with an instruction in it gives its other sentences alone. */
  offset: number
}

/** Snapshots are immutable, so what was read from one is kept as long as it lives. */
const read = new WeakMap<Grounding, Sorted>()

/** What states something, and the sentences that are read as instructions or as internal. */
interface Sorted {
  parts: SourcePart[]
  dropped: string[]
}

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
export function sourceParts(request: Pick<GenerationRequest, 'grounding' | 'offer'>): SourcePart[] {
  return sortedOf(request).flatMap(({ parts }) => parts)
}

/** What of the same texts is no source, as it is read as an instruction or as internal: sentences. */
export function droppedTexts(request: Pick<GenerationRequest, 'grounding' | 'offer'>): string[] {
  return sortedOf(request).flatMap(({ dropped }) => dropped)
}

function sortedOf({ grounding, offer }: Pick<GenerationRequest, 'grounding' | 'offer'>): Sorted[] {
  const isInstruction = instructionsIn(grounding)
  const known = read.get(grounding) ?? sorted(partsOf(grounding), isInstruction)
  read.set(grounding, known)
  if (offer === null) return [known]
  return [known, sorted(fieldsOf({ part: 'offer', item: null, title: offer.name }, offer), isInstruction)]
}

function sorted(all: readonly SourcePart[], isInstruction: IsInstruction): Sorted {
  const parts: SourcePart[] = []
  const dropped: string[] = []
  for (const part of all) {
    if (!isInstruction(part.text)) {
      parts.push(part)
      continue
    }
    const kept = withoutInstructions(part, isInstruction)
    const stays = new Set(kept.map(({ text }) => text))
    parts.push(...kept)
    dropped.push(...sentencesOf(part.text).filter((text) => !stays.has(text)))
  }
  return { parts, dropped }
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
  return spansBeforeInstruction(part.text)
    .map(({ start, end }) => ({ ...part, text: part.text.slice(start, end), offset: start }))
    .filter(({ text }) => !isInstruction(text))
}

/** The texts alone. */
export function sourceTexts(request: Pick<GenerationRequest, 'grounding' | 'offer'>): string[] {
  return sourceParts(request).map(({ text }) => text)
}
