/**
 * A request before any validation. Under `server.ts`, the path, query and headers are exactly as received. Under Next,
 * repeated headers are already merged and the path is already normalized.
 */
export interface RestRequest {
  method: string
  /** Path and query, not decoded. */
  target: string
  headers: ReadonlyArray<readonly [name: string, value: string]>
  body: AsyncIterable<Uint8Array> | null
  /** Undefined under Next. */
  peerAddress: string | undefined
}

/** `body` is null only in a response to HEAD, whose `headers` describe the body that GET would have. */
export interface RestResponse {
  status: number
  headers: Record<string, string>
  body: string | null
}

export function valuesOf(request: RestRequest, name: Lowercase<string>): string[] {
  const values: string[] = []
  for (const [key, value] of request.headers) {
    if (key.length === name.length && key.toLowerCase() === name) values.push(value)
  }
  return values
}
