import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, matchesGlob } from 'node:path'
import { parseArgs } from 'node:util'
import { exitOnInterrupt, print, runToEnd } from '@adcopy/local-stack'
import { explanations } from './explanations.ts'
import { judge, passes } from './judge.ts'
import { parts, reportFile, strykerConfig, type Part } from './parts.ts'
import { renderMutation } from './render.ts'
import { readReport, type Mutant } from './report.ts'
import { makeWorkplace } from './workplace.ts'

// `npm run mutation [-- [--fresh] <file>…]` is not part of `npm test`, because it takes more than an hour on two cores.
const checkout = join(import.meta.dirname, '../../..')
const { values: options, positionals: narrowed } = parseArgs({
  options: { fresh: { type: 'boolean', default: false } },
  allowPositionals: true,
})
const answersDir = join(checkout, 'node_modules/.adcopy/mutation')

// Stryker reuses the results of earlier runs. It tests a mutant again if the mutant or a test that reached it has
// changed. It does not detect new tests or changes to other sources. After such changes, pass the files whose mutants
// must be tested again, or use --fresh.
if (options.fresh) rmSync(answersDir, { recursive: true, force: true })
mkdirSync(answersDir, { recursive: true })

exitOnInterrupt()
print('Copying and installing a checkout to break')
const workplace = await makeWorkplace(checkout, () => undefined)

async function runStryker(part: Part): Promise<Mutant[]> {
  const config = join(workplace, 'stryker.config.json')
  const answersFile = join(answersDir, `${part.name.replaceAll(' ', '-')}${part.loadsAnew ? '-anew' : ''}.json`)
  writeFileSync(config, JSON.stringify(strykerConfig(part, { answersFile, askAgain: narrowed.length > 0 })))
  await runToEnd(join(workplace, 'node_modules/.bin/stryker'), ['run', config], {
    cwd: workplace,
    env: { ...process.env, ADCOPY_TEST_ENTRIES: 'in-process' },
    onLine: print,
    linesKept: 60,
  })
  return readReport(JSON.parse(readFileSync(join(workplace, reportFile), 'utf8')))
}

async function run(part: Part): Promise<Mutant[]> {
  print(`\n${part.name}`)
  const first = await runStryker(part)
  const left = first.filter(({ outcome }) => outcome === 'static')
  if (left.length === 0) return first
  print(`\n${part.name}: what shows when the code is loaded`)
  const again = await runStryker({ ...part, mutate: [...new Set(left.map(({ range }) => range))], loadsAnew: true })
  // The second run selects mutants by position, so it also tests some mutants that the first run tested. These results
  // are discarded.
  const isLeft = (mutant: Mutant) =>
    left.some(({ range, replacement }) => range === mutant.range && replacement === mutant.replacement)
  return [...first.filter(({ outcome }) => outcome !== 'static'), ...again.filter(isLeft)]
}

const mutants: Mutant[] = []
for (const part of parts) {
  const chosen = narrowed.filter((file) => part.mutate.some((glob) => matchesGlob(file, glob)))
  if (narrowed.length === 0) mutants.push(...(await run(part)))
  else if (chosen.length > 0) mutants.push(...(await run({ ...part, mutate: chosen })))
}

const judgement = judge(mutants, explanations)
for (const { file, line, original, replacement } of judgement.unexplained) {
  print(`survived without an explanation: ${file}:${line}\n  - ${original}\n  + ${replacement}`)
}
const whole = narrowed.length === 0
if (whole) {
  for (const { file, original } of judgement.stale) print(`explained, but killed: ${file}: ${original}`)
  mkdirSync(join(checkout, 'docs'), { recursive: true })
  writeFileSync(join(checkout, 'docs/mutation.md'), renderMutation(mutants, judgement))
}
print(`\n${judgement.killed} of ${judgement.tried} mutants killed, ${judgement.explained.length} survivors explained`)
process.exit(!whole || passes(judgement) ? 0 : 1)
