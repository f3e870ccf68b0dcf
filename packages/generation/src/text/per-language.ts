const languagesMax = 50

/** Caches the results of `make`. The cache is cleared before it would exceed 50 languages. */
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
