import { z } from 'zod'
import { listAuditEvents } from '../audit/list-audit-events.ts'

import { memberProcedure, router } from './trpc.ts'

export const auditRouter = router({
  list: memberProcedure
    .input(z.strictObject({ cursor: z.string().optional() }))
    .query(({ ctx, input }) => listAuditEvents({ ctx, input: { workspaceId: ctx.actor.workspaceId, ...input } })),
})
