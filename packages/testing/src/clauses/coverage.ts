export interface TaggedTest {
  file: string
  clauses: readonly string[]
  passed: boolean
}

const head = `# Contract coverage

This page lists, for each clause, the files whose tests prove it. \`npm test\` writes the page from the tags of the tests; do not edit it.
The clauses \`S-1\` to \`VERSION-2\` are from the preview contract. Clauses that begin with \`D-\` are decisions about questions that the
contract leaves open (\`docs/api.md\`). To run the tests of one clause: \`npm test -- --tags-filter=POST-1\`.
`

/** Failed and skipped tests prove nothing. */
export function findGaps(clauses: Record<string, string>, tests: readonly TaggedTest[]): string[] {
  const proven = new Set(tests.filter((test) => test.passed).flatMap((test) => test.clauses))
  return Object.keys(clauses).filter((id) => !proven.has(id))
}

/** The text does not depend on the order of the tests. */
export function renderCoverage(clauses: Record<string, string>, tests: readonly TaggedTest[]): string {
  const rows = Object.entries(clauses).map(([id, text]) => {
    const files = new Set(tests.filter((test) => test.clauses.includes(id)).map(({ file }) => `\`${file}\``))
    return `| ${id} | ${text.replaceAll('|', String.raw`\|`)} | ${[...files].toSorted().join(', ')} |`
  })
  return [head, '| clause | says | tests |', '|---|---|---|', ...rows, ''].join('\n')
}
