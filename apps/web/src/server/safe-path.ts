const home = '/'
const placeholder = 'http://placeholder.invalid'

/**
 * Returns the home page if a browser could interpret `wanted` as another origin, or if `wanted` leads to the API or
 * back to sign-in.
 */
export function safePath(wanted: unknown): string {
  if (typeof wanted !== 'string' || !/^\/(?![/\\])/.test(wanted) || hasControlOrBackslash(wanted)) return home
  if (!URL.canParse(wanted, placeholder)) return home
  const url = new URL(wanted, placeholder)
  if (url.origin !== placeholder || url.pathname.startsWith('//')) return home
  if (/^\/(api|sign-in)(\/|$)/.test(url.pathname)) return home
  return `${url.pathname}${url.search}${url.hash}`
}

export function signInPath(next: string): string {
  return next === home ? '/sign-in' : `/sign-in?next=${encodeURIComponent(next)}`
}

function hasControlOrBackslash(text: string): boolean {
  return Array.from(text).some((character) => character === '\\' || character < ' ' || character === '\u007f')
}
