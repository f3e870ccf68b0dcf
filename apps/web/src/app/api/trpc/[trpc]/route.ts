import { problems } from '@adcopy/contract'
import { appRouter, Problem, type RouterContext } from '@adcopy/core'
import { TRPCError } from '@trpc/server'
import { fetchRequestHandler } from '@trpc/server/adapters/fetch'
import { memberContext } from '../../../../server/caller.ts'
import { isSameOrigin } from '../../../../server/same-origin.ts'
import { services } from '../../../../server/services.ts'
import { sessionUser } from '../../../../server/session.ts'

const batchCallsMax = 20

/**
 * The session determines the user, and the header `x-workspace-id` determines the workspace. Throws `NOT_FOUND` if the
 * user is not a member of that workspace. Without the header, the call concerns the user's own account.
 */
async function createContext({ headers }: Request): Promise<RouterContext> {
  const { core } = services()
  const user = await sessionUser(headers)
  if (user === undefined) return { ...core.as({ kind: 'visitor' }), reply: {} }
  const workspaceId = headers.get('x-workspace-id')
  if (workspaceId === null)
    return { ...core.as({ kind: 'user', userId: user.id, sessionId: user.sessionId }), reply: {} }
  const context = await memberContext(workspaceId, user.id)
  if (context === undefined) throw new TRPCError({ code: 'NOT_FOUND', cause: new Problem('not_found') })
  const idempotencyKey = headers.get('idempotency-key')
  return idempotencyKey === null ? context : { ...context, idempotencyKey }
}

async function handle(request: Request): Promise<Response> {
  if (request.method !== 'GET' && !isSameOrigin(request.headers, services().env.WEB_ORIGIN)) {
    return new Response(null, { status: 403 })
  }
  return fetchRequestHandler({
    endpoint: '/api/trpc',
    req: request,
    router: appRouter,
    maxBatchSize: batchCallsMax,
    createContext: () => createContext(request),
    responseMeta({ errors }) {
      const codes = errors.map(({ cause }) => (cause instanceof Problem ? cause.code : undefined))
      const headers = { 'cache-control': 'no-store' }
      const [code] = codes
      return code !== undefined && codes.every((other) => other === code)
        ? { status: problems[code].status, headers }
        : { headers }
    },
    onError({ error, path }) {
      if (error.code !== 'INTERNAL_SERVER_ERROR' || error.cause instanceof Problem) return
      process.stderr.write(`trpc ${path ?? '?'} failed: ${error.cause?.name ?? error.name}\n`)
    },
  })
}

export { handle as GET, handle as POST }
