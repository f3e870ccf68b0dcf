import { showFirstSteps } from '../workspaces/show-first-steps.ts'
import { showWorkspace } from '../workspaces/show-workspace.ts'
import { memberProcedure, router } from './trpc.ts'

export const workspaceRouter = router({
  /** Access, billing, and the allocation with the units of this month. */
  show: memberProcedure.query(({ ctx }) => showWorkspace({ ctx, input: { workspaceId: ctx.actor.workspaceId } })),
  /** What the workspace still needs before its first copy. */
  firstSteps: memberProcedure.query(({ ctx }) =>
    showFirstSteps({ ctx, input: { workspaceId: ctx.actor.workspaceId } }),
  ),
})
