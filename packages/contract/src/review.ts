import { z } from 'zod'
import { copyClaimSchema } from './artifact.ts'
import { limits } from './limits.ts'
import { wellFormedText } from './text.ts'

// Inputs with which members edit, approve, comment on and share an artifact.

const line = () => wellFormedText().trim().max(limits.editedLineCharactersMax)

/** Copy that a member writes. An empty description is left out. */
export const copyEditSchema = z.strictObject({
  headline: line().min(1),
  primary_text: wellFormedText().trim().min(1).max(limits.editedTextCharactersMax),
  description: line()
    .transform((text) => (text === '' ? undefined : text))
    .optional(),
})

export const approvalStates = ['draft', 'in_review', 'approved'] as const

export type ApprovalState = (typeof approvalStates)[number]

/** Approval steps: for each state of a version, the states that may follow it. */
export const approvalSteps = {
  draft: ['in_review'],
  in_review: ['approved', 'draft'],
  approved: ['draft'],
} as const satisfies Record<ApprovalState, readonly ApprovalState[]>

/** The part of a version that a comment is about. Offsets are UTF-16 units of the field. */
export const commentAnchorSchema = copyClaimSchema.pick({ field: true, start: true, end: true }).strict()

export type CommentAnchor = z.infer<typeof commentAnchorSchema>

export const commentTextSchema = wellFormedText().trim().min(1).max(limits.commentCharactersMax)

/** Lifetime of a review link, days. */
export const reviewLinkDaysSchema = z.int().min(1).max(limits.reviewLinkDaysMax)
