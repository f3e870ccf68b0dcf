import { z } from 'zod'
import { limits } from './limits.ts'
import { wellFormedText } from './text.ts'

const encoder = new TextEncoder()

/** Bytes of a text in UTF-8: the unit of the grounding limits. */
export function utf8Bytes(text: string): number {
  return encoder.encode(text).length
}

const field = () =>
  wellFormedText().refine((text) => utf8Bytes(text) <= limits.storedFieldBytesMax, { error: 'is larger than 1 MiB' })
const required = () => field().trim().min(1)
const list = () =>
  z
    .array(required())
    .max(10_000)
    .refine((items) => utf8Bytes(items.join('\n')) <= limits.storedFieldBytesMax, { error: 'is larger than 1 MiB' })

/** A brand profile. Also the input of `ops brand import`. */
export const brandProfileSchema = z.strictObject({
  name: required(),
  description: required(),
  voice: field().optional(),
  audience: field().optional(),
  language: z
    .string()
    .regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/, { error: 'is not a BCP 47 language tag such as en or pt-BR' })
    .optional(),
  value_propositions: list().optional(),
  proof_points: list().optional(),
  excluded_terms: list().optional(),
  restrictions: list().optional(),
})

export type BrandProfile = z.infer<typeof brandProfileSchema>

/** An offer; `price` and `valid_until` are display texts, not amounts or instants. */
export const offerContentSchema = z.strictObject({
  name: required(),
  description: field().optional(),
  price: field().optional(),
  url: z.url({ protocol: /^https?$/ }).optional(),
  valid_until: field().optional(),
  terms: list().optional(),
})

export type OfferContent = z.infer<typeof offerContentSchema>

/** A description of one kind of customer. */
export const avatarSchema = z.strictObject({
  name: required(),
  description: field().optional(),
  pains: list().optional(),
  desires: list().optional(),
  objections: list().optional(),
})

export type Avatar = z.infer<typeof avatarSchema>

/** Findings of market research. */
export const thinkReportSchema = z.strictObject({
  title: required(),
  summary: field().optional(),
  findings: list().optional(),
})

export type ThinkReport = z.infer<typeof thinkReportSchema>

/**
 * One fact of the brand brief: a paragraph, list item or table row of a knowledge file, with its position in the
 * file's extracted text (UTF-16 units).
 */
export const brandBriefFactSchema = z.strictObject({
  file_id: z.string(),
  text: required(),
  start: z.int().min(0),
  end: z.int().min(0),
  /** The headings above it, outermost first; snapshots of older versions have none. */
  subject: z.array(required()).optional(),
  /** True if it continues a long paragraph and may need the previous fact to be understood. */
  continues: z.boolean().optional(),
})

export type BrandBriefFact = z.infer<typeof brandBriefFactSchema>

/**
 * The grounding of a job without the offer: an immutable, content-addressed snapshot of a workspace's brand. Source:
 * contract, "What the service does", rule 2.
 */
export const groundingSchema = z.strictObject({
  version: z.literal(1),
  profile: brandProfileSchema,
  brand_brief: z.array(brandBriefFactSchema),
  avatars: z.array(avatarSchema),
  think_reports: z.array(thinkReportSchema),
})

export type Grounding = z.infer<typeof groundingSchema>

/** Size of grounding: of its largest field and of all fields together, in UTF-8 bytes. */
export interface GroundingSize {
  maxFieldBytes: number
  totalBytes: number
}

/**
 * Measures facts of any shape: each string is a field, a list of strings is one field joined by newlines. Source:
 * decisions, "Grounding size". Structure such as `version` or file ranges does not count.
 */
export function measureFacts(...facts: ReadonlyArray<Record<string, unknown>>): GroundingSize {
  const size: GroundingSize = { maxFieldBytes: 0, totalBytes: 0 }
  for (const fact of facts) {
    for (const value of Object.values(fact)) {
      const text = Array.isArray(value) ? value.join('\n') : value
      if (typeof text !== 'string') continue
      const bytes = utf8Bytes(text)
      size.maxFieldBytes = Math.max(size.maxFieldBytes, bytes)
      size.totalBytes += bytes
    }
  }
  return size
}

/** The brand brief as one field: its facts, and the headings wherever they differ from those of the previous fact. */
export function brandBriefLines(facts: readonly BrandBriefFact[]): string[] {
  let last = ''
  return facts.flatMap(({ subject = [], text }) => {
    const heading = subject.join(' › ')
    const isNew = heading !== '' && heading !== last
    last = heading
    return isNew ? [heading, text] : [text]
  })
}

/** Measures a workspace's grounding; the brand brief is one field, its lines joined by newlines. */
export function measureGrounding(grounding: Grounding): GroundingSize {
  return measureFacts(
    grounding.profile,
    { brand_brief: brandBriefLines(grounding.brand_brief) },
    ...grounding.avatars,
    ...grounding.think_reports,
  )
}
