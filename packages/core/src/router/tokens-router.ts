import { emailSchema, tokenSecondsSchema } from '@adcopy/contract'
import { z } from 'zod'
import { issueToken } from '../tokens/issue-token.ts'
import { listTokens } from '../tokens/list-tokens.ts'
import { revokeToken } from '../tokens/revoke-token.ts'

import { memberProcedure, router } from './trpc.ts'

export const tokensRouter = router({
  list: memberProcedure.query(({ ctx }) => listTokens({ ctx, input: { workspaceId: ctx.actor.workspaceId } })),
  issue: memberProcedure
    .input(z.strictObject({ email: emailSchema, expiresInSeconds: tokenSecondsSchema.optional() }))
    .mutation(({ ctx, input }) => issueToken({ ctx, input: { workspaceId: ctx.actor.workspaceId, ...input } })),
  revoke: memberProcedure
    .input(z.strictObject({ tokenId: z.string() }))
    .mutation(({ ctx, input }) => revokeToken({ ctx, input })),
})
