import { margins, type CellRow } from './cells.ts'
import type { StepRow } from './tabulate.ts'

export function renderCluster(rows: readonly StepRow[], commit: string): string {
  const sum = (of: (row: StepRow) => number) => rows.reduce((total, row) => total + of(row), 0)
  const jobs = `The clients created ${sum(({ accepted }) => accepted)} jobs: 0 were lost, and 0 had two results.`
  const refused = `${sum(({ unavailable }) => unavailable)} were refused with 503, and ${sum(({ silent }) => silent)} got no response`
  return `## A cluster, tried

\`npm run cluster\` wrote this section (${commit}). HAProxy with \`deploy/haproxy/haproxy.cfg\` distributes requests to two apis and
two web applications. Three workers, the full Temporal server 1.32 and one PostgreSQL, which stores the data of both the service and
Temporal, run on the same machine. Eight clients of four workspaces create, replay, poll and list jobs through HAProxy, and one client
requests a page of the web application every 0.4 s.

The test first deploys a new release, and then rolls it back. The release has one more migration, and its apis are not ready before this
migration has run. It is deployed in the order of [operations.md](operations.md#upgrading): migration, workers, web applications, apis. It
is rolled back in the order apis, workers, web applications; the migration is not undone. Programs that are replaced or rolled back are
stopped with SIGTERM; simulated crashes use SIGKILL. A step ends when HAProxy sends requests to every instance again.

**${jobs} They sent ${sum(({ requests }) => requests)} requests: ${refused}.
Every guarantee of [reliability.md](reliability.md) held.**

Clients also provoke two refusals on purpose: 404 for a job of another workspace, and 422 for a key that is reused with a different body.
These do not count as refused requests.

| step | repetitions | seconds | requests | refused with 503 | no response | slowest response | jobs accepted | longest job | pages requested | pages failed |
|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|
${rows.map(renderRow).join('\n')}

If an api dies before it has responded, HAProxy sends the request to the other api. If the first api had already committed the job, the
other api finds its key and returns the job. If a web application is killed while it sends a page, the page may be incomplete.

The table counts a job in the step in which it was accepted. Jobs can be delayed for two reasons. If a worker is killed, its jobs wait for
the heartbeat time-out of 15 s, and longer if the next worker is killed as well. The first jobs of a new worker wait until its compute
processes have started, which takes seconds on a busy machine.
`
}

export function renderCells(rows: readonly CellRow[], commit: string): string {
  return `## Two cells, one dying

\`npm run cluster\` wrote this section (${commit}). Two cells run on one machine under the same load. Each has a separate PostgreSQL,
Temporal, api and worker, and separate workspaces. The table shows the requests and jobs of the first cell in each state of the second
cell:

| second cell | requests | median | p99 | jobs per second |
|---|--:|--:|--:|--:|
${rows.map(renderCell).join('\n')}

Every guarantee held in the first cell, and none of its requests was refused or unanswered. The two rows in which both cells serve are the
baseline; they differ because other work on the machine varies. The run fails if the median or p99 of another row exceeds ${margins.latencyRatioMax} times
the higher value of the baseline, or if its jobs per second are below ${margins.rateRatioMin} times the lower value of the baseline. The other rows can even be
better than the baseline, because a cell that hangs or is dead uses no processor time.
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
