import { problems } from '@adcopy/contract'
import { initTRPC, TRPCError } from '@trpc/server'
import { entitle, type Act } from '../access/entitle.ts'
import { findOperatorActor } from '../access/authenticate.ts'
import type { Ctx, UserActor, VisitorActor, WorkspaceActor } from '../context.ts'
import { Problem, type MonthUnits } from '../problem.ts'
import { StaleWrite } from '../stale-write.ts'

export interface Reply {
  /** The job that this request created or replayed; only for POST. */
  jobId?: string
  replayed?: boolean
  retryAfterSeconds?: number
  /** The month's units after this request; only for POST. */
  units?: MonthUnits
}

export interface RouterContext extends Ctx<WorkspaceActor | UserActor | VisitorActor> {
  /** The Idempotency-Key for creating a job; every interface sets its own. */
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
    isDev: false, // a response never contains a stack
    // An unexpected error's message is not sent.
    errorFormatter({ shape, error }) {
      const problem = error.cause instanceof Problem ? error.cause.code : null
      // The JSON parser's message quotes the body.
      if (error.cause instanceof SyntaxError)
        return { ...shape, message: 'The request is not JSON.', data: { ...shape.data, problem } }
      if (problem === null && error.code !== 'INTERNAL_SERVER_ERROR')
        return { ...shape, data: { ...shape.data, problem } }
      const { detail, status } = problems[problem ?? 'unavailable']
      const places = error.cause instanceof Problem ? (error.cause.errors ?? []) : []
      return { ...shape, message: detail, data: { ...shape.data, httpStatus: status, problem, places } }
    },
  })

export const router = t.router
export const createCallerFactory = t.createCallerFactory

/** A procedure for a workspace's members and tokens. With an `act`, it checks entitlement before parsing its input. */
export const workspaceProcedure = t.procedure.use(({ ctx, meta, next }) => {
  const { actor } = ctx
  if (actor.kind === 'visitor') throw signInFirst()
  if (actor.kind === 'user') throw new Problem('not_found')
  if (meta?.act !== undefined) entitle(actor, meta.act, ctx.deps.settings)
  return next({ ctx: { ...ctx, actor } })
})

/** A procedure for members. Tokens get the same response as for a procedure that does not exist. */
export const memberProcedure = workspaceProcedure.use(async ({ ctx, next }) => {
  const { actor } = ctx
  if (actor.kind !== 'member') throw new Problem('not_found')
  const result = await next({ ctx: { ...ctx, actor } })
  if (result.ok || !(result.error.cause instanceof StaleWrite)) return result
  throw new TRPCError({ code: 'CONFLICT', message: result.error.cause.message, cause: result.error.cause })
})

export const accountProcedure = t.procedure.use(({ ctx, next }) => {
  const { actor } = ctx
  if (actor.kind === 'visitor') throw signInFirst()
  if (actor.kind !== 'user') throw new Problem('not_found')
  return next({ ctx: { ...ctx, actor } })
})

/** A procedure for operators. The role is looked up for each call, so that its removal takes effect with the next call. */
export const operatorProcedure = accountProcedure.use(async ({ ctx, next }) => {
  const actor = await findOperatorActor(ctx.deps.db, ctx.actor.userId)
  if (actor === undefined) throw new Problem('not_found')
  return next({ ctx: { ...ctx, actor } })
})

export const visitorProcedure = t.procedure

function signInFirst(): TRPCError {
  return new TRPCError({ code: 'UNAUTHORIZED', message: 'Sign in first.' })
}
