/** Wording that a rule looks for, lower-cased, whole words; in every language at once, as nobody writes in one alone. */
export function phrases(...alternatives: string[]): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${alternatives.join('|')})(?![\\p{L}\\p{N}])`, 'u')
}
