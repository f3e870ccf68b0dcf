import type { Judgement } from './judge.ts'
import { isNoticed, type Mutant } from './report.ts'

const head = `# Mutation testing

Written by \`npm run mutation\`; do not edit. Stryker breaks the guard (\`apps/api/src/rest\`), the contract package and core's job
verbs in every way it knows, one at a time, and the tests of those parts run against each. At least 95 % must be noticed.
Whatever is not, is listed with the reason. Mutants with which the code cannot even be loaded count neither way.
`

/** The page: a row a file, then the survivors one by one. */
export function renderMutation(mutants: readonly Mutant[], { tried, killed, explained }: Judgement): string {
  const files = [...new Set(mutants.map((mutant) => mutant.file))].toSorted()
  const rows = files.map((file) => {
    const of = mutants.filter((mutant) => mutant.file === file && mutant.outcome !== 'broken')
    return row(`\`${file}\``, of.length, of.filter(isNoticed).length)
  })
  const table = ['| | mutants | noticed | |', '|---|--:|--:|--:|', ...rows, row('**all**', tried, killed)]
  const survivors = explained.map(
    ({ file, line, original, replacement, why }) =>
      `- \`${file}\`, line ${line}: ${code(original)} became ${code(replacement)}. ${why}`,
  )
  const count = (outcome: Mutant['outcome']) => mutants.filter((mutant) => mutant.outcome === outcome).length
  const aside = `Of those noticed, ${count('timeout')} ended no more. Not counted: ${count('broken')} that cannot be loaded.`
  return [head, ...table, '', aside, '', '## What was not noticed', '', ...survivors, ''].join('\n')
}

function row(name: string, tried: number, killed: number): string {
  return `| ${name} | ${tried} | ${killed} | ${((killed / tried) * 100).toFixed(1)} % |`
}

const longest = 120

function code(text: string): string {
  const short = text.length > longest ? `${text.slice(0, longest)} …` : text
  return text === '' ? 'nothing' : `\`\` ${short} \`\``
}
