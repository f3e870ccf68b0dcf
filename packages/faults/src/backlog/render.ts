import { bounds } from './bounds.ts'
import type { BacklogFigures, PhaseFigures, SliceFigures } from './figures.ts'
import type { BacklogOutcome } from './run-backlog.ts'

const title = '## Backlog'
const bytesPerMiB = 2 ** 20

export function renderBacklog(outcome: BacklogOutcome, commit: string): string {
  const { jobs, queued, diskBytes, lost, double, seed, figures } = outcome
  const { referenceRates, drainRate, drainRatio, slowestDrainRatio, firstEndSeconds, drainSeconds } = figures
  return `${title}

${count(jobs)} jobs are accepted while Temporal is down, by one api, from eight clients that send their next request as soon as they have a response;
then Temporal returns and one worker processes them. Both programs run as in production, with the composer as backend, and a thousand jobs warm
them up before the measurement. The guarantees above held: **${lost} lost, ${double} double**. The queue had ${count(queued)} entries after the last accept
and none at the end. Each waiting job took ${fixed(diskBytes / jobs / 1_024, 1)} KiB of the database's disk, indexes included. Seed ${seed}, ${commit}.

| bound | | measured |
|---|---|--:|
| memory of the api, peak in MiB | ≤ ${bounds.memoryMibMax.api} | ${mib(peakOf(figures, 'api'))} |
| memory of the worker, peak in MiB | ≤ ${bounds.memoryMibMax.worker} | ${mib(peakOf(figures, 'worker'))} |
| median latency of an accept, last thousand ÷ first | ≤ ${bounds.acceptRatioMax} | ${fixed(figures.acceptRatio)} |
| statements per accept, last thousand ÷ first | ≤ ${bounds.statementsRatioMax} | ${fixed(figures.statementsRatio)} |
| jobs per second, with the backlog ÷ without an outage | ≥ ${bounds.drainRatioMin} | ${fixed(drainRatio)} |

Without an outage ${referenceRates.map((rate) => fixed(rate, 1)).join(' and ')} jobs per second ended, before and after; with the backlog ${fixed(drainRate, 1)}, and in the slowest thousand
${fixed(slowestDrainRatio)} of the mean of the others. After the start of Temporal's process the first job ended within ${fixed(firstEndSeconds, 1)} s, the last within ${fixed(drainSeconds, 0)} s.

Resident memory in MiB: the peak of each phase, and its ratio to the lower of the two rests. *Heap* is the used JavaScript heap at the end of the
phase.

| phase | api | ÷ rest | heap | worker | ÷ rest | heap |
|---|--:|--:|--:|--:|--:|--:|
${figures.phases.map(renderPhase).join('\n')}

By thousands, in the order of acceptance and of completion:

| | accept, median | p95 | accepts per second | statements each | blocks each | completed per second |
|--:|--:|--:|--:|--:|--:|--:|
${figures.slices.map(renderSlice).join('\n')}
`
}

export function describeFigures(figures: BacklogFigures): string {
  const { acceptRatio, statementsRatio, drainRatio } = figures
  const parts = { accepts: acceptRatio, statements: statementsRatio, drain: drainRatio }
  const ratios = Object.entries(parts).map(([name, ratio]) => `${name} ${fixed(ratio)}`)
  return [`memory ${mib(peakOf(figures, 'api'))} and ${mib(peakOf(figures, 'worker'))} MiB`, ...ratios].join(', ')
}

function renderPhase({ name, peakBytes, heapBytes, ratio }: PhaseFigures): string {
  const api = [mib(peakBytes.api), fixed(ratio.api), mib(heapBytes.api)]
  const worker = [mib(peakBytes.worker), fixed(ratio.worker), mib(heapBytes.worker)]
  return `| ${[name, ...api, ...worker].join(' | ')} |`
}

function renderSlice(slice: SliceFigures, index: number): string {
  const accept = [
    `${fixed(slice.acceptMedianMs, 1)} ms`,
    `${fixed(slice.acceptP95Ms, 1)} ms`,
    fixed(slice.acceptsPerSecond, 0),
  ]
  const asked = [fixed(slice.statementsPerAccept), fixed(slice.blocksPerAccept, 1)]
  return `| ${[index + 1, ...accept, ...asked, fixed(slice.endsPerSecond, 1)].join(' | ')} |`
}

function peakOf({ phases }: BacklogFigures, program: 'api' | 'worker'): number {
  return Math.max(...phases.map(({ peakBytes }) => peakBytes[program]))
}

const mib = (bytes: number) => (bytes / bytesPerMiB).toFixed(0)
const fixed = (figure: number, digits = 2) => figure.toFixed(digits)
const count = (jobs: number) => jobs.toLocaleString('en')
