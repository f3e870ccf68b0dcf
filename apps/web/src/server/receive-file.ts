import 'server-only'
import { createWriteStream, openAsBlob } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'

class TooLarge extends Error {}

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
    try {
      const body = Readable.from(request.body ?? [])
      await pipeline(body, boundedBy(bytesMax), createWriteStream(path, { mode: 0o600 }))
    } catch (error) {
      if (error instanceof TooLarge) return 'too_large'
      // Errors of the file system name a system call. The error of a broken connection does not.
      if (error instanceof Error && 'syscall' in error) throw error
      return 'incomplete'
    }
    return await work(await openAsBlob(path))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function boundedBy(bytesMax: number): Transform {
  let bytes = 0
  return new Transform({
    transform(chunk: Buffer, _, done) {
      bytes += chunk.length
      if (bytes > bytesMax) done(new TooLarge())
      else done(null, chunk)
    },
  })
}
