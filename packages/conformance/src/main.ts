import { exitOnInterrupt, print, readOptions, turboRun, wholeNumber } from '@adcopy/local-stack'
import { mkdirSync, rmSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { compileClient, runClient } from './client.ts'
import { lintWithRedocly, lintWithSpectral } from './lint.ts'
import { places } from './places.ts'
import { judgeSuite, seePlantedViolation } from './prism.ts'
import { runSchemathesis } from './schemathesis.ts'
import { entryNames, startStack, type ConformanceStack } from './stack.ts'
import { Tally } from './tally.ts'
import { installNodeTools, installPythonTools } from './tools.ts'

const partNames = ['lint', 'client', 'schemathesis', 'prism'] as const
type Part = (typeof partNames)[number]

const seedDefault = 20_261_121
const usage = `npm run conformance [-- options] [-- parts]

Judges docs/openapi.json and the running API by third parties' tools. Parts, all of them unless named:

  lint           Redocly and Spectral, all recommended rules
  client         a client generated of the document, compiled and run
  schemathesis   every check of Schemathesis, over generated requests
  prism          the REST suite, every answer judged by Prism in proxy mode

  --seed N       of Schemathesis; ${seedDefault} unless given
  --help         this text
`

const { seed, parts } = await readOptions(usage, parseOptions)
exitOnInterrupt()

const tally = new Tally(print)
for (const folder of [places.logs, places.workspaces]) {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true, mode: 0o700 })
}
if (await prepare()) {
  if (parts.has('lint')) await lint()
  if (parts.has('client') || parts.has('schemathesis')) await judgeRunningStack()
  if (parts.has('prism')) await prism()
}
print(`\n${tally.describe()}`)
process.exit(tally.failed === 0 ? 0 : 1)

function parseOptions(): { seed: number; parts: ReadonlySet<Part> } {
  const options = { seed: { type: 'string', default: String(seedDefault) } } as const
  const { values, positionals } = parseArgs({ options, allowPositionals: true })
  const unknown = positionals.filter((name) => !partNames.some((part) => part === name))
  if (unknown.length > 0) throw new Error(`unknown part: ${unknown.join(', ')}`)
  const chosen = positionals.length === 0 ? partNames : (positionals as Part[])
  return { seed: wholeNumber('--seed', values.seed), parts: new Set(chosen) }
}

async function prepare(): Promise<boolean> {
  const needsBuild = parts.size > 1 || !parts.has('lint')
  const ready = [await tally.check('tools for Node', installNodeTools)]
  if (parts.has('schemathesis')) ready.push(await tally.check('tools for Python', installPythonTools))
  if (needsBuild) ready.push(await tally.check('build', build))
  return ready.every(Boolean)
}

async function build(progress: (line: string) => void): Promise<string> {
  await turboRun(places.root, ['build', '--filter=@adcopy/api', '--filter=@adcopy/worker'], progress)
  return 'API and worker'
}

async function lint(): Promise<void> {
  await tally.check('Redocly', lintWithRedocly)
  await tally.check('Spectral', lintWithSpectral)
}

async function judgeRunningStack(): Promise<void> {
  let stack: ConformanceStack | undefined
  await tally.check('running stack', async () => {
    stack = await startStack(print)
    return stack.entries.map(({ name, url }) => `${name} at ${url}`).join(', ')
  })
  if (stack === undefined) return
  try {
    if (parts.has('client') && (await tally.check('generated client compiles', compileClient))) {
      for (const entry of stack.entries) {
        await tally.check(`generated client, ${entry.name}`, () => runClient(entry))
      }
    }
    // The runs are concurrent, because each of them spends half of its time waiting for responses.
    const judged = parts.has('schemathesis') ? stack.entries : []
    await Promise.all(
      judged.map((entry) =>
        tally.check(`Schemathesis, ${entry.name}`, (progress) => runSchemathesis(entry, seed, progress)),
      ),
    )
  } finally {
    await stack.stop()
  }
}

async function prism(): Promise<void> {
  await tally.check('Prism sees a planted violation', seePlantedViolation)
  for (const name of entryNames) {
    await tally.check(`REST suite through Prism, ${name}`, (progress) => judgeSuite(name, progress))
  }
}
