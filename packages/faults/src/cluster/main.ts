import { exitOnInterrupt, messageOf, print, readOptions, turboRun } from '@adcopy/local-stack'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { readSource } from '../commit.ts'
import type { Evidence, Violation } from '../evidence.ts'
import { places } from '../places.ts'
import { fillSection } from '../report/fill-section.ts'
import { runScenario, type Extent } from '../run-scenario.ts'
import { inFolder } from '../stack/folders.ts'
import { runCells, type CellRow } from './cells.ts'
import { intoCluster } from './into-cluster.ts'
import { makeRelease } from './release.ts'
import { renderCells, renderCluster } from './render.ts'
import { rollout } from './rollout.ts'
import { tabulate, unservedVisits, type StepRow } from './tabulate.ts'
import { visit, type Visit } from './visits.ts'

const seed = 20_261_123
const extent: Extent = {
  clients: 8,
  createsPerSecond: 3,
  delayMsMax: 3_400,
  coldMs: 10_000,
  warmMs: 4_000,
  measuredMs: 15_000,
  windowsMax: 1,
  brokenMs: 0,
}

const usage = `npm run cluster [-- options]

Runs a rolling deploy and kills one instance at a time in a cluster on this machine, then lets one of two cells die.
Each writes its section of docs/scale.md. Needs HAProxy; builds the Temporal server with Go once.

  --rollout   only the cluster
  --cells     only the cells
  --verbose   prints which processes end and start
`

const flag = { type: 'boolean', default: false } as const
const options = { rollout: flag, cells: flag, verbose: flag }
const {
  rollout: onlyRollout,
  cells: onlyCells,
  verbose,
} = await readOptions(usage, () => parseArgs({ options }).values)
exitOnInterrupt()
const source = readSource()
const built = onlyCells ? ['worker'] : ['worker', 'web']
await turboRun(places.root, ['build', ...built.map((app) => `--filter=@adcopy/${app}`)], () => undefined)
try {
  if (!onlyCells) {
    const rows = await inFolder('cluster', tryRollout)
    write(renderCluster(rows, source.commit))
  }
  if (!onlyRollout) {
    const rows = await inFolder('cells', tryCells)
    write(renderCells(rows, source.commit))
  }
  process.exit(0)
} catch (error) {
  print(messageOf(error))
  process.exit(1)
}

function write(section: string): void {
  if (readSource().tree !== source.tree)
    throw new Error('the files have changed since the start: the page is not written')
  const page = existsSync(places.scale) ? readFileSync(places.scale, 'utf8') : '# Scale\n'
  writeFileSync(places.scale, fillSection(page, section))
  print(places.scale)
}

async function tryRollout(folder: string): Promise<StepRow[]> {
  const visits: Visit[] = []
  let evidence: Evidence | undefined
  const { violations } = await runScenario({
    folder,
    scenario: rollout(makeRelease(folder)),
    seed,
    extent,
    adjust: intoCluster,
    meanwhile: (stack, over) => visit(`${stack.services.balancer?.webUrl}/sign-in`, visits, over),
    look: (seen) => (evidence = seen),
    ...(verbose && { say: print }),
  })
  if (evidence === undefined) throw new Error('there is no evidence')
  const rows = tabulate(evidence, visits)
  for (const row of rows) print(JSON.stringify(row))
  show([...violations, ...unservedVisits(evidence, visits)])
  return rows
}

async function tryCells(folder: string): Promise<CellRow[]> {
  const { rows, violations } = await runCells(folder, seed)
  for (const row of rows) print(JSON.stringify(row))
  show(violations)
  return rows
}

function show(violations: readonly Violation[]): void {
  if (violations.length === 0) return
  throw new Error(violations.map(({ promise, what }) => `${promise}: ${what}`).join('\n'))
}
