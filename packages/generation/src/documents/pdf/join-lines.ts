const hyphenAtEnd = /(\p{L}+)[-\u2010]$/u
// Matches words that are usually followed by a hyphen, such as "well" in "well-known". If a line ends with such a word
// and a hyphen, the hyphen is kept when the lines are joined.
const keeps = /(?:^|[^\p{L}])(?:well|self|non|half|high|low|long|short|full|all|ex|e|co|on|in|up|e-mail)$/iu
/** Matches the word after a suspended hyphen, such as "und" in "Damen- und Herrenräder". */
const hanging = /^(?:und|oder|bzw|sowie|and|or|to|bis)\b/iu

/** Returns words that are hyphenated within a line. Such a word keeps its hyphen when a line ends at the hyphen. */
export function wordsWithHyphen(lines: readonly string[]): Set<string> {
  return new Set(lines.flatMap((line) => (line.match(/\p{L}+-\p{L}+/gu) ?? []).map((word) => word.toLowerCase())))
}

export function joinLines(one: string, other: string, hyphenated: ReadonlySet<string>): string {
  const half = hyphenAtEnd.exec(one)?.[1]
  if (half === undefined) return `${one} ${other}`
  if (hanging.test(other)) return `${one} ${other}`
  const rest = /^\p{L}+/u.exec(other)?.[0]
  if (rest === undefined) return `${one}${other}`
  const kept = rest[0] !== rest[0]?.toLowerCase() || keeps.test(half) || hyphenated.has(`${half}-${rest}`.toLowerCase())
  return kept ? `${one}${other}` : `${one.slice(0, -1)}${other}`
}
