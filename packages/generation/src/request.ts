import type { AwarenessLevel, Copy, CopyLength, Grounding, OfferContent, Platform } from '@adcopy/contract'

/** All that generation knows of a job. `brief` steers what is said and is never a source of facts. */
export interface GenerationRequest {
  platform: Platform
  awarenessLevel: AwarenessLevel
  copyLength: CopyLength
  brief: string
  grounding: Grounding
  offer: OfferContent | null
  /** Fixes every random choice; the job's id in production. */
  seed: string
}

/** A piece of the copy, word for word, and the ids of the facts it rests on, as the writer says. */
export interface Support {
  says: string
  facts: string[]
}

/** What a writer answers: copy, and what its claims rest on. Nothing of it is trusted yet. */
export interface Draft {
  copy: Copy
  support: Support[]
}

/** What a repair is told: the last draft, null where the answer held none, and why it was refused. */
export interface Repair {
  previous: Draft | null
  reasons: readonly string[]
}

/** What a model is sent. */
export interface Prompt {
  instructions: string
  document: string
}
