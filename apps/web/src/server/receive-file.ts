import 'server-only'
import { openAsBlob } from 'node:fs'
import { mkdtemp, open, rm, type FileHandle } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * The body goes to a temporary file, so that a slow upload occupies disk space but no memory. The file is deleted when
 * `work` ends. Returns `too_large` if the body has more than `bytesMax` bytes, and `incomplete` if the connection
 * breaks. Throws if the file cannot be written.
 */
export async function receiveFile<T>(
  request: Request,
  bytesMax: number,
  work: (file: Blob) => Promise<T>,
): Promise<T | 'too_large' | 'incomplete'> {
  if (Number(request.headers.get('content-length') ?? 0) > bytesMax) return 'too_large'
  const folder = await mkdtemp(join(tmpdir(), 'ad-copy-upload-'))
  try {
    const path = join(folder, 'file')
    const file = await open(path, 'w', 0o600)
    const fault = await store(request, bytesMax, file)
    return fault ?? (await work(await openAsBlob(path)))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Closes the file. */
async function store(
  request: Request,
  bytesMax: number,
  file: FileHandle,
): Promise<'too_large' | 'incomplete' | undefined> {
  let bytes = 0
  let failed: { error: unknown } | undefined
  try {
    for await (const chunk of request.body ?? []) {
      bytes += chunk.length
      if (bytes > bytesMax) return 'too_large'
      // After an error, the rest of the body is still read. Otherwise the next request on the connection would hang.
      if (failed === undefined) await file.appendFile(chunk).catch((error: unknown) => (failed = { error }))
    }
  } catch {
    return 'incomplete'
  } finally {
    await file.close()
  }
  if (failed !== undefined) throw failed.error
  return undefined
}
