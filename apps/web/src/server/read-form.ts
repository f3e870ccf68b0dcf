/** A form of at most so many bytes, counted as they come; undefined where it is none. */
export async function readForm(request: Request, bytesMax: number): Promise<FormData | 'too_large' | undefined> {
  if (Number(request.headers.get('content-length') ?? 0) > bytesMax) return 'too_large'
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of request.body ?? []) {
    bytes += chunk.length
    if (bytes > bytesMax) return 'too_large'
    chunks.push(chunk)
  }
  try {
    const headers = { 'content-type': request.headers.get('content-type') ?? '' }
    return await new Response(Buffer.concat(chunks), { headers }).formData()
  } catch {
    return undefined
  }
}
