import { z } from 'zod'

// A newer version may have written a stored artifact, so unknown members are ignored.

/** The verdict of one check on generated copy. Copy that fails a hard check is not used. */
export const checkVerdictSchema = z.object({
  check: z.string(),
  severity: z.enum(['hard', 'soft']),
  passed: z.boolean(),
  reason: z.string().optional(),
})

export type CheckVerdict = z.infer<typeof checkVerdictSchema>

/**
 * Together with the brief, everything needed to reproduce an artifact: a deterministic backend writes the same copy
 * from the same card. Optional members are missing on cards older than the member.
 */
export const reproducibilityCardSchema = z.object({
  grounding_hash: z.string(),
  offer_version_id: z.string().nullable(),
  backend: z.string(),
  model: z.string().nullable(),
  prompt_version: z.string(),
  seed: z.string(),
  /** Version of the rules that checked the candidates: a number since version 1, a hash before. */
  checks_version: z.union([z.int(), z.string()]).optional(),
  /** The model that judged meaning; null if only mechanical checks ran. */
  verifier: z.object({ backend: z.string(), model: z.string(), prompt_version: z.string() }).nullable().optional(),
  platform: z.string().optional(),
  awareness_level: z.string().optional(),
  copy_length: z.string().optional(),
  /** Number of the candidate, from 1; a repair gets the earlier candidates. */
  candidate: z.int().min(1).optional(),
  /** How structured output was requested from a compatible server; null if it is not configurable. */
  answer_mode: z.enum(['schema', 'json']).nullable().optional(),
})

export type ReproducibilityCard = z.infer<typeof reproducibilityCardSchema>

const offlineDraft = 'Offline draft, made of your own sentences. Configure a model for written copy.'

/** Notice for readers of copy that no model wrote; null for a model's copy. */
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

export type ClaimKind = (typeof claimKinds)[number]

const offset = () => z.int().min(0)

/** A support's position in the snapshot. Offsets are UTF-16 units. */
export const claimSourceSchema = z.object({
  part: z.enum(['profile', 'brand_brief', 'avatar', 'think_report', 'offer']),
  /** Index of the fact, avatar or report in the snapshot, from 0; null if there is only one. */
  item: offset().nullable(),
  /** Name of the avatar or offer, or title of the report. */
  title: z.string().nullable(),
  field: z.string(),
  /** Index in a field that is a list, from 0. */
  entry: offset().nullable(),
  /** Range within field or entry. */
  start: offset(),
  end: offset(),
  /** The sentence that contains the range, for display. */
  sentence: z.string(),
  /** For a brand brief fact: its file and its position in the file's extracted text. */
  file: z.object({ file_id: z.string(), start: offset(), end: offset() }).nullable(),
})

export type ClaimSource = z.infer<typeof claimSourceSchema>

/** One claim of the copy, its position (UTF-16 units of the field), and its supports. */
export const copyClaimSchema = z.object({
  field: z.enum(['headline', 'primary_text', 'description']),
  start: offset(),
  end: offset(),
  text: z.string(),
  kind: z.enum(claimKinds),
  source: claimSourceSchema,
})

export type CopyClaim = z.infer<typeof copyClaimSchema>

/** Stored claims, without a newer version's claims that this version cannot read. */
export const keptClaimsSchema = z
  .array(z.unknown())
  .transform((claims) => claims.flatMap((claim) => copyClaimSchema.safeParse(claim).data ?? []))

/** The copy in one version of an artifact. */
export interface Copy {
  headline: string
  primary_text: string
  description?: string | undefined
}
