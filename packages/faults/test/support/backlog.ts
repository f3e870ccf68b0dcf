import { computeFigures, type Measured } from '../../src/backlog/figures.ts'
import type { BacklogOutcome } from '../../src/backlog/run-backlog.ts'

export const mib = 2 ** 20
export const start = Date.UTC(2026, 10, 21, 12)
const heap = { api: 40 * mib, worker: 60 * mib }
export const seconds = (from: number, count: number, apart: number) =>
  Array.from({ length: count }, (_, index) => start + (from + (index + 1) * apart) * 1_000)

/**
 * The phases are: at rest; 20 jobs completed in 10 s; 40 jobs accepted in 20 s and completed in 20 s; 20 jobs completed
 * in 10 s; at rest. Every tenth create request takes five times as long as the others.
 */
export const measured: Measured = {
  sliceJobs: 20,
  acceptedFrom: start + 20_000,
  accepts: seconds(20, 40, 0.5).map((endedAt, index) => ({ endedAt, ms: index % 10 === 9 ? 50 : 10 })),
  counts: [
    { statements: 100, blocks: 1_000 },
    { statements: 140, blocks: 2_000 },
    { statements: 180, blocks: 3_200 },
  ],
  backAt: start + 48_000,
  ends: seconds(50, 40, 0.5),
  references: [
    { acceptedAt: start + 11_000, ends: seconds(10, 20, 0.5) },
    { acceptedAt: start + 71_000, ends: seconds(70, 20, 0.5) },
  ],
  samples: [
    { at: start + 1_000, api: 110 * mib, worker: 200 * mib },
    { at: start + 5_000, api: 111 * mib, worker: 200 * mib },
    { at: start + 9_000, api: 112 * mib, worker: 220 * mib },
    { at: start + 25_000, api: 110 * mib, worker: 190 * mib },
    { at: start + 30_000, api: 105 * mib, worker: 230 * mib },
    { at: start + 55_000, api: 100 * mib, worker: 236 * mib },
    { at: start + 85_000, api: 100 * mib, worker: 210 * mib },
  ],
  phases: [
    { name: 'at rest', atRest: true, from: start, to: start + 10_000, heap },
    { name: 'jobs accepted', from: start + 20_000, to: start + 40_000, heap },
    { name: 'they are done', from: start + 50_000, to: start + 70_000, heap },
    { name: 'at rest again', atRest: true, from: start + 80_000, to: start + 90_000, heap },
  ],
}

export const green: BacklogOutcome = {
  seed: 7,
  jobs: 10_000,
  queued: 10_000,
  diskBytes: 20 * mib,
  lost: 0,
  double: 0,
  figures: computeFigures(measured),
  restarted: [],
  violations: [],
}
