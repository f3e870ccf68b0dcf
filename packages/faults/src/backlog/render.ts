import { bounds } from './bounds.ts'
import type { BacklogFigures, PhaseFigures, SliceFigures } from './figures.ts'
import type { BacklogOutcome } from './run-backlog.ts'

const title = '## Backlog'
const bytesPerMiB = 2 ** 20

export function renderBacklog(outcome: BacklogOutcome, commit: string): string {
  const { jobs, queued, diskBytes, lost, double, seed, figures } = outcome
  const { referenceRates, drainRate, drainRatio, slowestDrainRatio, firstEndSeconds, drainSeconds } = figures
  const [before = Number.NaN, after = Number.NaN] = referenceRates
  return `${title}

While Temporal is down, eight clients create ${count(jobs)} jobs through one api; each client sends its next request as soon as it has a response.
Then Temporal starts again, and one worker processes the jobs. Api and worker run as in production, with the composer as backend, and a
thousand jobs warm them up before the measurement. All guarantees listed above held: **${lost} lost, ${double} double**. The queue had ${count(queued)} entries after the last accept and
none at the end. Each waiting job used ${fixed(diskBytes / jobs / 1_024, 1)} KiB of disk in the database, indexes included. Seed ${seed}, ${commit}.

| value | limit | measured |
|---|---|--:|
| memory of the api, peak in MiB | ≤ ${bounds.memoryMibMax.api} | ${mib(peakOf(figures, 'api'))} |
| memory of the worker, peak in MiB | ≤ ${bounds.memoryMibMax.worker} | ${mib(peakOf(figures, 'worker'))} |
| median latency of an accept, last thousand ÷ first | ≤ ${bounds.acceptRatioMax} | ${fixed(figures.acceptRatio)} |
| statements per accept, last thousand ÷ first | ≤ ${bounds.statementsRatioMax} | ${fixed(figures.statementsRatio)} |
| jobs per second, with the backlog ÷ without an outage | ≥ ${bounds.drainRatioMin} | ${fixed(drainRatio)} |

Throughput was ${fixed(before, 1)} jobs/s before the outage, ${fixed(after, 1)} jobs/s after it, and ${fixed(drainRate, 1)} jobs/s while the backlog was processed. The
slowest thousand jobs of the backlog were processed at ${fixed(slowestDrainRatio)} times the throughput without an outage. After Temporal's process had started again, the first job ended within ${fixed(firstEndSeconds, 1)} s, and the last job within ${fixed(drainSeconds, 0)} s.

The next table shows the peak resident memory of each phase in MiB. *÷ rest* is this peak divided by the memory at rest. The memory at
rest is the median of the phase *at rest* before or after the backlog, whichever is lower. *Heap* is the used JavaScript heap in MiB at the
end of the phase.

| phase | api | ÷ rest | heap | worker | ÷ rest | heap |
|---|--:|--:|--:|--:|--:|--:|
${figures.phases.map(renderPhase).join('\n')}

Each row of the last table shows one thousand jobs of the backlog, in the order in which they were accepted. In the column
*completed per second*, the jobs are in the order in which they were completed:

| thousand | accept, median | accept, p95 | accepts per second | statements per accept | blocks per accept | completed per second |
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
