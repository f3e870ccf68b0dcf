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

/** Does not contain the brief, because the brief is deleted when the job ends. */
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
  claims: CopyClaim[]
}

/**
 * The process passes this function to `createCore`, because core does not depend on the package that contains the
 * checks.
 */
export type CheckEdit = (workspaceId: string, edit: EditToCheck) => Promise<CheckedEdit>
