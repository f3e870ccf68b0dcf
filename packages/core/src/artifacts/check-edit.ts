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

/**
 * Checks an edit on behalf of a workspace, with limits on time and memory. The function is injected, because core does
 * not import the checks.
 */
export type CheckEdit = (workspaceId: string, edit: EditToCheck) => Promise<CheckedEdit>
