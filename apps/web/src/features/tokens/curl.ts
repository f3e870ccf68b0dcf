export function curlOf(apiOrigin: string, token: string): string {
  return `curl -H "Authorization: Bearer ${token}" ${apiOrigin}/api/v1/offers`
}
