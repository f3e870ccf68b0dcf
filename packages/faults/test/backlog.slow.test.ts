import { expect, test } from 'vitest'
import { extentOf } from '../src/backlog/course.ts'
import { faultsOfBacklog } from '../src/backlog/judge.ts'
import { runBacklog } from '../src/backlog/run-backlog.ts'
import { inFolder } from '../src/stack/folders.ts'

test(
  'jobs accepted while Temporal is down wait in the queue, and each ends once when it is back',
  { timeout: 300_000 },
  async () => {
    const outcome = await inFolder('backlog test', (folder) => runBacklog({ folder, extent: extentOf(120), seed: 1 }))
    expect(faultsOfBacklog(outcome, { whole: false })).toEqual([])
    expect(outcome).toMatchObject({ jobs: 120, queued: 120, lost: 0, double: 0 })
    const { figures } = outcome
    expect(figures.slices).toHaveLength(4)
    // With only 120 jobs, a phase may start and end between two memory samples. Its memory ratio is then NaN.
    const memory = figures.phases
      .flatMap(({ ratio }) => [ratio.api, ratio.worker])
      .filter((ratio) => !Number.isNaN(ratio))
    expect(memory.length).toBeGreaterThanOrEqual(4)
    const ratios = [...memory, figures.acceptRatio, figures.statementsRatio]
    for (const ratio of ratios) expect(ratio).toBeGreaterThan(0)
    expect(Math.min(...figures.slices.map((slice) => slice.statementsPerAccept))).toBeGreaterThan(0)
  },
)
