/** A request as it came, before anything trusts it. Header names keep their order and their repetitions. */
export interface RestRequest {
  method: string
  /** Path and query as they stood in the request line. */
  target: string
  headers: ReadonlyArray<readonly [name: string, value: string]>
  body: AsyncIterable<Uint8Array> | null
  /** Address of the peer's socket; undefined where the entry cannot know it. */
  peerAddress: string | undefined
}

/** An answer. `body` is null on HEAD alone, where `headers` still speak of the body that GET would have. */
export interface RestResponse {
  status: number
  headers: Record<string, string>
  body: string | null
}

/** Every value of a header, in order; its name in lower case. */
export function valuesOf(request: RestRequest, name: Lowercase<string>): string[] {
  return request.headers.filter(([key]) => key.toLowerCase() === name).map(([, value]) => value)
}
