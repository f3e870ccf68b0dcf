import { margins, type CellRow } from './cells.ts'
import type { StepRow } from './tabulate.ts'

export function renderCluster(rows: readonly StepRow[], commit: string): string {
  const sum = (of: (row: StepRow) => number) => rows.reduce((total, row) => total + of(row), 0)
  const jobs = `${sum(({ accepted }) => accepted)} jobs, 0 lost, 0 double`
  const refused = `${sum(({ unavailable }) => unavailable)} refused, ${sum(({ silent }) => silent)} without a response`
  return `## A cluster, tried

Written by \`npm run cluster\`, ${commit}. HAProxy with \`deploy/haproxy/haproxy.cfg\` is in front of two apis and two web
applications. Three workers, the full Temporal server 1.32 and one PostgreSQL for both databases run on the same machine. Eight clients
of four workspaces create, replay, poll and list through HAProxy, and a page of the web application is requested every 0.4 s. The next
release has one migration more, and its apis are not ready without it. It is deployed in the order of
[operations.md](operations.md#upgrading) and rolled back in another order; the migration stays. A step lasts until every instance is ready
and HAProxy sends it requests. SIGTERM replaces and rolls back, SIGKILL kills.

**${jobs}; ${sum(({ requests }) => requests)} requests, ${refused}. Every guarantee of
[reliability.md](reliability.md) held.** The only other refusals are those that the clients provoke: 404 for a job of another workspace,
422 for a key with another body.

| step | times | seconds | requests | refused with 503 | no response | slowest | jobs accepted | longest job | pages | no page |
|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|
${rows.map(renderRow).join('\n')}

HAProxy sends a request again if an api dies before it has answered. If that api had already committed the create, the other
one finds the key and replays the job. A web application that is killed may cut a page short.

A job is counted in the step in which it was accepted, and may meet the next step too. A killed worker delays its jobs by 15 s, the
heartbeat time-out, and by more if the next worker is killed as well. The first jobs of a new worker wait until its compute processes have
started, which takes seconds on a busy machine.
`
}

export function renderCells(rows: readonly CellRow[], commit: string): string {
  return `## Two cells, one dying

Written by \`npm run cluster\`, ${commit}. Each cell has its own PostgreSQL, Temporal, api, worker and workspaces, and the same load,
on one machine. The responses and jobs of the first cell while the second one

| | requests | median | p99 | jobs per second |
|---|--:|--:|--:|--:|
${rows.map(renderCell).join('\n')}

Every guarantee held in the first cell, and none of its requests was refused or unanswered. The run fails if median or p99
exceeds ${margins.latencyRatioMax} times the slower of the rows in which both cells serve, or if the rate falls below
${margins.rateRatioMin} of the lower one. These two rows differ by the noise of the machine; a cell that hangs or is dead leaves
its processor time to the other.
`
}

function renderRow(row: StepRow): string {
  const { step, times, seconds, requests, unavailable, silent, slowestMs, accepted, longestSeconds, visits, missed } =
    row
  const load = [requests, unavailable, silent, `${(slowestMs / 1_000).toFixed(2)} s`, accepted]
  const cells = [step, times || '', times === 0 ? '' : seconds.toFixed(0), ...load]
  return `| ${[...cells, `${longestSeconds.toFixed(1)} s`, visits, missed].join(' | ')} |`
}

function renderCell({ other, requests, medianMs, p99Ms, jobsPerSecond }: CellRow): string {
  return `| ${[other, requests, `${medianMs} ms`, `${p99Ms} ms`, jobsPerSecond.toFixed(2)].join(' | ')} |`
}
