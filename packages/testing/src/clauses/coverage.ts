/** One test that names clauses as tags. */
export interface TaggedTest {
  file: string
  /** Names of the suites around it, outermost first, and its own. */
  path: readonly string[]
  clauses: readonly string[]
  passed: boolean
}

const head = `# Contract coverage

Which tests prove which clause, written by \`npm test\` from the tags that tests carry; do not edit. \`S-1\` to \`VERSION-2\` are
the clauses of the preview contract, those that begin with \`D-\` decide where it is silent (\`docs/api.md\`). The tests of one
clause: \`npm test -- --tags-filter=POST-1\`.
`

const namesMax = 6

// A suite that runs against each entry says so at the end of its name.
const entrySuffix = /,? by (server\.ts|next)$/

/** Clauses that none of these tests proves: one that failed or was skipped proves nothing. */
export function findGaps(clauses: Record<string, string>, tests: readonly TaggedTest[]): string[] {
  const proven = new Set(tests.filter((test) => test.passed).flatMap((test) => test.clauses))
  return Object.keys(clauses).filter((id) => !proven.has(id))
}

/**
 * The page: every clause with the tests that name it, by file and suite. The same tests give the same text, whatever their
 * order and wherever one of them was skipped.
 */
export function renderCoverage(clauses: Record<string, string>, tests: readonly TaggedTest[]): string {
  const sections = Object.entries(clauses).map(([id, text]) => {
    const proofs = tests.filter((test) => test.clauses.includes(id))
    return `## ${id}\n\n${text}\n\n${renderProofs(proofs)}`
  })
  return [head, ...sections].join('\n').replaceAll(/\n{3,}/g, '\n\n')
}

function renderProofs(proofs: readonly TaggedTest[]): string {
  const suites = new Map<string, { entries: Set<string>; names: Set<string> }>()
  for (const { file, path } of proofs) {
    const around = path.slice(0, -1)
    const names = around.map((name) => name.replace(entrySuffix, '')).join(' › ')
    const heading = `\`${file}\`${names === '' ? '' : `: ${names}`}`
    const suite = suites.get(heading) ?? { entries: new Set(), names: new Set() }
    const entry = around.map((name) => entrySuffix.exec(name)?.[1]).find((found) => found !== undefined)
    if (entry !== undefined) suite.entries.add(entry)
    suite.names.add(oneLine(path.at(-1) ?? ''))
    suites.set(heading, suite)
  }
  const lines = [...suites]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([heading, { entries, names }]) => {
      const against = entries.size === 0 ? '' : ` (${[...entries].toSorted().toReversed().join(', ')})`
      return [`- ${heading}${against}`, ...renderNames([...names].toSorted())].join('\n')
    })
  return `${lines.join('\n')}\n`
}

/** A suite of many cases is told by its first ones: the page is for reading, the cases stand in the file. */
function renderNames(names: readonly string[]): string[] {
  const shown = names.length > namesMax ? names.slice(0, namesMax - 1) : names
  const lines = shown.map((name) => `  - ${name}`)
  return shown.length === names.length ? lines : [...lines, `  - and ${names.length - shown.length} more`]
}

/** A name as one line of Markdown that shows every character as it is. */
function oneLine(name: string): string {
  return name.replaceAll(/[\\`*_[\]<>|]/g, String.raw`\$&`).replaceAll(/\s+/g, ' ')
}
