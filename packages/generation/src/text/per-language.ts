const languagesMax = 50

/** Calls `make` once per language and keeps the results of up to 50 languages. */
export function perLanguage<T extends object>(make: (language: string) => T): (language: string) => T {
  const known = new Map<string, T>()
  return (language) => {
    const found = known.get(language)
    if (found !== undefined) return found
    if (known.size >= languagesMax) known.clear()
    const made = make(language)
    known.set(language, made)
    return made
  }
}
