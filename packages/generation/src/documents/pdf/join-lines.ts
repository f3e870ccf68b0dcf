const hyphenAtEnd = /(\p{L}+)[-\u2010]$/u
// Halves that keep their hyphen wherever a line breaks.
const keeps = /(?:^|[^\p{L}])(?:well|self|non|half|high|low|long|short|full|all|ex|e|co|on|in|up|e-mail)$/iu
/** "Damen- und Herrenräder": the hyphen stands for what the second word says. */
const hanging = /^(?:und|oder|bzw|sowie|and|or|to|bis)\b/iu

/** Words with a hyphen inside as they stand in the middle of lines: what keeps it there keeps it at a line's end. */
export function wordsWithHyphen(lines: readonly string[]): Set<string> {
  return new Set(lines.flatMap((line) => (line.match(/\p{L}+-\p{L}+/gu) ?? []).map((word) => word.toLowerCase())))
}

/** Two lines of one paragraph as one, a word that was broken at the end of the first made whole. */
export function joinLines(one: string, other: string, hyphenated: ReadonlySet<string>): string {
  const half = hyphenAtEnd.exec(one)?.[1]
  if (half === undefined) return `${one} ${other}`
  if (hanging.test(other)) return `${one} ${other}`
  const rest = /^\p{L}+/u.exec(other)?.[0]
  if (rest === undefined) return `${one}${other}`
  const kept = rest[0] !== rest[0]?.toLowerCase() || keeps.test(half) || hyphenated.has(`${half}-${rest}`.toLowerCase())
  return kept ? `${one}${other}` : `${one.slice(0, -1)}${other}`
}
