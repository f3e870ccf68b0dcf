import type { AwarenessLevel, Copy, CopyLength, Grounding, OfferContent, Platform } from '@adcopy/contract'

/** `brief` steers the copy and is never a source of facts. */
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

/** `says` is a verbatim part of the copy. According to the writer, the `facts` support this part. */
export interface Support {
  says: string
  facts: string[]
}

/** Unchecked output of a writer. */
export interface Draft {
  copy: Copy
  support: Support[]
}

/** `previous` is null if the previous response contained no draft. `reasons` explain why that response was rejected. */
export interface Repair {
  previous: Draft | null
  reasons: readonly string[]
}

export interface Prompt {
  instructions: string
  document: string
}
