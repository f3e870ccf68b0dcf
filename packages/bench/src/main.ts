import { exitOnInterrupt, layoutOf, leave, print, readOptions, wholeNumber } from '@adcopy/local-stack'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Bench } from './bench.ts'
import { fillLines } from './lines.ts'
import { describeGoal, measure, type MeasuredRatio } from './measure.ts'
import { fillPage } from './render.ts'
import { readResults, writeResult } from './results.ts'

const roundsDefault = '3'
const secondsDefault = 8
const countMax = 99_999

const usage = `npm run bench [-- options]

Measures the service next to rivals and writes docs/performance.md. Only ratios within one run mean anything: other
programs on the machine disturb both sides.

  --bench NAME    only this benchmark; may be repeated
  --rounds N      rounds in which every side runs once; ${roundsDefault} by default
  --seconds N     duration of one side in one round; ${secondsDefault} by default, for some benchmarks longer
  --dry           prints the results and writes nothing
  --page          only renders the page from the kept results
  --scale         the benchmarks of src/scale instead, which fill 30 GB of disk and take an hour
  --list          prints the names of all benchmarks
`

exitOnInterrupt()

const { chosen, rounds, seconds, dry } = await readOptions(usage, parseOptions)
for (const bench of chosen) {
  const extent = { rounds: bench.once ? 1 : rounds, seconds: seconds ?? bench.seconds ?? secondsDefault }
  const measured = await measure(bench, extent, print)
  for (const ratio of measured.ratios) print(describeRatio(ratio))
  if (!dry) writeResult(bench.name, extent, measured)
}
if (!dry) {
  const page = join(layoutOf().root, 'docs/performance.md')
  writeFileSync(page, fillPage(fillLines(readFileSync(page, 'utf8')), readResults()))
}
process.exit(0)

function describeRatio(ratio: MeasuredRatio): string {
  const { id, what, median, min, max } = ratio
  const { aim, verdict } = describeGoal(ratio)
  return `${id} ${what}: ${median.toFixed(2)} (${min.toFixed(2)} to ${max.toFixed(2)}), ${verdict} ${aim}`.trimEnd()
}

async function parseOptions() {
  const { values } = parseArgs({
    options: {
      bench: { type: 'string', multiple: true },
      rounds: { type: 'string', default: roundsDefault },
      seconds: { type: 'string' },
      dry: { type: 'boolean', default: false },
      page: { type: 'boolean' },
      scale: { type: 'boolean', default: false },
      list: { type: 'boolean' },
    },
  })
  const benches = await loadBenches(values.scale ? 'scale/benches' : 'benches')
  if (values.list) leave(`${benches.map(({ name }) => name).join('\n')}\n`)
  const unknown = values.bench?.find((given) => !benches.some(({ name }) => name === given))
  if (unknown !== undefined) throw new Error(`no benchmark is named ${unknown}`)
  const named = benches.filter(({ name }) => values.bench?.includes(name) ?? true)
  return {
    chosen: values.page ? [] : named,
    rounds: wholeNumber('--rounds', values.rounds, 1, countMax),
    seconds: values.seconds === undefined ? undefined : wholeNumber('--seconds', values.seconds, 1, countMax),
    dry: values.dry,
  }
}

async function loadBenches(path: string): Promise<Bench[]> {
  const folder = join(import.meta.dirname, path)
  const load = async (name: string) => ((await import(join(folder, name))) as { bench: Bench }).bench
  return Promise.all(readdirSync(folder).toSorted().map(load))
}
