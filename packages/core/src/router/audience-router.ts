import { avatarSchema, thinkReportSchema } from '@adcopy/contract'
import { z } from 'zod'
import { addAvatar } from '../avatars/add-avatar.ts'
import { listAvatars } from '../avatars/list-avatars.ts'
import { removeAvatar } from '../avatars/remove-avatar.ts'
import { updateAvatar } from '../avatars/update-avatar.ts'
import { addThinkReport } from '../think-reports/add-think-report.ts'
import { listThinkReports } from '../think-reports/list-think-reports.ts'
import { removeThinkReport } from '../think-reports/remove-think-report.ts'
import { updateThinkReport } from '../think-reports/update-think-report.ts'
import { memberProcedure, router } from './trpc.ts'

const avatarId = z.string()
const thinkReportId = z.string()
const avatar = avatarSchema
const report = thinkReportSchema
const basedOn = z.string()

export const avatarsRouter = router({
  list: memberProcedure.query(({ ctx }) => listAvatars({ ctx, input: { workspaceId: ctx.actor.workspaceId } })),
  add: memberProcedure
    .input(z.strictObject({ avatar }))
    .mutation(({ ctx, input }) => addAvatar({ ctx, input: { workspaceId: ctx.actor.workspaceId, ...input } })),
  update: memberProcedure
    .input(z.strictObject({ avatarId, avatar, basedOn }))
    .mutation(({ ctx, input }) => updateAvatar({ ctx, input })),
  remove: memberProcedure
    .input(z.strictObject({ avatarId }))
    .mutation(({ ctx, input }) => removeAvatar({ ctx, input })),
})

export const thinkReportsRouter = router({
  list: memberProcedure.query(({ ctx }) => listThinkReports({ ctx, input: { workspaceId: ctx.actor.workspaceId } })),
  add: memberProcedure
    .input(z.strictObject({ report }))
    .mutation(({ ctx, input }) => addThinkReport({ ctx, input: { workspaceId: ctx.actor.workspaceId, ...input } })),
  update: memberProcedure
    .input(z.strictObject({ thinkReportId, report, basedOn }))
    .mutation(({ ctx, input }) => updateThinkReport({ ctx, input })),
  remove: memberProcedure
    .input(z.strictObject({ thinkReportId }))
    .mutation(({ ctx, input }) => removeThinkReport({ ctx, input })),
})
