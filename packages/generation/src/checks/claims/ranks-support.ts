import { isAmong, related } from './concepts.ts'
import { counting, wordsAfter } from './near.ts'
import type { TermClaim } from './terms.ts'

/** "The smallest of our boxes": what is ranked is one of those. */
export function isAmongThose(claim: TermClaim, stated: readonly string[]): boolean {
  const ahead = claim.statement.text.slice(claim.end - claim.statement.start)
  const among = /^ (?:of|von) /u.test(ahead) ? wordsAfter(ahead, 0, counting) : []
  return among.length === 0 || stated.length === 0 || related(among, stated)
}

/** "Picks the smallest that fits", "the smallest of our boxes": what is ranked is named before it or among which, or not at all. */
export function isRankedAlone(
  claim: TermClaim,
  said: readonly string[],
  near: readonly string[],
  content: readonly string[],
): boolean {
  const ahead = claim.statement.text.slice(claim.end - claim.statement.start)
  if (wordsAfter(ahead, 0).length > 0) return false
  const among = wordsAfter(ahead, 0, counting)
  return (among.length > 0 && related(among, near)) || said.every((word) => isAmong(word, content))
}

/** A ranking holds among those that the source names, and the brand's own best is not the best of all. */
export function isAmongTheSame(claim: TermClaim, source: TermClaim, around: readonly string[]): boolean {
  if (claim.kind !== 'superlative') return true
  const content = source.statement.content
  if (source.scope.includes('ours') && !claim.scope.includes('ours')) return false
  const [said, held] = [claim.scope, source.scope].map((scope) => scope.filter((word) => word !== 'ours'))
  if (said === undefined || held === undefined || held.length === 0) {
    return (said ?? []).every((word) => isAmong(word, content) || !widening.test(word))
  }
  return related(held, around) && said.every((word) => isAmong(word, content))
}

const widening =
  /^(?:world|market|planet|universe|country|europe|all|history|welt|markt|land|europas?|deutschlands?|monde|marché|pays|europe|mundo|mercado|país|europa)$/u
