/** How a brand speaks to its readers: "Sie", "vous", "usted" and written-out verbs, or "du", "tu", "tú" and "it's". */
export type Form = 'formal' | 'informal'

/**
 * Lines are written once for both forms of address, `<formal|informal>`, and in several wordings, `[one|another]`, any of
 * which goes with any other of its line. Blanks such as `{brand}` are left for later.
 */
export function phrased(line: string, form: Form, choose: (ways: number, at: number) => number): string {
  const addressed = line.replace(/<([^<>|]*)\|([^<>|]*)>/gu, (_, formal: string, informal: string) =>
    form === 'formal' ? formal : informal,
  )
  let at = 0
  return addressed.replace(/\[([^[\]]*)\]/gu, (_, options: string) => {
    const ways = options.split('|')
    at += 1
    return ways[choose(ways.length, at)] ?? ''
  })
}

/** Every wording of a line at least once, in both forms: what a test has to look at. */
export function wordingsOf(line: string): string[] {
  const most = Math.max(
    1,
    ...[...line.matchAll(/\[([^[\]]*)\]/gu)].map(([, options = '']) => options.split('|').length),
  )
  const turns = Array.from({ length: most }, (_, turn) => turn)
  return (['formal', 'informal'] as const).flatMap((form) =>
    turns.map((turn) => phrased(line, form, (ways) => turn % ways)),
  )
}
