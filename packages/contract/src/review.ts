import { z } from 'zod'
import { copyClaimSchema } from './artifact.ts'
import { limits } from './limits.ts'
import { wellFormedText } from './text.ts'

const line = () => wellFormedText().trim().max(limits.editedLineCharactersMax)

/** An empty description is removed. */
export const copyEditSchema = z.strictObject({
  headline: line().min(1),
  primary_text: wellFormedText().trim().min(1).max(limits.editedTextCharactersMax),
  description: line()
    .transform((text) => (text === '' ? undefined : text))
    .optional(),
})

export const approvalStates = ['draft', 'in_review', 'approved'] as const

export type ApprovalState = (typeof approvalStates)[number]

export const approvalSteps = {
  draft: ['in_review'],
  in_review: ['approved', 'draft'],
  approved: ['draft'],
} as const satisfies Record<ApprovalState, readonly ApprovalState[]>

/** Offsets are in UTF-16 units. */
export const commentAnchorSchema = copyClaimSchema.pick({ field: true, start: true, end: true }).strict()

export type CommentAnchor = z.infer<typeof commentAnchorSchema>

export const commentTextSchema = wellFormedText().trim().min(1).max(limits.commentCharactersMax)

export const reviewLinkDaysSchema = z.int().min(1).max(limits.reviewLinkDaysMax)
