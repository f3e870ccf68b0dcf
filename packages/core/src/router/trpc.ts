import { problems } from '@adcopy/contract'
import { initTRPC, TRPCError } from '@trpc/server'
import { entitle, type Act } from '../access/entitle.ts'
import { findOperatorActor } from '../access/authenticate.ts'
import type { Ctx, UserActor, VisitorActor, WorkspaceActor } from '../context.ts'
import { Problem, type MonthUnits } from '../problem.ts'
import { StaleWrite } from '../stale-write.ts'

export interface Reply {
  jobId?: string
  replayed?: boolean
  retryAfterSeconds?: number
  units?: MonthUnits
}

export interface RouterContext extends Ctx<WorkspaceActor | UserActor | VisitorActor> {
  /** The Idempotency-Key header of the request. Only `createJob` uses it. */
  idempotencyKey?: string
  reply: Reply
}

export interface RouterMeta extends Record<string, unknown> {
  openapi?: { method: 'GET' | 'POST'; path: `/${string}`; operationId: string; summary: string; description: string }
  act?: Act
}

const t = initTRPC
  .context<RouterContext>()
  .meta<RouterMeta>()
  .create({
    isDev: false, // responses must not contain stack traces
    // The message of an unexpected error is replaced, because it may contain data.
    errorFormatter({ shape, error }) {
      const problem = error.cause instanceof Problem ? error.cause.code : null
      // The error message of the JSON parser quotes the request body.
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

/** If `meta.act` is set, `entitle` is called before the input is parsed. Source: D-ORDER. */
export const workspaceProcedure = t.procedure.use(({ ctx, meta, next }) => {
  const { actor } = ctx
  if (actor.kind === 'visitor') throw signInFirst()
  if (actor.kind === 'user') throw new Problem('not_found')
  if (meta?.act !== undefined) entitle(actor, meta.act, ctx.deps.settings)
  return next({ ctx: { ...ctx, actor } })
})

/** Tokens get the same response as for a procedure that does not exist. */
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

/** Each call looks up the role, so that removing the role takes effect immediately. */
export const operatorProcedure = accountProcedure.use(async ({ ctx, next }) => {
  const actor = await findOperatorActor(ctx.deps.db, ctx.actor.userId)
  if (actor === undefined) throw new Problem('not_found')
  return next({ ctx: { ...ctx, actor } })
})

export const visitorProcedure = t.procedure

function signInFirst(): TRPCError {
  return new TRPCError({ code: 'UNAUTHORIZED', message: 'Sign in first.' })
}
