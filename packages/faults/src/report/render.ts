import { generateMsMax } from '@adcopy/workflows'
import { renderBacklog } from '../backlog/render.ts'
import type { BacklogOutcome } from '../backlog/run-backlog.ts'
import { compression } from '../bundles/compressed-policies.ts'
import { rateRatioMin } from '../rate.ts'
import { fullExtent, type Outcome } from '../run-scenario.ts'
import type { PlantOutcome } from '../run-plants.ts'
import { ratesOf } from './judge.ts'

const head = `# Reliability

A full run of \`npm run faults\` writes this page; do not edit it. Each scenario starts a separate stack of PostgreSQL, Temporal, two apis
and two workers (three workers if the scenario's name says so). Eight clients of four workspaces create, replay, poll and list jobs over
HTTP. The suite injects faults under this load, lets the stack recover, and generates load again. Then it checks every response and every
row against these guarantees:

- every create that clients repeat with its key finally gets a 202;
- every accepted job becomes terminal within 130 s; this time starts when the job is accepted or, if that is later, when the last
  fault that affected the job ends;
- a key is bound to one job permanently: every replay during and after the fault returns the same id;
- for each workspace and month, the number of used units equals the number of accepted keys;
- a succeeded job has exactly one artifact, other jobs have none, and no garbage from a broken backend becomes an artifact;
- the queue contains exactly the open jobs at all times;
- no client sees a state go backwards, a changed result, or a row of another workspace;
- responses follow the contract;
- \`unavailable\` occurs only while an api cannot reach PostgreSQL, and a request remains unanswered only while a fault affects an api;
- no job is open past its deadline, whichever fault occurs;
- a fault makes jobs fail only in scenarios that expect failures, and only with the expected error;
- briefs of terminal jobs are deleted, and no brief is ever in Temporal's database or a log;
- no statement is rejected by a constraint or trigger of the database;
- the newest workflow executions in Temporal, at most 200, replay with the workflow code that was deployed last.

The columns of the table:

- *Lost*: accepted jobs that did not become terminal.
- *Double*: keys or jobs with two results.
- *Rate*: throughput after the faults divided by throughput before them. Throughput is the number of jobs that succeed per second. It is
  measured under the same load, in windows of ${fullExtent.measuredMs / 1_000} s. If the quotient is below ${rateRatioMin}, the load continues and throughput is measured again,
  up to ${fullExtent.windowsMax} times in all; the table lists every quotient. If a scenario's backend refuses certain jobs during the whole run, these jobs
  count as succeeded.
- *Longest*: the longest time from acceptance to the terminal state, faults included.
`

const delaySeconds = fullExtent.delayMsMax / 1_000
const hangSeconds = (generateMsMax / compression / 1_000).toFixed(1)

const backendNote = `The backend that writes the copy is the composer with a delay of up to ${delaySeconds} s, so that faults affect jobs in progress and one worker alone
cannot keep up with the load. In the scenarios with a failing backend, the retry intervals and the time limit of an attempt are divided by
${compression}: an outage of an hour takes a minute, and a hanging attempt ends after ${hangSeconds} s. The scenario in which deadlines
pass has deadlines of 10 s and delays of up to 2 s. All other times, such as heartbeats and leases, have their production values.
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
    '| scenario | guaranteed | faults injected | jobs | lost | double | failed | rate | longest | slowest response | seed |',
    '|---|---|---|--:|--:|--:|---|--:|--:|--:|--:|',
    ...rows,
    '',
    backendNote,
    renderBacklog(backlog, commit),
    '## Planted bugs',
    '',
    'These bugs were planted in the service to prove that the suite detects bugs. Each bug broke the guarantees in the second column, so that',
    'its run failed. The first row is a run without a planted bug: no guarantee was broken.',
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
