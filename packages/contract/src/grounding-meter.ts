import { brandBriefLines, type Grounding, type OfferContent, utf8Bytes } from './grounding.ts'
import { limits } from './limits.ts'

/** One field as the grounding limits count it. */
export interface MeteredField {
  part: 'brand_profile' | 'brand_brief' | 'avatars' | 'think_reports' | 'offer'
  /** Place in a part of several things, from 0; the first field of all else is of 0 too. */
  index: number
  /** Name of the field, such as `proof_points`; the brand brief is one field, `facts`. */
  field: string
  bytes: number
  /** Larger than a field may be for a job to be created. */
  over: boolean
}

/** How full the grounding is and where its bytes are, for any face to show. */
export interface GroundingMeter {
  totalBytes: number
  totalBytesMax: number
  fieldBytesMax: number
  /** Creating a job answers `grounding_too_large`. */
  tooLarge: boolean
  /** Every field that holds something, the largest first. */
  fields: MeteredField[]
}

type Fact = Readonly<Partial<Record<string, string | readonly string[]>>>

/** Measures what a job would draw on, field by field, in UTF-8 bytes. Source: contract, POST, rule 7. */
export function meterGrounding(grounding: Grounding, offer: OfferContent | null = null): GroundingMeter {
  const facts = brandBriefLines(grounding.brand_brief)
  const fields = [
    ...metered('brand_profile', [grounding.profile]),
    ...metered('brand_brief', [{ facts }]),
    ...metered('avatars', grounding.avatars),
    ...metered('think_reports', grounding.think_reports),
    ...metered('offer', offer === null ? [] : [offer]),
  ]
  return sumMeter(fields)
}

/** The meter of fields that were measured apart, such as a profile that is being edited and all else that is stored. */
export function sumMeter(measured: readonly MeteredField[]): GroundingMeter {
  const fields = measured.toSorted((a, b) => b.bytes - a.bytes)
  const totalBytes = fields.reduce((sum, { bytes }) => sum + bytes, 0)
  const { groundingTotalBytesMax: totalBytesMax, groundingFieldBytesMax: fieldBytesMax } = limits
  const tooLarge = totalBytes > totalBytesMax || fields.some(({ over }) => over)
  return { totalBytes, totalBytesMax, fieldBytesMax, tooLarge, fields }
}

function metered(part: MeteredField['part'], facts: readonly Fact[]): MeteredField[] {
  return facts.flatMap((fact, index) =>
    Object.entries(fact).flatMap(([field, value]) => {
      const text = [value ?? []].flat().join('\n')
      if (text === '') return []
      const bytes = utf8Bytes(text)
      return [{ part, index, field, bytes, over: bytes > limits.groundingFieldBytesMax }]
    }),
  )
}
