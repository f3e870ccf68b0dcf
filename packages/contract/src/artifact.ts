import { z } from 'zod'

/** Verdict of one check on generated copy. A hard check that fails keeps the copy from being used. */
export const checkVerdictSchema = z.strictObject({
  check: z.string(),
  severity: z.enum(['hard', 'soft']),
  passed: z.boolean(),
  reason: z.string().optional(),
})

export type CheckVerdict = z.infer<typeof checkVerdictSchema>

/** What it takes to reproduce an artifact: the same card gives the same words where the backend is deterministic. */
export const reproducibilityCardSchema = z.strictObject({
  grounding_hash: z.string(),
  offer_version_id: z.string().nullable(),
  backend: z.string(),
  model: z.string().nullable(),
  prompt_version: z.string(),
  seed: z.string(),
})

export type ReproducibilityCard = z.infer<typeof reproducibilityCardSchema>

/** Words of one version of an artifact. */
export interface Copy {
  headline: string
  primary_text: string
  description?: string | undefined
}
