export async function getPage(url: string, cookie = ''): Promise<{ status: number; html: string; headers: Headers }> {
  const response = await fetch(url, { headers: cookie === '' ? {} : { cookie }, redirect: 'manual' })
  return { status: response.status, html: await response.text(), headers: response.headers }
}

export function wordsOf(html: string): string {
  return html
    .replaceAll(/<(script|style)\b[^>]*>[\s\S]*?<\/\1>/g, ' ')
    .replaceAll(/<!--[\s\S]*?-->/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
}

export async function postSignIn(origin: string, next: string, fields: { email: string; password: string }) {
  const url = `${origin}/sign-in?next=${encodeURIComponent(next)}`
  const { html } = await getPage(url)
  const form = new FormData()
  for (const [tag] of html.matchAll(/<input type="hidden"[^>]*>/g)) {
    const name = /name="([^"]*)"/.exec(tag)?.[1]
    if (name !== undefined) form.set(name, (/value="([^"]*)"/.exec(tag)?.[1] ?? '').replaceAll('&quot;', '"'))
  }
  form.set('email', fields.email)
  form.set('password', fields.password)
  return fetch(url, { method: 'POST', body: form, headers: { origin }, redirect: 'manual' })
}
