/** Mantine reads the same key. */
export const colorSchemeKey = 'mantine-color-scheme-value'

export const colorSchemeEvent = 'color-scheme'

/** The function uses nothing outside itself, because the script below contains its source. */
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

/** This script runs in the head of every page, before the first paint. */
export const colorSchemeScript = `(${applyColorScheme.toString()})('${colorSchemeKey}')`
