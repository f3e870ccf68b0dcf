/** Throws unless `url` answers with `status`. Without `status`, every status below 500 is accepted. */
export async function probeHttp(url: string, signal: AbortSignal, status?: number): Promise<void> {
  const response = await fetch(url, { signal, redirect: 'manual' })
  const text = await response.text()
  const accepted = status === undefined ? response.status < 500 : response.status === status
  if (!accepted) throw new Error(`${url} answers ${response.status}: ${text.slice(0, 300)}`)
}
