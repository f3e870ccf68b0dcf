/**
 * Where `ADCOPY_REST_PROXY` says so, every call of these tests goes through a validating proxy that the conformance run
 * keeps: it is asked for one in front of an entry, and names in `sl-violations` what it saw wrong.
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

/** What an answer breaks of the document. Requests break it on purpose here, and unknown paths are not in it. */
export function violationsOf(headers: Headers): Violation[] {
  const found = headers.get('sl-violations')
  if (found === null) return []
  return (JSON.parse(found) as Violation[]).filter(({ location }) => location[0] === 'response')
}
