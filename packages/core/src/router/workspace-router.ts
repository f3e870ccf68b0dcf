import { showFirstSteps } from '../workspaces/show-first-steps.ts'
import { showWorkspace } from '../workspaces/show-workspace.ts'
import { memberProcedure, router } from './trpc.ts'

export const workspaceRouter = router({
  show: memberProcedure.query(({ ctx }) => showWorkspace({ ctx, input: { workspaceId: ctx.actor.workspaceId } })),
  firstSteps: memberProcedure.query(({ ctx }) =>
    showFirstSteps({ ctx, input: { workspaceId: ctx.actor.workspaceId } }),
  ),
})
