export interface TaggedTest {
  file: string
  clauses: readonly string[]
  passed: boolean
}

const head = `# Contract coverage

The files whose tests prove each clause, written by \`npm test\` from the tags that tests carry; do not edit. \`S-1\` to \`VERSION-2\` are
the clauses of the preview contract, those that begin with \`D-\` decide where it is silent (\`docs/api.md\`). The tests of one
clause: \`npm test -- --tags-filter=POST-1\`.
`

/** Returns the clauses without a passing test. Failed and skipped tests prove nothing. */
export function findGaps(clauses: Record<string, string>, tests: readonly TaggedTest[]): string[] {
  const proven = new Set(tests.filter((test) => test.passed).flatMap((test) => test.clauses))
  return Object.keys(clauses).filter((id) => !proven.has(id))
}

/**
 * Renders the page, which lists the files whose tests name each clause. The text does not depend on the order of the
 * tests.
 */
export function renderCoverage(clauses: Record<string, string>, tests: readonly TaggedTest[]): string {
  const rows = Object.entries(clauses).map(([id, text]) => {
    const files = new Set(tests.filter((test) => test.clauses.includes(id)).map(({ file }) => `\`${file}\``))
    return `| ${id} | ${text.replaceAll('|', String.raw`\|`)} | ${[...files].toSorted().join(', ')} |`
  })
  return [head, '| clause | says | tests |', '|---|---|---|', ...rows, ''].join('\n')
}
