import { fromFetch, toFetch } from '../../src/from-fetch.ts'
import { sharedApi } from '../../src/shared-api.ts'

export const dynamic = 'force-dynamic'
export const runtime = 'nodejs'

async function handle(request: Request): Promise<Response> {
  return toFetch(request, await sharedApi().handleRest(fromFetch(request)))
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
