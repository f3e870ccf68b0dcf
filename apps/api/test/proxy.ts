/**
 * The conformance run sets `ADCOPY_REST_PROXY`. Every call of these tests then goes through a validating proxy, which
 * reports violations in the header `sl-violations`.
 */
const control = process.env['ADCOPY_REST_PROXY']

export async function throughProxy(upstream: string): Promise<string> {
  if (control === undefined) return upstream
  const response = await fetch(control, { method: 'POST', body: JSON.stringify({ upstream }) })
  if (!response.ok) throw new Error(`no proxy in front of ${upstream}: ${await response.text()}`)
  return ((await response.json()) as { url: string }).url
}

interface Violation {
  location: string[]
  severity: string
  message: string
}

/** Violations by a request are left out, because these tests send invalid requests on purpose. */
export function violationsOf(headers: Headers): Violation[] {
  const found = headers.get('sl-violations')
  if (found === null) return []
  return (JSON.parse(found) as Violation[]).filter(({ location }) => location[0] === 'response')
}
