/** One test with the clauses that it names as tags. */
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

/** Returns the clauses without a passing test: a failed or skipped test proves nothing. */
export function findGaps(clauses: Record<string, string>, tests: readonly TaggedTest[]): string[] {
  const proven = new Set(tests.filter((test) => test.passed).flatMap((test) => test.clauses))
  return Object.keys(clauses).filter((id) => !proven.has(id))
}

/** Renders the page: every clause with the files whose tests name it. The order of the tests does not change the text. */
export function renderCoverage(clauses: Record<string, string>, tests: readonly TaggedTest[]): string {
  const rows = Object.entries(clauses).map(([id, text]) => {
    const files = new Set(tests.filter((test) => test.clauses.includes(id)).map(({ file }) => `\`${file}\``))
    return `| ${id} | ${text.replaceAll('|', String.raw`\|`)} | ${[...files].toSorted().join(', ')} |`
  })
  return [head, '| clause | says | tests |', '|---|---|---|', ...rows, ''].join('\n')
}
