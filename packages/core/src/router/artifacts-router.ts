import { approvalStates, commentAnchorSchema, copyEditSchema } from '@adcopy/contract'
import { z } from 'zod'
import { addComment } from '../artifacts/add-comment.ts'
import { createReviewLink } from '../artifacts/create-review-link.ts'
import { editArtifact } from '../artifacts/edit-artifact.ts'
import { readArtifact } from '../artifacts/read-artifact.ts'
import { readArtifactStamp } from '../artifacts/read-artifact-stamp.ts'
import { resolveComment } from '../artifacts/resolve-comment.ts'
import { revokeReviewLink } from '../artifacts/revoke-review-link.ts'
import { setApproval } from '../artifacts/set-approval.ts'
import { memberProcedure, router } from './trpc.ts'

const artifactInput = z.strictObject({ artifactId: z.string() })
const versionInput = artifactInput.extend({ number: z.int().min(1) })
const approvalState = z.enum(approvalStates)

export const artifactsRouter = router({
  read: memberProcedure.input(artifactInput).query(({ ctx, input }) => readArtifact({ ctx, input })),
  stamp: memberProcedure.input(artifactInput).query(({ ctx, input }) => readArtifactStamp({ ctx, input })),
  edit: memberProcedure
    .input(artifactInput.extend({ baseNumber: z.int().min(1), copy: copyEditSchema }))
    .mutation(({ ctx, input }) => editArtifact({ ctx, input })),
  setApproval: memberProcedure
    .input(versionInput.extend({ from: approvalState, to: approvalState }))
    .mutation(({ ctx, input }) => setApproval({ ctx, input })),
  addComment: memberProcedure
    .input(versionInput.extend({ text: z.string(), anchor: commentAnchorSchema.optional() }))
    .mutation(({ ctx, input }) => addComment({ ctx, input })),
  resolveComment: memberProcedure
    .input(z.strictObject({ commentId: z.string(), resolved: z.boolean() }))
    .mutation(({ ctx, input }) => resolveComment({ ctx, input })),
  createReviewLink: memberProcedure
    .input(versionInput.extend({ expiresInDays: z.int() }))
    .mutation(({ ctx, input }) => createReviewLink({ ctx, input })),
  revokeReviewLink: memberProcedure
    .input(z.strictObject({ reviewLinkId: z.string() }))
    .mutation(({ ctx, input }) => revokeReviewLink({ ctx, input })),
})
