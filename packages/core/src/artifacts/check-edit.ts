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

/** The input of the mechanical checks for an edit. The brief is deleted by then. */
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
  /** Claims of the sentences that did not change. */
  claims: CopyClaim[]
}

/**
 * Checks an edit on behalf of a workspace, with a bound on time and memory. It is injected because core does not
 * import the checks.
 */
export type CheckEdit = (workspaceId: string, edit: EditToCheck) => Promise<CheckedEdit>
