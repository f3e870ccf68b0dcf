import { allocationSchema, personItemSchema, workspaceNameSchema } from '@adcopy/contract'
import { z } from 'zod'
import { listAuditEvents } from '../audit/list-audit-events.ts'
import { readEnablement } from '../enablement/read-enablement.ts'
import { tickEnablement } from '../enablement/tick-enablement.ts'
import { createInvitation } from '../invitations/create-invitation.ts'
import { listModelUsage } from '../jobs/list-model-usage.ts'
import { showJob } from '../jobs/show-job.ts'
import { listTroubledJobs } from '../operations/list-troubled-jobs.ts'
import { readHealth } from '../operations/read-health.ts'
import { sumModelCosts } from '../operations/sum-model-costs.ts'
import { listOperators } from '../operators/list-operators.ts'
import { createPasswordReset } from '../password-resets/create-password-reset.ts'
import { setSwitch, switches } from '../switches/set-switch.ts'
import { createWorkspace } from '../workspaces/create-workspace.ts'
import { listWorkspaces } from '../workspaces/list-workspaces.ts'
import { setWorkspace } from '../workspaces/set-workspace.ts'
import { operatorProcedure, router } from './trpc.ts'

const invitationDays = 7

const jobInput = z.strictObject({ jobId: z.string() })

export const operationsRouter = router({
  workspaces: operatorProcedure.query(({ ctx }) => listWorkspaces({ ctx, input: {} })),
  createWorkspace: operatorProcedure
    .input(z.strictObject({ name: workspaceNameSchema }))
    .mutation(({ ctx, input }) => createWorkspace({ ctx, input })),
  inviteAdmin: operatorProcedure
    .input(z.strictObject({ workspaceId: z.string() }))
    .mutation(({ ctx, input }) => createInvitation({ ctx, input: { ...input, role: 'admin', days: invitationDays } })),
  setWorkspace: operatorProcedure
    .input(
      z.strictObject({
        workspaceId: z.string(),
        allocation: allocationSchema.nullable().optional(),
        accessEnabled: z.boolean().optional(),
        billing: z.enum(['active', 'frozen']).optional(),
      }),
    )
    .mutation(({ ctx, input }) => setWorkspace({ ctx, input })),
  setSwitch: operatorProcedure
    .input(z.strictObject({ name: z.enum(switches), enabled: z.boolean() }))
    .mutation(({ ctx, input }) => setSwitch({ ctx, input })),
  enablement: operatorProcedure.query(({ ctx }) => readEnablement({ ctx, input: {} })),
  tick: operatorProcedure
    .input(z.strictObject({ item: personItemSchema, done: z.boolean() }))
    .mutation(({ ctx, input }) => tickEnablement({ ctx, input })),
  troubledJobs: operatorProcedure.query(({ ctx }) => listTroubledJobs({ ctx, input: {} })),
  job: operatorProcedure.input(jobInput).query(({ ctx, input }) => showJob({ ctx, input })),
  modelUsage: operatorProcedure.input(jobInput).query(({ ctx, input }) => listModelUsage({ ctx, input })),
  costs: operatorProcedure.query(({ ctx }) => sumModelCosts({ ctx, input: {} })),
  audit: operatorProcedure
    .input(z.strictObject({ workspaceId: z.string().optional(), cursor: z.string().optional() }))
    .query(({ ctx, input }) => listAuditEvents({ ctx, input })),
  health: operatorProcedure.query(({ ctx }) => readHealth({ ctx, input: {} })),
  operators: operatorProcedure.query(({ ctx }) => listOperators({ ctx, input: {} })),
  resetPassword: operatorProcedure
    .input(z.strictObject({ userId: z.string() }))
    .mutation(({ ctx, input }) => createPasswordReset({ ctx, input })),
})
