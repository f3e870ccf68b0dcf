import type { AwarenessLevel, Copy, CopyLength, Grounding, OfferContent, Platform } from '@adcopy/contract'

/** All data that generation needs for a job. `brief` steers the copy and is never a source of facts. */
export interface GenerationRequest {
  platform: Platform
  awarenessLevel: AwarenessLevel
  copyLength: CopyLength
  brief: string
  grounding: Grounding
  offer: OfferContent | null
  /** Determines every random choice; in production it is the job's id. */
  seed: string
}

/** A verbatim part of the copy, and the ids of the facts that, according to the writer, support it. */
export interface Support {
  says: string
  facts: string[]
}

/** The unchecked output of a writer: the copy, and the facts that the writer cites for its claims. */
export interface Draft {
  copy: Copy
  support: Support[]
}

/**
 * Asks the writer to correct its previous response. `previous` is null if that response contained no draft. `reasons`
 * explain why that response was rejected.
 */
export interface Repair {
  previous: Draft | null
  reasons: readonly string[]
}

export interface Prompt {
  instructions: string
  document: string
}
