/** The headers of every response. Source: contract, "What the service does", 4; decisions, "request_id". */
export function commonHeaders(requestId: string): Record<string, string> {
  return { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff', 'X-Request-Id': requestId }
}
