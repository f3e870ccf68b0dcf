import { generateMsMax } from '@adcopy/workflows'
import { renderBacklog } from '../backlog/render.ts'
import type { BacklogOutcome } from '../backlog/run-backlog.ts'
import { compression } from '../bundles/compressed-policies.ts'
import { rateRatioMin } from '../rate.ts'
import { fullExtent, type Outcome } from '../run-scenario.ts'
import type { PlantOutcome } from '../run-plants.ts'
import { ratesOf } from './judge.ts'

const head = `# Reliability

Written by a full run of \`npm run faults\`; do not edit. Each scenario starts its own stack of PostgreSQL, Temporal, two apis and two workers
(three where it says so). Eight clients of four workspaces create, replay, poll and list over HTTP. The suite injects faults under this load,
lets the stack recover, and loads it again. Then it checks every response and every row against these guarantees:

- every create that is repeated with its key gets a 202 in the end;
- every job with a 202 becomes terminal, at the latest 130 s after its acceptance or the end of the last fault that affected it;
- a key is bound to one job permanently: replays during the fault, after it, and of every key at the end return the first id;
- the used units equal the accepted keys, by workspace and month;
- a succeeded job has one artifact, other jobs have none, and garbage of a broken backend is never an artifact;
- the queue has exactly the open jobs at all times;
- no client sees a state go backwards, a result change, or a row of another workspace;
- responses follow the contract; \`unavailable\` occurs only while an api cannot reach PostgreSQL, and no response only while an api is hit;
- no job is open past its deadline, whatever fails;
- no fault fails a job, except where a scenario expects it, with the expected error;
- briefs are deleted from terminal jobs, and are never in Temporal's database or a log;
- no constraint or trigger of the database has to stop a statement;
- the newest executions in Temporal, at most 200, replay under the workflow code that was deployed last.

*Rate* is the number of jobs that succeed per second after the faults ÷ before them, under the same load, in windows of ${fullExtent.measuredMs / 1_000} s. Below
${rateRatioMin} the load continues and the rate is measured again, at most ${fullExtent.windowsMax} times; all values are listed. Jobs that a backend refuses throughout a
scenario count as completed. *Longest* is the time from acceptance to the terminal state, faults included. *Slowest* is the slowest response. *Lost* and
*double* count 202s without a terminal state, and keys or jobs with two results.
`

const backendNote = `The backend is the composer with a delay of up to 3.4 s: faults meet jobs in progress, and one worker alone could not keep up with the load.
In the scenarios of the backend the intervals of the workflows' retry policies are divided by ${compression}: an hour's outage lasts a minute,
and an attempt that hangs ends after ${(generateMsMax / compression / 1_000).toFixed(1)} s. Heartbeats, leases and deadlines have their production values everywhere.
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
    'A suite that passes with a bug proves nothing. Each of these bugs was planted in the service, and each failed a run by a guarantee',
    'that it breaks. The same run without a bug passes.',
    '',
    '| planted | detected as |',
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
