import { limits } from '@adcopy/contract'
import { exportNote } from '../../../../features/artifact/export/export-note.ts'
import { toText, toWorkbook } from '../../../../features/artifact/export/files.ts'
import { rowOf, type Row } from '../../../../features/artifact/export/rows.ts'
import { answerOf, memberCaller } from '../../../../server/caller.ts'
import { sessionUser } from '../../../../server/session.ts'

const nameCharactersMax = 200

const formats = {
  xlsx: {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    write: (rows: readonly Row[]): Promise<Buffer> => toWorkbook(rows),
  },
  txt: { type: 'text/plain; charset=utf-16le', write: async (rows: readonly Row[]) => toText(rows) },
  json: {
    type: 'application/json',
    write: async (rows: readonly Row[]) => Buffer.from(JSON.stringify({ note: exportNote, ads: rows }, null, 2)),
  },
}

/**
 * Returns artifacts as one file. The query parameter `artifact` is repeated for each artifact: `art_…` selects the
 * newest version, and `art_….2` selects version 2. The parameter `format` is xlsx, txt or json. If any artifact is
 * unknown or belongs to another workspace, the response is a 404 without a file.
 */
export async function GET(
  request: Request,
  { params }: { params: Promise<{ workspaceId: string }> },
): Promise<Response> {
  const user = await sessionUser(request.headers)
  if (user === undefined) return refuse(401, 'Sign in first.')
  const query = new URL(request.url).searchParams
  const format = query.get('format') ?? ''
  const wanted = query.getAll('artifact')
  if (!isFormat(format) || wanted.length === 0 || wanted.length > limits.exportedArtifactsMax) {
    return refuse(400, `Choose xlsx, txt or json, and 1 to ${limits.exportedArtifactsMax} artifacts.`)
  }
  const caller = await memberCaller((await params).workspaceId, user.id)
  if (caller === undefined) return refuse(404, 'Not found.')
  const names = {
    campaign: nameOf(query.get('campaign'), 'Ad copy'),
    adSet: nameOf(query.get('ad_set'), 'Imported ads'),
  }
  const rows: Row[] = []
  for (const one of wanted) {
    const [artifactId = '', number] = one.split('.')
    const answer = await answerOf(caller.artifacts.read({ artifactId }))
    if (!answer.ok) return refuse(answer.problem === 'not_found' ? 404 : 403, 'Not found, or not permitted.')
    const { versions } = answer.value
    const version = number === undefined ? versions[0] : versions.find((other) => String(other.number) === number)
    if (version === undefined) return refuse(404, 'Not found.')
    rows.push(rowOf(answer.value, version, names))
  }
  const { type, write } = formats[format]
  return new Response(new Uint8Array(await write(rows)), {
    headers: {
      'content-type': type,
      'content-disposition': `attachment; filename="ads.${format}"`,
      'cache-control': 'no-store',
    },
  })
}

function isFormat(format: string): format is keyof typeof formats {
  return Object.hasOwn(formats, format)
}

function nameOf(given: string | null, otherwise: string): string {
  const name = (given ?? '').trim().slice(0, nameCharactersMax)
  return name === '' ? otherwise : name
}

function refuse(status: number, message: string): Response {
  return new Response(message, { status, headers: { 'content-type': 'text/plain', 'cache-control': 'no-store' } })
}
