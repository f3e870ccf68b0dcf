import { z } from 'zod'

// What is kept of artifacts may have been written by a newer version: members that are not known here are passed over.

/** Verdict of one check on generated copy. A hard check that fails keeps the copy from being used. */
export const checkVerdictSchema = z.object({
  check: z.string(),
  severity: z.enum(['hard', 'soft']),
  passed: z.boolean(),
  reason: z.string().optional(),
})

export type CheckVerdict = z.infer<typeof checkVerdictSchema>

/**
 * What it takes, beside the brief, to reproduce an artifact: the same card gives the same words where the backend is
 * deterministic. What is optional is not on the cards of artifacts from before it was kept.
 */
export const reproducibilityCardSchema = z.object({
  grounding_hash: z.string(),
  offer_version_id: z.string().nullable(),
  backend: z.string(),
  model: z.string().nullable(),
  prompt_version: z.string(),
  seed: z.string(),
  /** Of the rules that the candidates were held against: a number since version 1, a hash before. */
  checks_version: z.union([z.int(), z.string()]).optional(),
  /** Who judged meaning; null where only mechanical checks were made. */
  verifier: z.object({ backend: z.string(), model: z.string(), prompt_version: z.string() }).nullable().optional(),
  platform: z.string().optional(),
  awareness_level: z.string().optional(),
  copy_length: z.string().optional(),
  /** Which candidate it is, from 1: a repair is told of the ones before it. */
  candidate: z.int().min(1).optional(),
  /** How a compatible server was asked for the shape of its answer; null where nobody chooses. */
  answer_mode: z.enum(['schema', 'json']).nullable().optional(),
})

export type ReproducibilityCard = z.infer<typeof reproducibilityCardSchema>

const offlineDraft = 'Offline draft, made of your own sentences. Configure a model for written copy.'

/** Notice for people about copy that no model wrote; null for copy of a model. */
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

/** Where the snapshot says it. Offsets are UTF-16 units. */
export const claimSourceSchema = z.object({
  part: z.enum(['profile', 'brand_brief', 'avatar', 'think_report', 'offer']),
  /** Which fact, avatar or report of the snapshot, from 0; null where there is one alone. */
  item: offset().nullable(),
  /** Name of the avatar or the offer, title of the report. */
  title: z.string().nullable(),
  field: z.string(),
  /** Place in a field that is a list, from 0. */
  entry: offset().nullable(),
  /** Span within that text. */
  start: offset(),
  end: offset(),
  /** The sentence around the span, for people. */
  sentence: z.string(),
  /** Of a fact of the brand brief: its file, and where the fact stands in the file's extracted text. */
  file: z.object({ file_id: z.string(), start: offset(), end: offset() }).nullable(),
})

export type ClaimSource = z.infer<typeof claimSourceSchema>

/** Something that the copy claims, where it says so (UTF-16 units of the field), and what it rests on. */
export const copyClaimSchema = z.object({
  field: z.enum(['headline', 'primary_text', 'description']),
  start: offset(),
  end: offset(),
  text: z.string(),
  kind: z.enum(claimKinds),
  source: claimSourceSchema,
})

export type CopyClaim = z.infer<typeof copyClaimSchema>

/** Claims as they were kept, without those of a newer version that this one cannot read. */
export const keptClaimsSchema = z
  .array(z.unknown())
  .transform((claims) => claims.flatMap((claim) => copyClaimSchema.safeParse(claim).data ?? []))

/** Words of one version of an artifact. */
export interface Copy {
  headline: string
  primary_text: string
  description?: string | undefined
}
