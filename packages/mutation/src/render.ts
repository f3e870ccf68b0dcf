import type { Judgement } from './judge.ts'
import { isNoticed, type Mutant } from './report.ts'

const head = `# Mutation testing

Written by \`npm run mutation\`; do not edit. Stryker applies all its mutations to the guard (\`apps/api/src/rest\`), the contract package
and core's job verbs, one mutant at a time, and runs the tests of these parts against each mutant. Tests must kill at least 95 % of the
mutants. The page lists every survivor with the reason. Mutants that cannot be loaded do not count.
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
