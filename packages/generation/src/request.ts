import type { AwarenessLevel, Copy, CopyLength, Grounding, OfferContent, Platform } from '@adcopy/contract'

/** Everything that generation knows about a job. `brief` steers the copy and is never a source of facts. */
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

/** A writer's answer, which is not checked yet: the copy, and the facts that are cited for its claims. */
export interface Draft {
  copy: Copy
  support: Support[]
}

/**
 * Input of a repair. `previous` is null if the previous answer contained no draft. `reasons` explain why that answer
 * was refused.
 */
export interface Repair {
  previous: Draft | null
  reasons: readonly string[]
}

export interface Prompt {
  instructions: string
  document: string
}
