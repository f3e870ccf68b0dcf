import { showFirstSteps } from '../workspaces/show-first-steps.ts'
import { memberProcedure, router } from './trpc.ts'

export const workspaceRouter = router({
  /** What the workspace still needs before its first copy. */
  firstSteps: memberProcedure.query(({ ctx }) =>
    showFirstSteps({ ctx, input: { workspaceId: ctx.actor.workspaceId } }),
  ),
})
