import { generateMsMax } from '@adcopy/workflows'
import { renderBacklog } from '../backlog/render.ts'
import type { BacklogOutcome } from '../backlog/run-backlog.ts'
import { compression } from '../bundles/compressed-policies.ts'
import { rateRatioMin } from '../rate.ts'
import { fullExtent, type Outcome } from '../run-scenario.ts'
import type { PlantOutcome } from '../run-plants.ts'
import { ratesOf } from './judge.ts'

const head = `# Reliability

Written by \`npm run faults\`, a full run of it; do not edit. Each scenario starts PostgreSQL, Temporal, two api and two worker
processes of its own (three workers where it says so), has eight clients of four workspaces create, replay, poll and list over HTTP, breaks the stack on
purpose while they do, lets it recover, and loads it again. Every answer that a client got, and every row, is then held
against what is promised:

- every create that is repeated with its key gets a 202 in the end;
- every 202 reaches one terminal state, at the latest 130 s after its acceptance or the end of the last fault it met;
- a key is one job for ever: replays during the fault, after it, and of every key at the end return the first id;
- units used are the keys accepted, by workspace and month;
- a succeeded job has one artifact, any other none, and nothing that a broken backend answered is one;
- the queue holds the open jobs and no other, whenever anybody looks;
- nobody ever sees a state go backwards, a result change, or a row of another workspace;
- answers are the contract's, \`unavailable\` only while PostgreSQL is away from somebody, and silence only while an api is hit;
- no job is open past its published time, whatever is broken;
- no job fails because something broke: some do where that is the point of a scenario, with the error that is meant;
- briefs are gone from terminal jobs, and were never in Temporal's database or any log;
- no constraint or trigger of the database had to step in for a statement's own guard;
- the newest executions that Temporal holds, 200 at most, replay under the workflow code deployed last.

*Rate* is jobs that succeeded a second after the faults ÷ before them, under the same load, in windows of ${fullExtent.measuredMs / 1_000} s. Where it is
below ${rateRatioMin} the load goes on and is measured again, ${fullExtent.windowsMax} times in all; what was measured stands there in its order.
Jobs count that succeeded, and those of the share that a backend refuses all along. *Longest* is from acceptance to the terminal state, faults included. *Lost* and *double* count 202s without an end, and keys or jobs with two results.
`

const backendNote = `The backend is the composer behind a delay of up to 3.4 s, so that faults meet jobs at work, and that one of both workers could
not keep up with the load: the rate would show it. In the scenarios of the
backend the times of the workflows' retry policies are divided by ${compression}: an hour of it being down lasts a minute, and a try that
hangs ends after ${(generateMsMax / compression / 1_000).toFixed(1)} s. Heartbeats, leases and deadlines are as in production everywhere.
`

/** The page of one full run. */
export function renderReliability(
  outcomes: readonly Outcome[],
  backlog: BacklogOutcome,
  plants: readonly PlantOutcome[],
  commit: string,
): string {
  const rows = outcomes.map(renderRow)
  const sum = (of: (outcome: Outcome) => number) => outcomes.reduce((total, outcome) => total + of(outcome), 0)
  const total = `**${outcomes.length} runs: ${sum(({ summary }) => summary.jobs)} jobs accepted, ${sum(({ summary }) => summary.lost)} lost, ${sum(({ summary }) => summary.double)} double; ${sum(({ summary }) => summary.requests)} requests, ${sum(({ violations }) => violations.length)} promises broken.** Of ${commit}.`
  return [
    head,
    total,
    '',
    '| scenario | promised | faults injected | jobs | lost | double | failed | rate | longest | seed |',
    '|---|---|---|--:|--:|--:|---|--:|--:|--:|',
    ...rows,
    '',
    backendNote,
    renderBacklog(backlog, commit),
    '## Planted bugs',
    '',
    'A suite that stays green over a bug proves nothing: each of these was put into the service, and each turned a run red by a',
    'promise that it breaks. The same run with nothing planted is green.',
    '',
    '| planted | noticed as |',
    '|---|---|',
    ...plants.map(({ plant, promises }) => `| ${plant.name} | ${promises.join('; ') || 'nothing'} |`),
    '',
  ].join('\n')
}

function renderRow({ scenario, seed, summary }: Outcome): string {
  const { jobs, lost, double, longestSeconds } = summary
  const faults = Object.entries(summary.faults).map(([fault, count]) => (count === 1 ? fault : `${count} × ${fault}`))
  const failed = Object.entries(summary.failed).map(([code, count]) => `${count} ${code}`)
  const cells = [scenario.name, scenario.promised, faults.join(', '), jobs, lost, double, failed.join(', ') || 0]
  return `| ${[...cells, ratesOf(summary), `${longestSeconds.toFixed(1)} s`, seed].join(' | ')} |`
}
