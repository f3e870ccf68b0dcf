import type { ClaimKind } from '@adcopy/contract'

/**
 * Which words say what a term is said of: an adjective's noun or subject, a noun's qualifiers and its complement, those who
 * vouch; or none, where the wording says it all.
 */
export type Said = 'of its noun' | 'with a complement' | 'by an agent' | 'alone'

type Key = string | null | ((wording: string) => string)

/** Wording that ranks, promises, offers or calls a witness. */
export interface Rule {
  kind: Extract<ClaimKind, 'superlative' | 'guarantee' | 'offer_term' | 'endorsement'>
  /** What makes two of them one claim, which may be told by the wording; null where each wording is a claim of its own. */
  key: Key
  said: Said
  pattern: RegExp
  languages?: readonly string[]
}

/** Rules of one kind, each given by key and by its wording in all languages, in small letters. */
export function rulesOf(
  kind: Rule['kind'],
  rows: ReadonlyArray<readonly [key: Key, said: Said, words: readonly string[], languages?: readonly string[]]>,
): Rule[] {
  return rows.map(([key, said, words, languages]) => ({
    kind,
    key,
    said,
    pattern: new RegExp(`(?<![\\p{L}\\p{N}-])(?:${words.join('|')})(?![\\p{L}\\p{N}])`, 'gu'),
    ...(languages === undefined ? {} : { languages }),
  }))
}
