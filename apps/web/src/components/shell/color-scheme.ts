/** Storage key of the chosen colour scheme. Mantine reads the same key. */
export const colorSchemeKey = 'mantine-color-scheme-value'

/** Event that is dispatched when the choice changes. */
export const colorSchemeEvent = 'color-scheme'

/** Sets the colour scheme of the document. It uses nothing outside itself, because the script below has its source. */
export function applyColorScheme(key: string): void {
  let chosen: string | null = null
  try {
    chosen = localStorage.getItem(key)
  } catch {
    // The browser blocks the storage.
  }
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
  const scheme = chosen === 'light' || chosen === 'dark' ? chosen : system
  document.documentElement.setAttribute('data-mantine-color-scheme', scheme)
}

/** Script in the head of every page. It applies the colour scheme before the first paint. */
export const colorSchemeScript = `(${applyColorScheme.toString()})('${colorSchemeKey}')`
