import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { measureComposer } from './composer.ts'
import { gatesOf } from './gates.ts'
import { measure } from './measure.ts'
import { recordFrom, type Role, roles, writeOpenPrompts } from './prompts.ts'
import { followRepairs, type RepairTally, tallyRepairs } from './repairs.ts'
import { renderPage } from './report.ts'
import { readCandidates, type SetName, setNames } from './sets/candidates.ts'
import { summarize } from './summary.ts'

const usage = `npm run eval [-- options]

Judges recorded answers of a large language model, honest ones and ones with a planted defect, by the mechanical checks and by
recorded verdicts, has the offline composer write for every brand, and writes docs/evaluation.md.

  --check                 writes nothing: fails where the page would change or a promise is broken
  --prompts ROLE DIR      writes the prompts of a role that have no recorded answer to a folder. Roles: writer; verifier; repair,
                          the writer after a refused answer, honest or planted
  --record ROLE DIR       records the answers (NN.answer.json) that were put next to them
  --help
`

const page = join(import.meta.dirname, '../../../docs/evaluation.md')
const print = (line: string) => process.stdout.write(`${line}\n`)

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    check: { type: 'boolean' },
    prompts: { type: 'string' },
    record: { type: 'string' },
    help: { type: 'boolean' },
  },
})
const [folder = '.'] = positionals
if (values.help === true) print(usage)
else if (values.prompts !== undefined) print(`${await writeOpenPrompts(roleOf(values.prompts), folder)} prompts`)
else if (values.record !== undefined)
  print(`${await recordFrom(roleOf(values.record), folder, documentsIn(folder))} answers`)
else process.exitCode = await evaluate(values.check === true)

function roleOf(text: string): Role {
  const role = roles.find((name) => name === text)
  if (role === undefined) throw new Error(`the role is one of ${roles.join(', ')}`)
  return role
}

function documentsIn(place: string): string[] {
  return readdirSync(place, { recursive: true, encoding: 'utf8' }).filter((file) => /\d\d\.txt$/.test(file))
}

/** Returns the exit code. */
async function evaluate(isCheck: boolean): Promise<number> {
  const candidates = (await Promise.all(setNames.map(readCandidates))).flat()
  const measured = await measure(candidates)
  const composer = await measureComposer()
  const summary = summarize(measured)
  const gates = gatesOf(summary, composer)
  for (const { promise, measured: found, passed } of gates) print(`  ${passed ? '✓' : '✗'} ${promise}: ${found}`)
  print(`  Composer, largest grounding, median draft: ${composer.largestMs.toFixed(0)} ms of processor time`)
  for (const refused of composer.refused.slice(0, 20)) print(`    ${refused}`)
  const repairs = new Map<SetName, RepairTally>()
  for (const set of setNames) repairs.set(set, tallyRepairs(await followRepairs(set)))
  const text = renderPage(summary, composer, gates, measured, repairs)
  const isSame = isCheck ? readFileSync(page, 'utf8') === text : true
  if (!isSame) print('  ✗ docs/evaluation.md is not what this run would write: run `npm run eval`')
  if (!isCheck) writeFileSync(page, text)
  const failed = gates.filter(({ passed }) => !passed).length + (isSame ? 0 : 1)
  print(`\n${gates.length + 1 - failed} passed, ${failed} failed`)
  return failed === 0 ? 0 : 1
}
