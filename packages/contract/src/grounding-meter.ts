import type { Grounding, OfferContent } from './grounding.ts'
import { brandBriefLines, isTooLarge } from './grounding-size.ts'
import { limits } from './limits.ts'
import { utf8Bytes } from './utf8-bytes.ts'

/** Size in UTF-8 bytes. A list is one field whose items are joined by newlines. */
export interface MeteredField {
  part: 'brand_profile' | 'brand_brief' | 'avatars' | 'think_reports' | 'offer'
  /** Index of the avatar or Think report, starting at 0. Always 0 in other parts. */
  index: number
  /** The brand brief has a single field, `facts`. */
  field: string
  bytes: number
  /** True if the field is so large that no job can be created. */
  over: boolean
}

export interface GroundingMeter {
  total_bytes: number
  total_bytes_max: number
  field_bytes_max: number
  too_large: boolean
  /** All fields that are not empty, largest first. */
  fields: MeteredField[]
}

type Fact = Readonly<Partial<Record<string, string | readonly string[]>>>

/** Source: D-GROUNDING-1, D-GROUNDING-2. */
export function meterGrounding(grounding: Grounding, offer: OfferContent | null = null): GroundingMeter {
  const facts = brandBriefLines(grounding.brand_brief)
  const fields = [
    ...meterFields('brand_profile', [grounding.profile]),
    ...meterFields('brand_brief', [{ facts }]),
    ...meterFields('avatars', grounding.avatars),
    ...meterFields('think_reports', grounding.think_reports),
    ...meterFields('offer', offer === null ? [] : [offer]),
  ]
  return sumMeter(fields)
}

/** Combines fields that were measured separately, for example an unsaved profile and the stored avatars. */
export function sumMeter(measured: readonly MeteredField[]): GroundingMeter {
  const fields = measured.toSorted((a, b) => b.bytes - a.bytes)
  const totalBytes = fields.reduce((sum, { bytes }) => sum + bytes, 0)
  return {
    total_bytes: totalBytes,
    total_bytes_max: limits.groundingTotalBytesMax,
    field_bytes_max: limits.groundingFieldBytesMax,
    too_large: isTooLarge({ maxFieldBytes: fields[0]?.bytes ?? 0, totalBytes }),
    fields,
  }
}

/** Returns the fields that are not empty. */
export function meterFields(part: MeteredField['part'], facts: readonly Fact[]): MeteredField[] {
  return facts.flatMap((fact, index) =>
    Object.entries(fact).flatMap(([field, value]) => {
      const text = [value ?? []].flat().join('\n')
      if (text === '') return []
      const bytes = utf8Bytes(text)
      return [{ part, index, field, bytes, over: bytes > limits.groundingFieldBytesMax }]
    }),
  )
}
