import { isId, limits } from '@adcopy/contract'
import type { UploadRefusal } from '../../../../components/knowledge/upload-refusals.ts'
import { answerOf, memberCaller } from '../../../../server/caller.ts'
import { isSameOrigin } from '../../../../server/same-origin.ts'
import { signInPath } from '../../../../server/safe-path.ts'
import { readForm } from '../../../../server/read-form.ts'
import { services } from '../../../../server/services.ts'
import { sessionUser } from '../../../../server/session.ts'

interface UploadContext {
  params: Promise<{ workspaceId: string }>
}

/** What a form may hold beside its file. */
const formBytesMax = 64 * 1024

/** Takes a knowledge file from the form, after it is clear who sends it, and goes back to the list. */
export async function POST(request: Request, { params }: UploadContext): Promise<Response> {
  if (!isSameOrigin(request.headers, services().env.WEB_ORIGIN)) return new Response(null, { status: 403 })
  const { workspaceId } = await params
  if (!isId('workspace', workspaceId)) return new Response(null, { status: 404 })
  const page = `/workspaces/${workspaceId}/knowledge`
  const user = await sessionUser(request.headers)
  if (user === undefined) return seeOther(signInPath(page))
  const caller = await memberCaller(workspaceId, user.id)
  if (caller === undefined) return new Response(null, { status: 404 })
  const back = (refused?: UploadRefusal) => seeOther(refused === undefined ? page : `${page}?refused=${refused}`)
  const form = await readForm(request, limits.knowledgeFileBytesMax + formBytesMax)
  if (form === 'too_large') return back('too_large')
  const file = form?.get('file')
  if (!(file instanceof File) || (file.name === '' && file.size === 0)) return back('no_file')
  if (file.size > limits.knowledgeFileBytesMax) return back('too_large')
  const content = new Uint8Array(await file.arrayBuffer())
  const answer = await answerOf(caller.knowledge.add({ name: nameOf(file.name), content }))
  if (answer.ok) return back()
  return back(answer.problem === 'invalid_request' ? 'unsupported_type' : 'refused')
}

/** Some browsers sent a path. */
function nameOf(name: string): string {
  return name.replace(/^.*[/\\]/, '')
}

function seeOther(location: string): Response {
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })
}
