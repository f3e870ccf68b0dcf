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

/** A part of the copy, word for word, and the ids of the facts that support it according to the writer. */
export interface Support {
  says: string
  facts: string[]
}

/** A writer's answer: copy and the facts that support its claims. It is not trusted yet. */
export interface Draft {
  copy: Copy
  support: Support[]
}

/** Input of a repair: the previous draft, null if the answer contained none, and why it was refused. */
export interface Repair {
  previous: Draft | null
  reasons: readonly string[]
}

/** The input of a model. */
export interface Prompt {
  instructions: string
  document: string
}
