import {
  exitOnInterrupt,
  formatSeconds,
  leave,
  messageOf,
  print,
  readOptions,
  turboRun,
  wholeNumber,
} from '@adcopy/local-stack'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { bounds } from './backlog/bounds.ts'
import { extentOf } from './backlog/course.ts'
import { faultsOfBacklog } from './backlog/judge.ts'
import { describeFigures, renderBacklog } from './backlog/render.ts'
import { runBacklog, type BacklogOutcome } from './backlog/run-backlog.ts'
import { readSource } from './commit.ts'
import { places } from './places.ts'
import { KeptRun } from './kept.ts'
import { plants, type Plant } from './plants.ts'
import type { Violation } from './evidence.ts'
import { fillSection } from './report/fill-section.ts'
import { faultsOf, ratesOf } from './report/judge.ts'
import { renderReliability } from './report/render.ts'
import { runPlant, whyMissed } from './run-plants.ts'
import { fullExtent, runScenario, shortExtent, type Outcome } from './run-scenario.ts'
import { inFolder } from './stack/folders.ts'
import { mixed, mixedSeeds, scenarios, short, type Scenario } from './scenarios.ts'

const seedDefault = 20_261_121
const shownMax = 20
const backlogName = 'backlog'

const usage = `npm run faults [-- options]

Breaks a running stack under load and checks every guarantee. A full run takes more than an hour and writes
docs/reliability.md.

  --scenario TEXT   only scenarios whose name contains this; may be repeated
  --mixed N         random faults, with N seeds; ${mixedSeeds} in a full run
  --backlog         only the backlog: ten thousand jobs accepted while Temporal is down. Replaces its section of the page
  --jobs N          the size of the backlog; a smaller one is not compared and is not written to the page
  --planted         only the planted bugs, each of which must be detected, and a control without a bug
  --resume          continues an interrupted full run of the same files and seed
  --lanes N         how many scenarios run at once; 2 by default. Two need two processor cores
  --short           a few seconds of load; rates and numbers of jobs are not checked
  --seed N          determines all random choices; ${seedDefault} by default
  --list            prints the names of all scenarios
  --verbose         prints which processes end and start
`

const options = await readOptions(usage, parseOptions)
exitOnInterrupt()

print(`seed ${options.seed}`)
await turboRun(places.root, ['build', '--filter=@adcopy/worker'], () => undefined)
const source = readSource()
const kept = new KeptRun(options.seed, source, { resume: options.resume })
const extent = options.short ? shortExtent : fullExtent
let failed = 0
let passed = 0
await inLanes(options.runs, play)
let backlog: BacklogOutcome | undefined
if (options.backlogJobs > 0) await pileUp(options.backlogJobs)
await inLanes(options.plants, notice)
// A failed run does not write docs/reliability.md, because that page would not show which checks failed.
const filled = backlog
if (failed === 0 && filled !== undefined) await count('page', () => writePage(filled))
print(`\n${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)

async function inLanes<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const waiting = items.values()
  const lane = async () => {
    for (const item of waiting) await work(item)
  }
  await Promise.all(Array.from({ length: options.lanes }, lane))
}

async function play({ scenario, seed }: { scenario: Scenario; seed: number }): Promise<void> {
  await count(`${scenario.name}, seed ${seed}`, async (folder) => {
    const known = kept.outcomeOf(scenario, seed)
    const say = options.verbose && { say: print }
    const outcome = known ?? (await runScenario({ folder, scenario, seed, extent, ...say }))
    const faults = faultsOf(outcome, { whole: !options.short })
    const { jobs, requests, refused, longestSeconds, slowestMs } = outcome.summary
    const seen = `${jobs} jobs, ${requests} requests, ${refused} of them refused, rate ${ratesOf(outcome.summary)}, longest ${longestSeconds.toFixed(1)} s, slowest response ${slowestMs} ms`
    showFaults(faults, seen)
    if (known !== undefined) return `${seen} (kept)`
    kept.outcomes.push(outcome)
    if (options.everything) kept.save()
    return seen
  })
}

async function pileUp(jobs: number): Promise<void> {
  const { seed } = options
  await count(`${backlogName} of ${jobs} jobs, seed ${seed}`, async (folder) => {
    const whole = jobs >= bounds.jobsMin
    const known = whole ? kept.backlog : undefined
    const run = { folder, extent: extentOf(jobs), seed, ...(options.verbose && { say: print }) }
    const outcome = known ?? (await runBacklog(run))
    const { lost, double, figures } = outcome
    const seen = `${lost} lost, ${double} double, ${describeFigures(figures)}`
    showFaults(faultsOfBacklog(outcome, { whole }), seen)
    if (!whole) return seen
    backlog = outcome
    if (known !== undefined) return `${seen} (kept)`
    kept.saveBacklog(outcome)
    return seen
  })
}

async function writePage(outcome: BacklogOutcome): Promise<string> {
  // Each program loads its code when it starts. If a source file changed during the run, parts of the run tested
  // different code.
  if (readSource().tree !== source.tree)
    throw new Error('the files have changed since the start: the page is not written')
  const written = options.everything
    ? renderReliability(inOrder(), outcome, kept.plants, source.commit)
    : existsSync(places.report) &&
      fillSection(readFileSync(places.report, 'utf8'), renderBacklog(outcome, source.commit))
  if (written === false) return 'there is no page to update'
  writeFileSync(places.report, written)
  return places.report
}

/** Returns the outcomes in the order of the scenarios, because concurrent lanes complete them in another order. */
function inOrder(): Outcome[] {
  return options.runs.flatMap(({ scenario, seed }) => kept.outcomeOf(scenario, seed) ?? [])
}

function showFaults(faults: readonly Violation[], seen: string): void {
  if (faults.length === 0) return
  const shown = faults.slice(0, shownMax).map(({ promise, what }) => `    ${promise}: ${what}`)
  throw new Error([seen, ...shown, `    ${faults.length} in all`].join('\n'))
}

async function notice(plant: Plant): Promise<void> {
  await count(`planted: ${plant.name}`, async (folder) => {
    const known = kept.plants.find((outcome) => outcome.plant.name === plant.name)
    const outcome = known ?? (await runPlant(plant, options.seed, folder))
    const missed = whyMissed(plant, outcome.promises)
    if (missed !== undefined) throw new Error(missed)
    const seen = `detected as: ${outcome.promises.join('; ') || 'nothing'}`
    if (known !== undefined) return `${seen} (kept)`
    kept.plants.push(outcome)
    if (options.everything) kept.save()
    return seen
  })
}

async function count(title: string, work: (folder: string) => Promise<string>): Promise<void> {
  const began = performance.now()
  const took = () => formatSeconds(performance.now() - began)
  try {
    const seen = await inFolder(title, work)
    passed += 1
    print(`  ✓ ${title}: ${seen}  ${took()}`)
  } catch (error) {
    failed += 1
    print(`  ✗ ${title}: ${messageOf(error)}  ${took()}`)
  }
}

function parseOptions() {
  const given = { short: { type: 'boolean' }, planted: { type: 'boolean' }, verbose: { type: 'boolean' } } as const
  const numbers = { seed: { type: 'string', default: String(seedDefault) }, mixed: { type: 'string' } } as const
  const others = {
    resume: { type: 'boolean' },
    scenario: { type: 'string', multiple: true },
    backlog: { type: 'boolean' },
    jobs: { type: 'string', default: String(bounds.jobsMin) },
    lanes: { type: 'string', default: '2' },
    list: { type: 'boolean' },
  } as const
  const { values } = parseArgs({ options: { ...given, ...numbers, ...others } })
  if (values.list) leave(`${[...[...scenarios, short].map(({ name }) => name), backlogName].join('\n')}\n`)
  const seed = wholeNumber('--seed', values.seed)
  const chosen = [values.scenario, values.mixed, values.planted, values.backlog].some((value) => value !== undefined)
  const backlogJobs = wholeNumber('--jobs', values.jobs, 1)
  const seeds = values.mixed === undefined ? (chosen ? 0 : mixedSeeds) : wholeNumber('--mixed', values.mixed)
  const named = [...scenarios, short].filter(({ name }) => values.scenario?.some((text) => name.includes(text)))
  if (values.scenario !== undefined && named.length === 0) throw new Error('no scenario has this name')
  const single = chosen ? named : scenarios
  const random = Array.from({ length: seeds }, (_, index) => ({ scenario: mixed, seed: seed + index }))
  return {
    seed,
    lanes: wholeNumber('--lanes', values.lanes),
    runs: [...single.map((scenario) => ({ scenario, seed })), ...random],
    plants: values.planted === true || !chosen ? plants : [],
    backlogJobs: values.backlog === true || (!chosen && values.short !== true) ? backlogJobs : 0,
    everything: !chosen && values.short !== true,
    resume: !chosen && values.resume === true,
    short: values.short ?? false,
    verbose: values.verbose ?? false,
  }
}
