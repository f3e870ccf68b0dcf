import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { messageOf } from '../errors.ts'
import { exitOnInterrupt } from '../interrupt.ts'
import { readJson } from '../json-file.ts'
import { layoutOf } from '../layout.ts'
import { addTotals, describeTotals, readTurboTotals, readVitestTotals, type Totals } from '../totals.ts'
import { Steps } from '../steps.ts'
import { turboRun } from '../turbo.ts'
import { print } from './options.ts'

const { root } = layoutOf()
const [wanted, ...vitestArgs] = process.argv.slice(2)
const steps = new Steps(print)
// These steps print no progress, because vitest prints its own.
const quietSteps = new Steps(print, 24 * 60 * 60 * 1_000)
const failedChecks: string[] = []
exitOnInterrupt()

/** Tiers of packages/testing/vitest.config.ts: `push` runs for every push, `rest` contains the others. */
const push = ['unit', 'database', 'service']
const rest = ['slow', 'measured', 'sockets']

const totals: Totals[] = []
if (vitestArgs.length > 0) totals.push(await vitest([...push, 'slow', 'measured'], vitestArgs))
else {
  if (wanted !== 'rest') totals.push(await check(), await vitest(push, coverage()))
  if (wanted !== 'push') totals.push(await vitest(rest))
}
const sum = addTotals(totals)
if (failedChecks.length > 0) print(`\n${failedChecks.join('\n')}`)
print(`\n${describeTotals(sum)}`)
process.exit(sum.failed === 0 ? 0 : 1)

/**
 * Only a run of all push tests uses this reporter, because a partial run does not show which clauses of the contract
 * have no test.
 */
function coverage(): string[] {
  return [`--reporter=${join(root, 'packages/testing/src/clauses/coverage-reporter.ts')}`]
}

/** Each turbo task counts as one test in the totals. */
async function check(): Promise<Totals> {
  const lines: string[] = []
  const tasks = ['check', '//#lint', '//#format', '//#dead-code', '//#imports', '--continue']
  try {
    await steps.run('checks', (progress) =>
      turboRun(root, tasks, (line) => {
        lines.push(line)
        progress(line)
      }),
    )
  } catch (error) {
    print(messageOf(error))
    failedChecks.push(...lines.filter((line) => line.startsWith('Failed:')))
    return readTurboTotals(lines, false)
  }
  return readTurboTotals(lines, true)
}

async function vitest(projects: readonly string[], more: readonly string[] = []): Promise<Totals> {
  const folder = mkdtempSync(join(tmpdir(), 'ad-copy-tests-'))
  const report = join(folder, 'report.json')
  const args = [
    join(root, 'node_modules/vitest/vitest.mjs'),
    'run',
    '--config=packages/testing/vitest.config.ts',
    ...projects.map((project) => `--project=${project}`),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...more,
  ]
  try {
    return await quietSteps.run('tests', async () => {
      const succeeded = await runInherited(process.execPath, args)
      return readVitestTotals(readJson(report), succeeded)
    })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function runInherited(command: string, args: readonly string[]): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit' })
    process.once('exit', () => child.kill())
    child.on('error', () => resolve(false))
    child.on('exit', (code) => resolve(code === 0))
  })
}
