export async function signInAndGo(email: string, password: string, path: string): Promise<void> {
  const response = await fetch('/api/auth/sign-in/email', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  }).catch(() => undefined)
  location.assign(response?.ok === true ? path : `/sign-in?next=${encodeURIComponent(path)}`)
}
