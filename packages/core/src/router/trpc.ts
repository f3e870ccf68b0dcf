import { problems } from '@adcopy/contract'
import { initTRPC, TRPCError } from '@trpc/server'
import { entitle, type Act } from '../access/entitle.ts'
import type { Ctx, WorkspaceActor } from '../context.ts'
import { Problem, type MonthUnits } from '../problem.ts'
import { StaleWrite } from '../stale-write.ts'

/** What a face learns beside the body of an answer, for its headers. */
export interface Reply {
  /** The job this request created or replayed; POST alone. */
  jobId?: string
  replayed?: boolean
  /** Whole seconds until the job is worth reading. */
  retryAfterSeconds?: number
  /** The month's units after this request; POST alone. */
  units?: MonthUnits
}

export interface RouterContext extends Ctx<WorkspaceActor> {
  /** The Idempotency-Key of a create; every face brings its own. */
  idempotencyKey?: string
  reply: Reply
}

/** How a procedure appears in the public API; read by trpc-to-openapi. */
export interface RouterMeta extends Record<string, unknown> {
  openapi?: { method: 'GET' | 'POST'; path: `/${string}`; operationId: string; summary: string; description: string }
  act?: Act
}

const t = initTRPC
  .context<RouterContext>()
  .meta<RouterMeta>()
  .create({
    isDev: false, // never a stack in an answer
    // Nor the words of an error that nobody meant to publish.
    errorFormatter({ shape, error }) {
      const problem = error.cause instanceof Problem ? error.cause.code : null
      if (problem === null && error.code !== 'INTERNAL_SERVER_ERROR')
        return { ...shape, data: { ...shape.data, problem } }
      const { detail, status } = problems[problem ?? 'unavailable']
      return { ...shape, message: detail, data: { ...shape.data, httpStatus: status, problem } }
    },
  })

export const router = t.router
export const createCallerFactory = t.createCallerFactory

/** A procedure for whoever acts in a workspace. One with an `act` refuses before its input is parsed. */
export const workspaceProcedure = t.procedure.use(({ ctx, meta, next }) => {
  if (meta?.act !== undefined) entitle(ctx.actor, meta.act, ctx.deps.settings)
  return next()
})

/** A procedure for members. A token cannot use it: it gets the answer for a procedure that does not exist. */
export const memberProcedure = workspaceProcedure.use(async ({ ctx, next }) => {
  const { actor } = ctx
  if (actor.kind !== 'member') throw new Problem('not_found')
  const result = await next({ ctx: { ...ctx, actor } })
  if (result.ok || !(result.error.cause instanceof StaleWrite)) return result
  throw new TRPCError({ code: 'CONFLICT', message: result.error.cause.message, cause: result.error.cause })
})
