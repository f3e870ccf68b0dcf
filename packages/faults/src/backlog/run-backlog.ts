import { openPartners } from '@adcopy/local-stack'
import type { Violation } from '../evidence.ts'
import { findViolations } from '../invariants/index.ts'
import { createRandom } from '../random.ts'
import { FaultStack } from '../stack/stack.ts'
import { countBroken } from '../summarise.ts'
import { Crowd } from './accept-many.ts'
import { runCourse, type BacklogExtent } from './course.ts'
import type { BacklogFigures } from './figures.ts'
import { programs, watchMemory, type PerProgram } from './memory.ts'
import { runPlain, type OperationsUrls } from './plain-programs.ts'

export interface BacklogOutcome {
  seed: number
  /** Number of jobs accepted while Temporal was down. `queued` is the length of the queue after the last accept. */
  jobs: number
  queued: number
  diskBytes: number
  lost: number
  double: number
  figures: BacklogFigures
  restarted: string[]
  violations: Violation[]
}

export interface BacklogRun {
  folder: string
  extent: BacklogExtent
  seed: number
  say?: (line: string) => void
}

const clients = 8

export async function runBacklog(run: BacklogRun): Promise<BacklogOutcome> {
  const { folder, extent, seed, say = () => undefined } = run
  let urls: OperationsUrls | undefined
  const stack = await FaultStack.start({
    folder,
    apis: 1,
    workers: 1,
    adjust: async (services) => {
      urls = await runPlain(services)
    },
    plant: (pool) => pool.query('create extension pg_stat_statements'),
    say,
  })
  const over = new AbortController()
  try {
    const [api] = stack.services.apis
    if (api === undefined || urls === undefined) throw new Error('there is no api')
    const { postgres, fingerprintKeys } = stack.services
    const partners = await openPartners({ databaseUrl: postgres.url, fingerprintKeys }, clients)
    const crowd = new Crowd({ partners, instance: api, random: createRandom(seed).branch('backlog') })
    const before = pidsOf(stack)
    const samples = watchMemory(before, over.signal)
    const { evidence, figures, queued, diskBytes } = await runCourse({ stack, crowd, urls, samples, extent, say })
    const after = pidsOf(stack)
    return {
      seed,
      jobs: extent.jobs,
      queued,
      diskBytes,
      ...countBroken(evidence),
      figures,
      restarted: programs.filter((program) => after[program] !== before[program]),
      violations: findViolations(evidence),
    }
  } finally {
    over.abort()
    await stack.stop()
  }
}

function pidsOf(stack: FaultStack): PerProgram {
  return { api: stack.pid('api-1'), worker: stack.pid('worker-1') }
}
