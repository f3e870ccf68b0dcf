import { type Copy, type CopyLength, primaryTextGraphemes } from '@adcopy/contract'
import { z } from 'zod'
import { jsonIn } from '../prompt/json-in.ts'
import type { Written } from '../seams.ts'

const supportMax = 200
const factsOfPieceMax = 20

/** Every field is required and `description` is nullable, because the strict modes of providers demand this. */
export const draftSchema = z.object({
  headline: z.string(),
  primary_text: z.string(),
  description: z.string().nullable(),
  support: z.array(z.object({ says: z.string(), facts: z.array(z.string()) })),
})

/** For models that may not follow the strict schema. */
const lenientSchema = draftSchema.extend({
  description: z.string().nullish(),
  support: draftSchema.shape.support.catch([]),
})

const reasons = {
  cutOff: 'the answer was cut off before its end: write a shorter text',
  noJson: 'the answer was not one JSON object',
  wrongShape: 'the answer did not have the fields headline, primary_text, description and support',
  tooLong: 'the answer was far longer than the task allows',
  illFormed: 'the answer held half a surrogate pair',
} as const

/** UTF-16 units in all fields together. About twice what copy of this length needs. */
const unitsMax = (copyLength: CopyLength) => 2 * primaryTextGraphemes[copyLength].max + 1024

export function readDraft(text: string, cutOff: boolean, copyLength: CopyLength): Written {
  if (cutOff) return { ok: false, reason: reasons.cutOff }
  const json = jsonIn(text)
  if (json === undefined) return { ok: false, reason: reasons.noJson }
  const parsed = lenientSchema.safeParse(json)
  if (!parsed.success) return { ok: false, reason: reasons.wrongShape }
  const { headline, primary_text, description, support } = parsed.data
  const said = description?.trim() ?? ''
  const copy: Copy = {
    headline: headline.trim(),
    primary_text: primary_text.replaceAll('\r\n', '\n').trim(),
    ...(said !== '' && { description: said }),
  }
  const fields = [copy.headline, copy.primary_text, said]
  if (fields.join('').length > unitsMax(copyLength)) return { ok: false, reason: reasons.tooLong }
  if (!fields.every((field) => field.isWellFormed())) return { ok: false, reason: reasons.illFormed }
  const pieces = support
    .slice(0, supportMax)
    .filter(({ says }) => says.isWellFormed()) // a lone surrogate would match half of an emoji in the copy
    .map(({ says, facts }) => ({ says, facts: facts.slice(0, factsOfPieceMax) }))
  return { ok: true, draft: { copy, support: pieces } }
}
