/** Maximum bytes of a response body: far more than any answer within the token limits needs. */
const bodyBytesMax = 8 * 1024 * 1024

/**
 * `fetch` for provider calls: follows no redirect, which could send the key to another server, and limits the body's size.
 * `onResponse` sees each response before its body is read.
 */
export function boundedFetch(onResponse: (response: Response) => void): typeof globalThis.fetch {
  return async (input, init) => {
    const response = await fetch(input, { ...init, redirect: 'error' })
    onResponse(response)
    if (response.body === null) return response
    let bytes = 0
    const bounded = response.body.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform(chunk, controller) {
          bytes += chunk.length
          if (bytes > bodyBytesMax) controller.error(new Error('the answer has no end'))
          else controller.enqueue(chunk)
        },
      }),
    )
    return new Response(bounded, response)
  }
}
