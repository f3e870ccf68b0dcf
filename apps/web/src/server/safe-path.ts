const home = '/'
const placeholder = 'http://placeholder.invalid'

/**
 * Returns the home page if a browser could interpret `wanted` as another origin, or if `wanted` leads to the API or
 * back to sign-in.
 */
export function safePath(wanted: unknown): string {
  if (typeof wanted !== 'string' || !/^\/(?!\/)[^\p{Cc}\\]*$/u.test(wanted)) return home
  const url = URL.parse(wanted, placeholder)
  if (url?.origin !== placeholder || url.pathname.startsWith('//')) return home
  if (/^\/(api|sign-in)(\/|$)/.test(url.pathname)) return home
  return `${url.pathname}${url.search}${url.hash}`
}

export function signInPath(next: string): string {
  return next === home ? '/sign-in' : `/sign-in?next=${encodeURIComponent(next)}`
}
