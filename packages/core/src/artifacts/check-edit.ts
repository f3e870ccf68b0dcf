import type {
  AwarenessLevel,
  CheckVerdict,
  Copy,
  CopyClaim,
  CopyLength,
  Grounding,
  OfferContent,
  Platform,
} from '@adcopy/contract'

/** The input of the mechanical checks for an edit. It has no brief, which is already deleted. */
export interface EditToCheck {
  request: {
    platform: Platform
    awarenessLevel: AwarenessLevel
    copyLength: CopyLength
    grounding: Grounding
    offer: OfferContent | null
  }
  before: { copy: Copy; claims: readonly CopyClaim[] }
  copy: Copy
}

export interface CheckedEdit {
  checks: CheckVerdict[]
  /** Claims in the sentences that did not change. */
  claims: CopyClaim[]
}

/** Limited in time and memory. Injected, because core does not import the checks. */
export type CheckEdit = (workspaceId: string, edit: EditToCheck) => Promise<CheckedEdit>
