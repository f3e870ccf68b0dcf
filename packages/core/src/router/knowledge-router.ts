import { limits } from '@adcopy/contract'
import { z } from 'zod'
import { addKnowledge } from '../knowledge/add-knowledge.ts'
import { chooseFacts } from '../knowledge/choose-facts.ts'
import { keepFittingFacts } from '../knowledge/keep-fitting-facts.ts'
import { listJobsOfKnowledge } from '../knowledge/list-jobs-of-knowledge.ts'
import { listKnowledge } from '../knowledge/list-knowledge.ts'
import { measureKnowledge } from '../knowledge/measure-knowledge.ts'
import { removeKnowledge } from '../knowledge/remove-knowledge.ts'
import { showKnowledge } from '../knowledge/show-knowledge.ts'
import { memberProcedure, router } from './trpc.ts'

const fileInput = z.strictObject({ fileId: z.string() })
const positions = z.array(z.int().min(0)).max(limits.brandBriefFactsMax)

export const knowledgeRouter = router({
  list: memberProcedure.query(({ ctx }) => listKnowledge({ ctx, input: { workspaceId: ctx.actor.workspaceId } })),
  room: memberProcedure.query(({ ctx }) => measureKnowledge({ ctx, input: { workspaceId: ctx.actor.workspaceId } })),
  show: memberProcedure.input(fileInput).query(({ ctx, input }) => showKnowledge({ ctx, input })),
  jobs: memberProcedure.input(fileInput).query(({ ctx, input }) => listJobsOfKnowledge({ ctx, input })),
  choose: memberProcedure
    .input(fileInput.extend({ positions, leftOut: z.boolean() }))
    .mutation(({ ctx, input }) => chooseFacts({ ctx, input })),
  keepFitting: memberProcedure.mutation(({ ctx }) =>
    keepFittingFacts({ ctx, input: { workspaceId: ctx.actor.workspaceId } }),
  ),
  remove: memberProcedure.input(fileInput).mutation(({ ctx, input }) => removeKnowledge({ ctx, input })),
  /**
   * This procedure can be called only in-process, because a JSON request cannot contain bytes. With `once`, a client
   * that received no response can repeat the upload without storing the file twice.
   */
  add: memberProcedure
    .input(z.strictObject({ name: z.string(), content: z.instanceof(Blob) }))
    .mutation(({ ctx, input }) =>
      addKnowledge({ ctx, input: { workspaceId: ctx.actor.workspaceId, ...input, once: true } }),
    ),
})
