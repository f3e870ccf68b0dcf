/** A thing by its key, and its names in English, German, French and Spanish: insides of patterns, in small letters. */
export type Thing = readonly [key: string, en: string, de: string, fr: string, es: string]

/** The names of things as alternatives: English, German, French, Spanish. */
export function namesOf(things: readonly Thing[]): [en: string, de: string, fr: string, es: string] {
  const inLanguage = (place: 1 | 2 | 3 | 4) => things.map((thing) => thing[place]).join('|')
  return [inLanguage(1), inLanguage(2), inLanguage(3), inLanguage(4)]
}

/** The first key whose pattern a wording holds; the wording itself where none is. */
export function keyHeld(wording: string, keyed: ReadonlyArray<readonly [key: string, named: RegExp]>): string {
  return keyed.find(([, named]) => named.test(wording))?.[0] ?? wording
}
