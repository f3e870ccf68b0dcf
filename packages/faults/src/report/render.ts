import { generateMsMax } from '@adcopy/workflows'
import { renderBacklog } from '../backlog/render.ts'
import type { BacklogOutcome } from '../backlog/run-backlog.ts'
import { compression } from '../bundles/compressed-policies.ts'
import { rateRatioMin } from '../rate.ts'
import { fullExtent, type Outcome } from '../run-scenario.ts'
import type { PlantOutcome } from '../run-plants.ts'
import { ratesOf } from './judge.ts'

const head = `# Reliability

Written by a full run of \`npm run faults\`; do not edit. Each scenario starts a separate stack of PostgreSQL, Temporal, two apis and two
workers (three if the name of the scenario says so). Eight clients of four workspaces create, replay, poll and list jobs over HTTP. The
suite injects faults under this load, lets the stack recover, and generates load again. Then it checks every response and every row
against these guarantees:

- every create that is repeated with its key finally gets a 202;
- every job with a 202 becomes terminal at most 130 s after its acceptance, or after the end of the last fault that affected it;
- a key is bound to one job permanently: replays during the fault, replays after it, and a replay of every key at the end return the
  same id;
- for each workspace and month, the number of used units equals the number of accepted keys;
- a succeeded job has one artifact, other jobs have none, and no garbage of a broken backend becomes an artifact;
- the queue contains exactly the open jobs at all times;
- no client sees a state go backwards, a changed result, or a row of another workspace;
- responses follow the contract; \`unavailable\` occurs only while an api cannot reach PostgreSQL, and a missing response only while a
  fault hits an api;
- no job is open past its deadline, whichever fault occurs;
- no fault fails a job, except where a scenario expects a failure, and then only with the expected error;
- briefs of terminal jobs are deleted, and no brief is ever in Temporal's database or a log;
- no constraint or trigger of the database has to reject a statement;
- the newest executions in Temporal, at most 200, replay under the workflow code that was deployed last.

The columns of the table:

- *Lost*: the number of 202s without a terminal state. *Double*: the number of keys or jobs with two results.
- *Rate*: the number of jobs that succeed per second after the faults ÷ before the faults, under the same load, in windows of ${fullExtent.measuredMs / 1_000} s. If
  the ratio is below ${rateRatioMin}, the load continues and the rate is measured again, at most ${fullExtent.windowsMax} times; the table lists all values. Jobs that a
  backend refuses throughout a scenario count as completed.
- *Longest*: the longest time from acceptance to the terminal state, faults included. *Slowest*: the slowest response.
`

const backendNote = `The backend is the composer with a delay of up to 3.4 s, so that faults affect jobs in progress, and one worker alone cannot keep up
with the load. In the scenarios of the backend the intervals of the workflows' retry policies are divided by ${compression}, so that an outage of an
hour takes a minute, and an attempt that hangs ends after ${(generateMsMax / compression / 1_000).toFixed(1)} s. Heartbeats, leases and deadlines have their production values in all
scenarios.
`

export function renderReliability(
  outcomes: readonly Outcome[],
  backlog: BacklogOutcome,
  plants: readonly PlantOutcome[],
  commit: string,
): string {
  const rows = outcomes.map(renderRow)
  const sum = (of: (outcome: Outcome) => number) => outcomes.reduce((total, outcome) => total + of(outcome), 0)
  const total = `**${outcomes.length} runs: ${sum(({ summary }) => summary.jobs)} jobs accepted, ${sum(({ summary }) => summary.lost)} lost, ${sum(({ summary }) => summary.double)} double; ${sum(({ summary }) => summary.requests)} requests, ${sum(({ violations }) => violations.length)} guarantees broken.** Version: ${commit}.`
  return [
    head,
    total,
    '',
    '| scenario | guaranteed | faults injected | jobs | lost | double | failed | rate | longest | slowest | seed |',
    '|---|---|---|--:|--:|--:|---|--:|--:|--:|--:|',
    ...rows,
    '',
    backendNote,
    renderBacklog(backlog, commit),
    '## Planted bugs',
    '',
    'A suite that passes although the service has a bug proves nothing. So each of these bugs was planted in the service, and each failed a',
    'run because it broke the guarantee in the second column. The same run without a bug passes.',
    '',
    '| planted bug | broken guarantee |',
    '|---|---|',
    ...plants.map(({ plant, promises }) => `| ${plant.name} | ${promises.join('; ') || 'nothing'} |`),
    '',
  ].join('\n')
}

function renderRow({ scenario, seed, summary }: Outcome): string {
  const { jobs, lost, double, longestSeconds, slowestMs } = summary
  const faults = Object.entries(summary.faults).map(([fault, count]) => (count === 1 ? fault : `${count} × ${fault}`))
  const failed = Object.entries(summary.failed).map(([code, count]) => `${count} ${code}`)
  const cells = [scenario.name, scenario.promised, faults.join(', '), jobs, lost, double, failed.join(', ') || 0]
  return `| ${[...cells, ratesOf(summary), `${longestSeconds.toFixed(1)} s`, `${(slowestMs / 1_000).toFixed(2)} s`, seed].join(' | ')} |`
}
