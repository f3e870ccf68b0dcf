/** A request as received, before any validation. Header names keep their order and repetitions. */
export interface RestRequest {
  method: string
  /** Path and query exactly as in the request line. */
  target: string
  headers: ReadonlyArray<readonly [name: string, value: string]>
  body: AsyncIterable<Uint8Array> | null
  /** Address of the socket's peer; undefined if the entry cannot know it. */
  peerAddress: string | undefined
}

/** A response. `body` is null only on HEAD, where `headers` still describe the body that GET would have. */
export interface RestResponse {
  status: number
  headers: Record<string, string>
  body: string | null
}

/** Every value of a header, in order; its name in lower case. */
export function valuesOf(request: RestRequest, name: Lowercase<string>): string[] {
  const values: string[] = []
  for (const [key, value] of request.headers) {
    if (key.length === name.length && key.toLowerCase() === name) values.push(value)
  }
  return values
}
