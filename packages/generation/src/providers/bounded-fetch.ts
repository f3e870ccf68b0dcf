import { responseBounds } from '../limits.ts'

/**
 * Rejects redirects, because a redirect could send the key to another server, and limits the size of the response body.
 * `onResponse` receives each response before its body is read.
 */
export function boundedFetch(onResponse: (response: Response) => void): typeof globalThis.fetch {
  return async (input, init) => {
    const response = await fetch(input, { ...init, redirect: 'error' })
    onResponse(response)
    if (response.body === null) return response
    const count = countValues()
    let bytes = 0
    const bounded = response.body.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform(chunk, controller) {
          bytes += chunk.length
          const isTooLarge = bytes > responseBounds.bytesMax || count(chunk) > responseBounds.valuesMax
          if (isTooLarge) controller.error(new Error('the answer is too large'))
          else controller.enqueue(chunk)
        },
      }),
    )
    return new Response(bounded, response)
  }
}

const [quote, backslash] = Buffer.from('"\\')
const beginnings = new Set(Buffer.from(',[{'))

/** The returned function counts the values of a JSON text approximately, over all chunks so far. */
function countValues(): (chunk: Uint8Array) => number {
  let values = 0
  let inString = false
  let isEscaped = false
  return (chunk) => {
    for (const byte of chunk) {
      if (isEscaped) isEscaped = false
      else if (byte === quote) inString = !inString
      else if (inString) isEscaped = byte === backslash
      else if (beginnings.has(byte)) values += 1
    }
    return values
  }
}
