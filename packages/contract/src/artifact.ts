import { z } from 'zod'

// The schemas of stored data ignore unknown fields, because a newer version may have written the data.

/** Copy that fails a hard check is not delivered. */
export const checkVerdictSchema = z.object({
  check: z.string(),
  severity: z.enum(['hard', 'soft']),
  passed: z.boolean(),
  reason: z.string().optional(),
})

export type CheckVerdict = z.infer<typeof checkVerdictSchema>

/**
 * The card and the brief together are enough to generate the artifact again: a deterministic backend writes the same
 * copy for the same card and brief. A field is optional if cards stored by older versions do not contain it.
 */
export const reproducibilityCardSchema = z.object({
  grounding_hash: z.string(),
  offer_version_id: z.string().nullable(),
  backend: z.string(),
  model: z.string().nullable(),
  prompt_version: z.string(),
  seed: z.string(),
  /** A hash in cards that an older release stored, otherwise a number. */
  checks_version: z.union([z.int(), z.string()]).optional(),
  /** Null if only mechanical checks ran. */
  verifier: z.object({ backend: z.string(), model: z.string(), prompt_version: z.string() }).nullable().optional(),
  platform: z.string().optional(),
  awareness_level: z.string().optional(),
  copy_length: z.string().optional(),
  /** Starts at 1. Each later candidate corrects the one before it. */
  candidate: z.int().min(1).optional(),
  /** Null for a backend without this setting. */
  answer_mode: z.enum(['schema', 'json']).nullable().optional(),
})

export type ReproducibilityCard = z.infer<typeof reproducibilityCardSchema>

const offlineDraft = 'Offline draft, made of your own sentences. Configure a model for written copy.'

/** Returns a notice if the composer, which uses no model, wrote the copy. */
export const draftNoticeOf = (backend: string | null | undefined): string | null =>
  backend === 'composer' ? offlineDraft : null

export const claimKinds = [
  'number',
  'price',
  'percentage',
  'superlative',
  'guarantee',
  'offer_term',
  'endorsement',
  'link',
  'code',
  'name',
  'statement',
] as const

const offset = () => z.int().min(0)

/** Refers to a text in the grounding snapshot. Offsets are in UTF-16 units. */
export const claimSourceSchema = z.object({
  part: z.enum(['profile', 'brand_brief', 'avatar', 'think_report', 'offer']),
  /** Index in the snapshot, starting at 0; null for a part that exists only once. */
  item: offset().nullable(),
  title: z.string().nullable(),
  field: z.string(),
  /** Index in the field's list, starting at 0; null if the field is not a list. */
  entry: offset().nullable(),
  /** `start` and `end` are offsets in the field or, if the field is a list, in the list item. */
  start: offset(),
  end: offset(),
  sentence: z.string(),
  /** The position in the file's extracted text. Null unless the source is a fact of the brand brief. */
  file: z.object({ file_id: z.string(), start: offset(), end: offset() }).nullable(),
})

export type ClaimSource = z.infer<typeof claimSourceSchema>

/** `start` and `end` are offsets in the field, in UTF-16 units. */
export const copyClaimSchema = z.object({
  field: z.enum(['headline', 'primary_text', 'description']),
  start: offset(),
  end: offset(),
  text: z.string(),
  kind: z.enum(claimKinds),
  source: claimSourceSchema,
})

export type CopyClaim = z.infer<typeof copyClaimSchema>

/** Claims of unknown form are ignored, not rejected, because a newer version may have written them. */
export const keptClaimsSchema = z
  .array(z.unknown())
  .transform((claims) => claims.flatMap((claim) => copyClaimSchema.safeParse(claim).data ?? []))

export interface Copy {
  headline: string
  primary_text: string
  description?: string | undefined
}
