import { setTimeout as delay } from 'node:timers/promises'
import { acceptJobs } from '../accept-jobs.ts'
import type { Bench, Figures, Ratio, Side } from '../bench.ts'
import { readText } from '../http/http-stack.ts'
import { runLoad } from '../http/run-load.ts'
import { median } from '../measure.ts'
import { residentMib } from '../processes.ts'
import { createJob, jobsSide } from '../work/sides.ts'
import { composerWorker, onWorkStack, workspaces, type JobService, type WorkStack } from '../work/work-stack.ts'

const name = 'service'
const waiting = 100_000
const sampleMs = 1_000
const sides = ['full load', '100,000 waiting'] as const

const bounds = [
  { id: 'R13', what: 'peak resident memory of the api in MiB', figure: 'apiMib', atMost: 300 },
  { id: 'R13', what: 'peak resident memory of the worker in MiB', figure: 'workerMib', atMost: 450 },
  { id: 'R13', what: 'memory of the api, last quarter ÷ second quarter', figure: 'apiGrowth', atMost: 1.05 },
  { id: 'R13', what: 'memory of the worker, last quarter ÷ second quarter', figure: 'workerGrowth', atMost: 1.05 },
  {
    id: 'R15',
    what: 'longest stall of the api’s event loop in ms of processor time',
    figure: 'apiStallMs',
    atMost: 20,
  },
  { id: 'R15', what: 'the same of the worker', figure: 'workerStallMs', atMost: 50 },
]

/** Clients read a job and the worker processes jobs, both as fast as they can. */
export const bench: Bench = {
  name: 'endurance',
  ratios: sides.flatMap((ours) =>
    bounds.map(({ id, what, figure, atMost }): Ratio => ({
      id,
      what: `${what}, ${ours}`,
      ours,
      figure,
      goal: { atMost },
      before: '',
    })),
  ),
  cold: true,
  once: true,
  seconds: 300,
  open: () =>
    onWorkStack({ watched: true }, async (stack) => {
      const service = await stack.startOurs(name, composerWorker)
      const reads = await prepareReads(service)
      const run = (side: Side) => whileRead(stack, service, reads, side)
      return {
        'full load': run(jobsSide(service, {})),
        '100,000 waiting': async (seconds) => {
          await acceptJobs(service.database, Math.ceil(waiting / workspaces))
          return run(() => countRate(service, seconds))(seconds)
        },
      }
    }),
}

async function prepareReads(service: JobService): Promise<string[]> {
  const jobId = await createJob(service)
  const { rows } = await service.database.query<{ id: string }>('select workspace_id as id from job where id = $1', [
    jobId,
  ])
  const reader = service.partners.find(({ workspaceId }) => workspaceId === rows[0]?.id)
  return [readText(reader?.token ?? '', jobId)]
}

const countTerminal = async ({ database }: JobService) => {
  const text = 'select count(*)::int as jobs from job where completed_at is not null'
  const { rows } = await database.query<{ jobs: number }>(text)
  return rows[0]?.jobs ?? NaN
}

async function countRate(service: JobService, seconds: number): Promise<Figures> {
  const before = await countTerminal(service)
  await delay(seconds * 1_000)
  return { rate: ((await countTerminal(service)) - before) / seconds }
}

function whileRead(stack: WorkStack, service: JobService, requests: readonly string[], side: Side): Side {
  const { api, worker } = service.pids
  const load = { port: Number(new URL(service.url).port), connections: 16, status: 200, requests }
  return async (seconds) => {
    const sinceMs = Date.now()
    const samples: Array<{ api: number; worker: number }> = []
    const sample = () => samples.push({ api: residentMib(api), worker: residentMib(worker) })
    const sampling = setInterval(sample, sampleMs)
    try {
      const [jobs, reads] = await Promise.all([side(seconds), runLoad({ ...load, seconds })])
      const [apiStall, workerStall] = ['api', 'worker'].map((each) => stack.longestStall(`${name}-${each}`, sinceMs))
      return {
        rate: jobs['rate'] ?? NaN,
        reads: reads['rate'] ?? NaN,
        ...describeMemory(
          'api',
          samples.map((each) => each.api),
        ),
        ...describeMemory(
          'worker',
          samples.map((each) => each.worker),
        ),
        apiStallMs: apiStall!.cpuMs,
        apiStallWallMs: apiStall!.wallMs,
        workerStallMs: workerStall!.cpuMs,
        workerStallWallMs: workerStall!.wallMs,
      }
    } finally {
      clearInterval(sampling)
    }
  }
}

function describeMemory(program: string, samples: readonly number[]): Figures {
  const quarter = (index: number) =>
    median(samples.slice((samples.length * index) / 4, (samples.length * (index + 1)) / 4))
  return { [`${program}Mib`]: Math.max(...samples), [`${program}Growth`]: quarter(3) / quarter(1) }
}
