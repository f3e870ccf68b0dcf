import { composeApi, type Api } from '../../src/compose.ts'
import { parseEnv } from '../../src/env.ts'
import { fromFetch, toFetch } from '../../src/from-fetch.ts'

export const dynamic = 'force-dynamic'
export const runtime = 'nodejs'

let api: Api | undefined

/** Every method and every path of the Next entry; `server.ts` is the other entry of the same handler. */
async function handle(request: Request): Promise<Response> {
  api ??= composeApi(parseEnv(process.env))
  return toFetch(request, await api.handleRest(fromFetch(request)))
}

export {
  handle as DELETE,
  handle as GET,
  handle as HEAD,
  handle as OPTIONS,
  handle as PATCH,
  handle as POST,
  handle as PUT,
}
