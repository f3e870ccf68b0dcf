import { readUsage } from '../usage/read-usage.ts'

import { memberProcedure, router } from './trpc.ts'

export const usageRouter = router({
  read: memberProcedure.query(({ ctx }) => readUsage({ ctx, input: { workspaceId: ctx.actor.workspaceId } })),
})
