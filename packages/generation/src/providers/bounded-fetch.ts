/** Maximum size of a response body in bytes. An answer within the token limits is far smaller. */
const bodyBytesMax = 8 * 1024 * 1024

/**
 * Returns a `fetch` for provider calls. It rejects redirects, because a redirect could send the key to another server,
 * and it limits the size of the response body. `onResponse` receives each response before its body is read.
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
