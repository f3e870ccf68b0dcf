export type UploadEnd =
  | { kind: 'stored' }
  | { kind: 'signed_out' }
  | { kind: 'refused'; message: string }
  | { kind: 'lost' }

/** Reports how much has been sent, from 0 to 1. Uses XMLHttpRequest, because fetch does not report upload progress. */
export function sendFile(workspaceId: string, file: File, onProgress: (share: number) => void) {
  const request = new XMLHttpRequest()
  const end = new Promise<UploadEnd>((resolve) => {
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total === 0 ? 1 : loaded / total))
    for (const event of ['error', 'abort', 'timeout']) request.addEventListener(event, () => resolve({ kind: 'lost' }))
    request.addEventListener('load', () => resolve(endOf(request)))
  })
  request.open('POST', `/api/knowledge/${workspaceId}`)
  request.setRequestHeader('content-type', 'application/octet-stream')
  request.setRequestHeader('x-file-name', encodeURIComponent(file.name.toWellFormed()))
  request.send(file)
  return { end, abort: () => request.abort() }
}

function endOf({ status, responseText }: XMLHttpRequest): UploadEnd {
  if (status === 201) return { kind: 'stored' }
  if (status === 401) return { kind: 'signed_out' }
  return { kind: 'refused', message: messageOf(responseText) }
}

function messageOf(body: string): string {
  try {
    const { message } = JSON.parse(body) as { message?: unknown }
    if (typeof message === 'string') return message
  } catch {
    // The response is not JSON, so it did not come from this application. A proxy may have sent it.
  }
  return 'The server did not take the file. Try again in a minute.'
}
