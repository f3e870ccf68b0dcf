import type { Judgement } from './judge.ts'
import { isNoticed, type Mutant } from './report.ts'

const head = `# Mutation testing

\`npm run mutation\` writes this page; do not edit it. A mutant is a copy of the code with one small change. Stryker creates mutants of
the API's request checks (\`apps/api/src/rest\`), of the contract package and of the job functions (\`packages/core/src/jobs\`), and
runs their tests against each mutant. A mutant is killed if a test fails. At least 95 % of the mutants must be killed. The page lists
every mutant that survived, with the reason.
`

export function renderMutation(mutants: readonly Mutant[], { tried, killed, explained }: Judgement): string {
  const files = [...new Set(mutants.map((mutant) => mutant.file))].toSorted()
  const rows = files.map((file) => {
    const of = mutants.filter((mutant) => mutant.file === file && mutant.outcome !== 'broken')
    return row(`\`${file}\``, of.length, of.filter(isNoticed).length)
  })
  const table = ['| file | mutants | killed | share |', '|---|--:|--:|--:|', ...rows, row('**all**', tried, killed)]
  const survivors = explained.map(
    ({ file, line, original, replacement, why }) =>
      `- \`${file}\`, line ${line}: ${code(original)} became ${code(replacement)}. ${why}`,
  )
  const count = (outcome: Mutant['outcome']) => mutants.filter((mutant) => mutant.outcome === outcome).length
  const aside = `Of the killed mutants, ${count('timeout')} timed out. Not counted: ${count('broken')} that cannot be loaded.`
  return [head, ...table, '', aside, '', '## Survivors', '', ...survivors, ''].join('\n')
}

function row(name: string, tried: number, killed: number): string {
  return `| ${name} | ${tried} | ${killed} | ${((killed / tried) * 100).toFixed(1)} % |`
}

const longest = 120

function code(text: string): string {
  const short = text.length > longest ? `${text.slice(0, longest)} …` : text
  return text === '' ? 'nothing' : `\`\` ${short} \`\``
}
