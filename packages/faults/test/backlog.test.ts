import { describe, expect, test } from 'vitest'
import { computeFigures, type Measured } from '../src/backlog/figures.ts'
import { faultsOfBacklog } from '../src/backlog/judge.ts'
import { isAtRest } from '../src/backlog/memory.ts'
import { renderBacklog } from '../src/backlog/render.ts'
import { fillSection } from '../src/report/fill-section.ts'
import type { BacklogOutcome } from '../src/backlog/run-backlog.ts'
import { green, measured, mib, seconds, start } from './support/backlog.ts'

const after = (over: Partial<Measured>): BacklogOutcome => ({
  ...green,
  figures: computeFigures({ ...measured, ...over }),
})
const promises = (outcome: BacklogOutcome, whole = true) =>
  faultsOfBacklog(outcome, { whole }).map(({ promise }) => promise)

test('the metrics of a backlog are computed from its samples', () => {
  const { idleBytes, phases, slices, ...rest } = green.figures
  expect(idleBytes).toEqual({ api: 100 * mib, worker: 200 * mib })
  expect(phases.map(({ name, ratio }) => [name, ratio])).toEqual([
    ['at rest', { api: 1.12, worker: 1.1 }],
    ['jobs accepted', { api: 1.1, worker: 1.15 }],
    ['they are done', { api: 1, worker: 1.18 }],
    ['at rest again', { api: 1, worker: 1.05 }],
  ])
  expect(slices).toEqual([
    {
      acceptMedianMs: 10,
      acceptP95Ms: 50,
      acceptsPerSecond: 2,
      statementsPerAccept: 2,
      blocksPerAccept: 50,
      endsPerSecond: 20 / 9.5,
    },
    {
      acceptMedianMs: 10,
      acceptP95Ms: 50,
      acceptsPerSecond: 2,
      statementsPerAccept: 2,
      blocksPerAccept: 60,
      endsPerSecond: 2,
    },
  ])
  expect(rest).toEqual({
    referenceRates: [2, 2], // Jobs that ended while others were still being accepted are ignored.
    drainRate: 40 / 19.5,
    firstEndSeconds: 2.5,
    drainSeconds: 22,
    acceptRatio: 1,
    statementsRatio: 1,
    blocksRatio: 1.2,
    drainRatio: 40 / 39,
    slowestDrainRatio: 1,
  })
})

test.each([
  ['no samples', [], false],
  ['a single sample', [100], false],
  ['two equal samples', [100, 100], true],
  ['samples that differ by three per cent', [100, 103], false],
])('memory with %s, %j, is at rest: %s', (_, sizes, expected) => {
  expect(isAtRest(sizes.map((size, at) => ({ at, api: size, worker: size })))).toBe(expected)
})

describe('a backlog fails', () => {
  test('not if every metric is within its bounds', () => {
    expect(promises(green)).toEqual([])
  })

  test('for the memory of one program in one phase, however small it is in the others', () => {
    const peak = { at: start + 60_000, api: 100 * mib, worker: 451 * mib }
    const outcome = after({ samples: [...measured.samples, peak] })
    expect(faultsOfBacklog(outcome, { whole: true })).toEqual([
      { promise: 'memory stays within its bounds', what: 'worker, they are done: 451 MiB' },
    ])
    const other = { at: start + 30_100, api: 301 * mib, worker: 200 * mib }
    expect(promises(after({ samples: [...measured.samples, other] }))).toEqual(['memory stays within its bounds'])
  })

  test('for memory without a sample', () => {
    const only = 'memory stays within its bounds'
    expect(new Set(promises(after({ samples: [] })))).toEqual(new Set([only]))
    expect(promises(after({ phases: [] }))).toEqual([only])
  })

  test('for accepts that become slower with the backlog', () => {
    const accepts = measured.accepts.map((accept, index) => ({ ...accept, ms: accept.ms + index * 0.2 }))
    expect(promises(after({ accepts }))).toEqual(['accepting does not slow down'])
    expect(promises(after({ accepts: [] }))).toContain('accepting does not slow down')
  })

  test('for accepts that need more statements with the backlog', () => {
    const [first, second] = measured.counts
    const counts = [first!, second!, { statements: 240, blocks: 3_200 }]
    expect(promises(after({ counts }))).toEqual(['an accept asks no more'])
    expect(promises(after({ counts: [first!, second!] }))).toEqual(['an accept asks no more'])
  })

  test('for a backlog that drains slower than jobs complete without one, or not at all', () => {
    const only = ['the backlog drains at full speed']
    expect(promises(after({ ends: seconds(50, 40, 0.6) }))).toEqual(only)
    expect(promises(after({ ends: [] }))).toEqual(only)
    const faster = { acceptedAt: start + 70_000, ends: seconds(70, 20, 0.2) }
    expect(promises(after({ references: [...measured.references.slice(0, 1), faster] }))).toEqual(only)
  })

  test('for a queue that differs from the backlog, a restarted process, and a broken guarantee; also if it is short', () => {
    for (const whole of [true, false]) {
      expect(promises({ ...green, queued: 9_999 }, whole)).toEqual(['the queue is the backlog'])
      expect(promises({ ...green, restarted: ['worker'] }, whole)).toEqual(['no process restarts'])
      const violations = [{ promise: 'one unit per key', what: 'ws_1' }]
      expect(promises({ ...green, violations }, whole)).toEqual(['one unit per key'])
    }
  })

  test('for a size below the minimum; a short one is judged neither by its size nor by its cost', () => {
    const small = { ...after({ samples: [], ends: [] }), jobs: 300, queued: 300 }
    expect(promises(small)).toContain('the run is complete')
    expect(promises(small, false)).toEqual([])
  })
})

describe('the section of the page', () => {
  const section = renderBacklog(green, 'commit abc1234')

  test('has the bounds, the measured values, the seed and the commit', () => {
    expect(section).toContain('| memory of the worker, peak in MiB | ≤ 450 | 236 |')
    expect(section).toContain('| jobs per second, with the backlog ÷ without an outage | ≥ 0.9 | 1.03 |')
    expect(section).toContain('| they are done | 100 | 1.00 | 40 | 236 | 1.18 | 60 |')
    expect(section).toContain('| 2 | 10.0 ms | 50.0 ms | 2 | 2.00 | 60.0 | 2.0 |')
    expect(section).toContain('Seed 7, commit abc1234.')
  })

  test('replaces the earlier section and nothing else', () => {
    const page = `# Reliability\n\nA table.\n\n## Backlog\n\nOld figures.\n\n## Planted bugs\n\nAnother table.\n`
    const filled = fillSection(page, section)
    expect(filled).toBe(`# Reliability\n\nA table.\n\n${section}\n## Planted bugs\n\nAnother table.\n`)
    expect(fillSection(filled, section)).toBe(filled)
    expect(fillSection('# Reliability\n', section)).toBe(`# Reliability\n\n${section}`)
  })
})
