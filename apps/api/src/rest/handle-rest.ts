import { Problem, type Core, type RouterContext, type TokenActor } from '@adcopy/core'
import { createAdapter } from './adapter.ts'
import { commonHeaders } from './common-headers.ts'
import { clientKey } from './client-ip.ts'
import { admit } from './credential.ts'
import type { Limiter, LimitState } from './limiter.ts'
import { createLookUps } from './look-ups.ts'
import { matchOperation, type MatchedOperation } from './match-operation.ts'
import type { RestRequest, RestResponse } from './message.ts'
import { rateHeaders } from './rate-headers.ts'
import { checkBodyHeaders, readBody, readIdempotencyKey } from './read-body.ts'
import { readQuery } from './read-query.ts'
import { renderProblem } from './render-problem.ts'
import { newRequestId } from './request-id.ts'
import { toProblem } from './to-problem.ts'

export interface RestDeps {
  core: Core
  limiters: { token: Limiter; ip: Limiter }
  problemsBase: string
  trustedProxyHops: number
  recordTokenUse: (tokenId: string) => void
  /** The event contains identifiers and codes, never a value that a client sent. */
  observe: (event: RestEvent) => void
}

export interface RestEvent {
  requestId: string
  operationId: string | undefined
  status: number
  durationMs: number
  workspaceId: string | undefined
  tokenId: string | undefined
  /** Undefined if the request was refused, because the id in the path may then be any text that the client sent. */
  jobId: string | undefined
  accepted: boolean
  problem: Problem | undefined
}

export type HandleRest = (request: RestRequest) => Promise<RestResponse>

interface RequestState {
  matched?: MatchedOperation | undefined
  limit?: LimitState | undefined
  actor?: TokenActor | undefined
  body?: Record<string, unknown> | undefined
  context?: RouterContext | undefined
  jobId?: string | undefined
}

/** The handler never throws. Source: D-ORDER. */
export function createHandleRest(deps: RestDeps): HandleRest {
  const run = createAdapter()
  const lookUps = createLookUps()

  async function answer(request: RestRequest, state: RequestState): Promise<RestResponse> {
    const path = request.target.replace(/\?.*/s, '')
    const matched = (state.matched = matchOperation(request.method, path))
    if (matched === undefined) throw new Problem('not_found')

    const ipKey = clientKey(request, deps.trustedProxyHops)
    const admitted = await admit(deps.core, { limiters: deps.limiters, lookUps }, request, ipKey)
    state.limit = admitted.limit
    if ('problem' in admitted) throw admitted.problem
    const actor = (state.actor = admitted.actor)
    deps.recordTokenUse(actor.tokenId)

    const { operation } = matched
    const creates = operation.method === 'POST'
    deps.core.entitle(actor, creates ? 'create' : 'read')
    if (creates) checkBodyHeaders(request)
    const idempotencyKey = creates ? readIdempotencyKey(request) : ''
    const query = readQuery(operation, request.target.slice(path.length))
    const body = (state.body = creates ? await readBody(request) : undefined)
    const id = (state.jobId = 'id' in matched ? matched.id : undefined)
    if (id !== undefined && !/^[A-Za-z0-9_-]+$/.test(id)) throw new Problem('not_found')

    const context: RouterContext = { ...deps.core.as(actor), idempotencyKey, reply: {} }
    state.context = context
    return run({ operation, id, query, body, context })
  }

  return async (request) => {
    const startedMs = performance.now()
    const requestId = newRequestId()
    const state: RequestState = {}
    let problem: Problem | undefined
    let response: RestResponse
    try {
      response = await answer(request, state)
    } catch (error) {
      problem = toProblem(error, state.body)
      response = renderProblem(problem, requestId, deps.problemsBase)
    }
    Object.assign(response.headers, {
      ...(state.limit !== undefined && rateHeaders(state.limit, monthOf(state, problem))),
      ...commonHeaders(requestId),
    })
    deps.observe({
      requestId,
      operationId: state.matched?.operation.operationId,
      status: response.status,
      durationMs: performance.now() - startedMs,
      workspaceId: state.actor?.workspaceId,
      tokenId: state.actor?.tokenId,
      jobId: problem === undefined ? (state.context?.reply.jobId ?? state.jobId) : undefined,
      accepted: state.context?.reply.replayed === false,
      problem,
    })
    return response
  }
}

function monthOf({ matched, actor, context }: RequestState, problem: Problem | undefined) {
  if (matched?.operation.method !== 'POST' || actor === undefined) return undefined
  if (actor.removed || actor.allocation === null) return undefined
  const { allocation, used, now: at, resetAt } = actor
  return problem?.units ?? context?.reply.units ?? { allocation, used, at, resetAt }
}
