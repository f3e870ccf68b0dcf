import { knowledgeRefusals, limits, problems } from '@adcopy/contract'
import { Problem } from '@adcopy/core'
import { memberCaller } from '../../../../server/caller.ts'
import { receiveFile } from '../../../../server/receive-file.ts'
import { isSameOrigin } from '../../../../server/same-origin.ts'
import { services } from '../../../../server/services.ts'
import { sessionUser } from '../../../../server/session.ts'
import { createSlots } from '../../../../server/slots.ts'

/** Limits the concurrent uploads per workspace, because each upload is first stored in a temporary file. */
const uploads = createSlots(8)

interface UploadContext {
  params: Promise<{ workspaceId: string }>
}

/**
 * The request's body is the file, and `X-File-Name` is its percent-encoded name. The body is read only after the
 * sender's session and membership are checked.
 */
export async function POST(request: Request, { params }: UploadContext): Promise<Response> {
  const { headers } = request
  if (!isSameOrigin(headers, services().env.WEB_ORIGIN)) return refuse(403, problems.forbidden.detail)
  const { workspaceId } = await params
  const user = await sessionUser(headers)
  if (user === undefined) return refuse(401, 'Your session has ended.')
  const caller = await memberCaller(workspaceId, user.id)
  if (caller === undefined) return refuse(404, problems.not_found.detail)
  const name = nameOf(headers.get('x-file-name'))
  if (name === undefined) return refuse(400, knowledgeRefusals.bad_name)
  const free = uploads.take(workspaceId)
  if (free === undefined)
    return refuse(429, 'Too many files of this workspace are on their way. Add it again in a moment.')
  try {
    const outcome = await receiveFile(request, limits.knowledgeFileBytesMax, (content) =>
      caller.knowledge.add({ name, content }),
    )
    if (outcome === 'too_large') return refuse(413, knowledgeRefusals.too_large)
    if (outcome === 'incomplete') return refuse(400, 'The file did not arrive whole. Add it again.')
    return Response.json(outcome, { status: 201, headers: noStore })
  } catch (error) {
    const cause = error instanceof Error ? error.cause : undefined
    if (!(cause instanceof Problem)) {
      process.stderr.write(`knowledge upload failed: ${error instanceof Error ? error.name : 'unknown error'}\n`)
      return refuse(503, problems.unavailable.detail)
    }
    return refuse(problems[cause.code].status, cause.errors?.[0]?.detail ?? problems[cause.code].detail)
  } finally {
    free()
  }
}

const noStore = { 'cache-control': 'no-store' }

/** Some browsers send a path, of which only the last part is kept. */
function nameOf(header: string | null): string | undefined {
  try {
    return header === null ? undefined : decodeURIComponent(header).replace(/^.*[/\\]/, '')
  } catch {
    return undefined
  }
}

function refuse(status: number, message: string): Response {
  return Response.json({ message }, { status, headers: noStore })
}
