import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createVitest, type TestSpecification, type Vitest } from 'vitest/node'
import { mutants as acceptJob } from './accept-job.mutants.ts'
import { mutants as acceptJobs } from './accept-jobs.mutants.ts'
import type { Mutant } from './mutant.ts'

// Replaces an SQL function in the test databases with one mutant at a time, and expects at least one test to fail for
// each mutant. The arguments of the program choose mutants by words in their names. Exits with 1 if less than 95 % of
// the mutants are killed, if a mutant that is not marked as equivalent survives, or if a mutant that is marked as
// equivalent is killed. `npm run mutation:accept` runs this program; it is not part of the tests.

const root = join(import.meta.dirname, '../../../..')
const migrations = join(root, 'packages/db/migrations')
const killedShareMin = 0.95

interface Target {
  name: string
  migration: string
  mutants: readonly Mutant[]
  /** The tests of the second stage, which are slower, run only for mutants that survive the first. */
  stages: string[][]
}

const behaviour = ['create-job/races', 'races/keys', 'core/test/time']
const targets: Target[] = [
  {
    name: 'accept_job',
    migration: '20261124000000_init',
    mutants: acceptJob,
    stages: [['accept-job.', 'accept-job-rivals'], behaviour],
  },
  {
    name: 'accept_jobs',
    migration: '20261128100000_accept_jobs',
    mutants: acceptJobs,
    stages: [['accept-jobs'], behaviour],
  },
]

interface Verdict {
  mutant: Mutant
  killedBy: string | undefined
}

function mutate(sql: string, { name, search, replacement }: Mutant): string {
  const pieces = sql.split(search)
  if (pieces.length !== 2)
    throw new Error(`mutant "${name}": its text stands in the function ${pieces.length - 1} times`)
  return pieces.join(replacement)
}

async function findKiller(vitest: Vitest, specifications: TestSpecification[]): Promise<string | undefined> {
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications)
  const ran = new Set(specifications.map(({ moduleId }) => moduleId))
  // `testModules` also contains old results of the other stage's modules.
  for (const module of testModules.filter(({ moduleId }) => ran.has(moduleId))) {
    for (const test of module.children.allTests('failed')) {
      const [error] = test.result().errors ?? []
      return `${test.fullName}: ${error?.message.split('\n')[0]}`
    }
    for (const suite of module.children.allSuites()) if (suite.errors().length > 0) return suite.fullName
    if (module.errors().length > 0) return module.relativeModuleId
  }
  return unhandledErrors.length > 0 ? 'an unhandled error' : undefined
}

function report(name: string, verdicts: readonly Verdict[]): boolean {
  const print = (line: string) => process.stdout.write(`${line}\n`)
  const killed = verdicts.filter(({ killedBy }) => killedBy !== undefined)
  const survivors = verdicts.filter(({ killedBy }) => killedBy === undefined)
  const unexplained = survivors.filter(({ mutant }) => mutant.equivalent === undefined)
  const mistaken = killed.filter(({ mutant }) => mutant.equivalent !== undefined)
  for (const { mutant } of survivors) print(`survived  ${mutant.name}: ${mutant.equivalent ?? 'UNEXPLAINED'}`)
  for (const { mutant } of mistaken) print(`killed    ${mutant.name}, although it is said to be equivalent`)
  const share = killed.length / verdicts.length
  print(
    `${killed.length} of ${verdicts.length} mutants of ${name} killed (${(share * 100).toFixed(1)} ` +
      `%), ${unexplained.length} survivors unexplained`,
  )
  return share >= killedShareMin && unexplained.length === 0 && mistaken.length === 0
}

const directory = mkdtempSync(join(tmpdir(), 'ad-copy-mutants-'))
const mutantFile = join(directory, 'mutant.sql')
process.env['ADCOPY_MUTANT_SQL'] = mutantFile
const vitest = await createVitest({
  config: join(root, 'packages/testing/vitest.config.ts'),
  project: ['unit', 'database'],
  watch: false,
  bail: 1,
  reporters: [{}],
})

/** Returns whether enough mutants were killed. */
async function run({ name, migration, mutants, stages }: Target): Promise<boolean> {
  const sql = readFileSync(join(migrations, migration, 'migration.sql'), 'utf8')
  const original = new RegExp(`^create function ${name}\\(.*?^end \\$\\$;$`, 'ms').exec(sql)?.[0]
  if (original === undefined) throw new Error(`${migration} does not create ${name}`)
  const replaceable = original.replace('create function', 'create or replace function')
  writeFileSync(mutantFile, replaceable)
  const specifications = await Promise.all(stages.map((filters) => vitest.globTestSpecifications(filters)))
  for (const stage of specifications) {
    const killer = await findKiller(vitest, stage)
    if (killer !== undefined) throw new Error(`the function as it is fails "${killer}"`)
  }
  const verdicts: Verdict[] = []
  for (const mutant of mutants.filter((each) => process.argv.slice(2).every((word) => each.name.includes(word)))) {
    writeFileSync(mutantFile, mutate(replaceable, mutant))
    let killedBy: string | undefined
    for (const stage of specifications) killedBy ??= await findKiller(vitest, stage)
    verdicts.push({ mutant, killedBy })
    process.stdout.write(
      `${killedBy === undefined ? 'survived' : 'killed  '}  ${mutant.name}${killedBy === undefined ? '' : ` by "${killedBy}"`}\n`,
    )
  }
  return report(name, verdicts)
}

let passed = true
try {
  for (const target of targets) passed = (await run(target)) && passed
} catch (error) {
  passed = false
  throw error
} finally {
  await vitest.close()
  rmSync(directory, { recursive: true })
  process.exitCode = passed ? 0 : 1 // Vitest set a failing exit code, because the mutants made tests fail
}
