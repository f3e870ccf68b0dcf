import { messageOf, readJson, readVitestTotals, type Totals } from '@adcopy/local-stack'
import { spawn } from 'node:child_process'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { places } from './places.ts'
import type { EntryName } from './stack.ts'
import { runTool } from './tools.ts'

type Progress = (line: string) => void

const suite = join(places.root, 'apps/api/test')
/** If fewer responses are validated, tests have bypassed the proxy. A normal run validates far more. */
const judgedMin = 200

interface Passed {
  judged: number
  undescribed: number
  violating: number
}

interface SuiteRun {
  tests: Totals
  passed: Passed
  failure: string | undefined
}

export async function judgeSuite(entry: EntryName, progress: Progress): Promise<string> {
  const files = suiteFiles()
  const { tests, passed, failure } = await runThroughPrism(places.document, files, entry, progress)
  if (failure !== undefined) throw new Error(failure)
  const { judged, undescribed, violating } = passed
  if (violating > 0) throw new Error(`${violating} responses violate the document, and no test failed for it`)
  if (judged < judgedMin) throw new Error(`Prism judged only ${judged} responses; the minimum is ${judgedMin}`)
  return `${tests.passed} tests, ${judged} responses judged, ${undescribed} to paths that the document does not have`
}

/** With a document that lacks the job state `queued`, the test that creates a job must fail. */
export async function seePlantedViolation(progress: Progress): Promise<string> {
  const document = join(places.work, 'tampered.json')
  writeFileSync(document, readFileSync(places.document, 'utf8').replaceAll('"queued"', '"waiting"'))
  const files = [join(suite, 'create-job/202.database.test.ts')]
  const { tests, passed } = await runThroughPrism(document, files, 'server.ts', progress)
  const seen = `${passed.violating} answers violate a document without "queued", ${tests.failed} tests fail`
  if (passed.violating === 0 || tests.failed === 0) throw new Error(seen)
  return seen
}

/** Returns the test files that use `startRig`, because only its calls can go through Prism. */
function suiteFiles(): string[] {
  return readdirSync(suite, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => join(suite, name))
    .filter((file) => /\bstartRig\b/.test(readFileSync(file, 'utf8')))
}

async function runThroughPrism(
  document: string,
  files: readonly string[],
  entry: EntryName,
  progress: Progress,
): Promise<SuiteRun> {
  const proxies = await startProxies(document)
  const report = join(places.work, 'vitest.json')
  rmSync(report, { force: true })
  const vitest = join(places.root, 'node_modules/vitest/vitest.mjs')
  const config = ['--config', 'packages/testing/vitest.config.ts', '--project=entries']
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const args = [vitest, 'run', ...config, ...reporters, ...files.map((file) => relative(places.root, file))]
  const env = { ADCOPY_REST_PROXY: proxies.url, ADCOPY_TEST_ENTRIES: entry }
  try {
    const failure = await runTool(process.execPath, args, { onLine: progress, env }).then(
      () => undefined,
      (error: unknown) => messageOf(error),
    )
    const passed = (await (await fetch(proxies.url)).json()) as Passed
    return { tests: readVitestTotals(readJson(report), failure === undefined), passed, failure }
  } finally {
    proxies.stop()
  }
}

async function startProxies(document: string): Promise<{ url: string; stop: () => void }> {
  const program = join(places.tools, 'prism/proxies.ts')
  const child = spawn(process.execPath, [program, document], { stdio: ['ignore', 'pipe', 'inherit'] })
  const stop = () => child.kill()
  process.once('exit', stop)
  for await (const url of createInterface({ input: child.stdout })) {
    return {
      url,
      stop() {
        process.off('exit', stop)
        stop()
      },
    }
  }
  throw new Error(`${program} ended before it listened`)
}
