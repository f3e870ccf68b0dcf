/**
 * A POST without an Origin header is allowed: browsers always send the header with a POST, so another site cannot have
 * caused the request.
 */
export function isSameOrigin(headers: Headers, webOrigin: string): boolean {
  const site = headers.get('sec-fetch-site')
  if (site !== null && site !== 'same-origin' && site !== 'none') return false
  const origin = headers.get('origin')
  if (origin === null || origin === webOrigin) return true
  const host = headers.get('host')
  return host !== null && URL.canParse(origin) && new URL(origin).host === host
}
