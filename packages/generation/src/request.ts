import type { AwarenessLevel, Copy, CopyLength, Grounding, OfferContent, Platform } from '@adcopy/contract'

/** Everything that generation knows about a job. `brief` steers the copy and is never a source of facts. */
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

/** A writer's answer: copy, and the facts behind its claims. It is not trusted yet. */
export interface Draft {
  copy: Copy
  support: Support[]
}

/** The input of a repair: the last draft, null if the answer had none, and why it was refused. */
export interface Repair {
  previous: Draft | null
  reasons: readonly string[]
}

/** The input of a model. */
export interface Prompt {
  instructions: string
  document: string
}
