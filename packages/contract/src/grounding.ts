import { z } from 'zod'
import { limits } from './limits.ts'
import { wellFormedText } from './text.ts'
import { utf8Bytes } from './utf8-bytes.ts'

const field = () =>
  wellFormedText().refine((text) => utf8Bytes(text) <= limits.storedFieldBytesMax, { error: 'is larger than 1 MiB' })
const required = () => field().trim().min(1)
const label = () =>
  required().max(limits.labelCodePointsMax, { error: `is longer than ${limits.labelCodePointsMax} characters` })
const list = () =>
  z
    .array(required())
    .max(10_000)
    .refine((items) => utf8Bytes(items.join('\n')) <= limits.storedFieldBytesMax, { error: 'is larger than 1 MiB' })

/** `ops brand import` reads this format. */
export const brandProfileSchema = z.strictObject({
  name: label(),
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

/** `price` and `valid_until` are free text for display, not an amount and a date. */
export const offerContentSchema = z.strictObject({
  name: label(),
  description: field().optional(),
  price: field().optional(),
  url: z.url({ protocol: /^https?$/ }).optional(),
  valid_until: field().optional(),
  terms: list().optional(),
})

export type OfferContent = z.infer<typeof offerContentSchema>

export const avatarSchema = z.strictObject({
  name: label(),
  description: field().optional(),
  pains: list().optional(),
  desires: list().optional(),
  objections: list().optional(),
})

export type Avatar = z.infer<typeof avatarSchema>

export const thinkReportSchema = z.strictObject({
  title: label(),
  summary: field().optional(),
  findings: list().optional(),
})

export type ThinkReport = z.infer<typeof thinkReportSchema>

/**
 * A paragraph, list item or table row of a knowledge file. `start` and `end` are its position in the file's extracted
 * text, in UTF-16 units.
 */
export interface BrandBriefFact {
  file_id: string
  text: string
  start: number
  end: number
  /**
   * Headings, outermost first. Facts with the same headings may share one array. Absent in snapshots that older
   * versions stored.
   */
  subject?: string[] | undefined
  /** True if the fact is a later part of a long paragraph. It may then need the previous fact as context. */
  continues?: boolean | undefined
}

/**
 * A snapshot of a workspace's brand. It is immutable and content-addressed, and stored in the form of
 * {@link packGrounding}. The grounding of a job consists of a snapshot and, optionally, an offer. Source: S-2, JOB-7.
 */
export interface Grounding {
  version: 1
  profile: BrandProfile
  brand_brief: BrandBriefFact[]
  avatars: Avatar[]
  think_reports: ThinkReport[]
}
