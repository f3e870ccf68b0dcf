/** Source: S-4, D-REQUEST-ID. */
export function commonHeaders(requestId: string): Record<string, string> {
  return { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff', 'X-Request-Id': requestId }
}
