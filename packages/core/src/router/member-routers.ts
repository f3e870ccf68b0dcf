import { z } from 'zod'
import { readArtifact } from '../artifacts/read-artifact.ts'
import { meterBrand } from '../brand/meter-brand.ts'
import { readJobGrounding } from '../jobs/read-job-grounding.ts'
import { showJob } from '../jobs/show-job.ts'
import { addKnowledge } from '../knowledge/add-knowledge.ts'
import { listKnowledge } from '../knowledge/list-knowledge.ts'
import { removeKnowledge } from '../knowledge/remove-knowledge.ts'
import { showKnowledge } from '../knowledge/show-knowledge.ts'
import { Problem } from '../problem.ts'
import { router, workspaceProcedure } from './trpc.ts'

/** What a token cannot do: it answers as if there were nothing. */
const memberProcedure = workspaceProcedure.use(({ ctx, next }) => {
  const { actor } = ctx
  if (actor.kind !== 'member') throw new Problem('not_found')
  return next({ ctx: { ...ctx, actor } })
})

export const artifactsRouter = router({
  read: memberProcedure
    .input(z.strictObject({ artifactId: z.string() }))
    .query(({ ctx, input }) => readArtifact({ ctx, input })),
})

const jobInput = z.strictObject({ jobId: z.string() })

export const jobsRouter = router({
  show: memberProcedure.input(jobInput).query(({ ctx, input }) => showJob({ ctx, input })),
  grounding: memberProcedure.input(jobInput).query(({ ctx, input }) => readJobGrounding({ ctx, input })),
})

const fileInput = z.strictObject({ fileId: z.string() })

export const knowledgeRouter = router({
  list: memberProcedure.query(({ ctx }) => listKnowledge({ ctx, input: { workspaceId: ctx.actor.workspaceId } })),
  /** How full the grounding is that these files are a part of. */
  meter: memberProcedure.query(({ ctx }) => meterBrand({ ctx, input: { workspaceId: ctx.actor.workspaceId } })),
  show: memberProcedure.input(fileInput).query(({ ctx, input }) => showKnowledge({ ctx, input })),
  remove: memberProcedure.input(fileInput).mutation(({ ctx, input }) => removeKnowledge({ ctx, input })),
  /** In process alone: bytes do not travel as JSON. */
  add: memberProcedure
    .input(z.strictObject({ name: z.string(), content: z.instanceof(Uint8Array) }))
    .mutation(({ ctx, input }) => addKnowledge({ ctx, input: { workspaceId: ctx.actor.workspaceId, ...input } })),
})
