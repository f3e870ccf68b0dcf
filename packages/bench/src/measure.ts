import type { Bench, Figures, Opened, Ratio } from './bench.ts'

export interface Extent {
  rounds: number
  seconds: number
}

export interface MeasuredRatio extends Ratio {
  median: number
  min: number
  max: number
  /** Undefined if the ratio has no goal. */
  reached?: boolean
}

export interface Measured {
  sides: Record<string, Figures>
  ratios: MeasuredRatio[]
}

type Rounds = Record<string, Figures[]>

/**
 * Every second round reverses the order of the sides, because the database grows and the load on the machine changes
 * during a round.
 */
export async function measure(
  bench: Bench,
  { rounds, seconds }: Extent,
  say: (line: string) => void,
): Promise<Measured> {
  const opened = await bench.open()
  try {
    if (!bench.cold) for (const run of Object.values(opened.sides)) await run(seconds)
    const all: Rounds = Object.fromEntries(Object.keys(opened.sides).map((name) => [name, []]))
    for (let round = 0; round < rounds; round += 1) {
      for (const [name, run] of turned(opened, round)) {
        const figures = await run(seconds)
        all[name]?.push(figures)
        say(`${bench.name}, round ${round + 1}, ${name}: ${describeFigures(figures)}`)
      }
    }
    return summarise(bench.ratios, all)
  } finally {
    await opened.close()
  }
}

function turned({ sides }: Opened, round: number) {
  const entries = Object.entries(sides)
  return round % 2 === 0 ? entries : entries.toReversed()
}

export function summarise(ratios: readonly Ratio[], rounds: Rounds): Measured {
  const sides = Object.entries(rounds).map(([name, all]) => {
    const figures = Object.keys(all[0] ?? {})
    return [
      name,
      Object.fromEntries(figures.map((each) => [each, median(all.map((one) => one[each] ?? NaN))])),
    ] as const
  })
  return { sides: Object.fromEntries(sides), ratios: ratios.map((ratio) => measured(ratio, rounds)) }
}

/** The result is the median of the ratios of all rounds. */
function measured(ratio: Ratio, rounds: Rounds): MeasuredRatio {
  const { ours, rival, figure } = ratio
  const figureOf = (side: string, round: number) => rounds[side]?.[round]?.[figure] ?? NaN
  const each = (rounds[ours] ?? []).map(
    (_, round) => figureOf(ours, round) / (rival === undefined ? 1 : figureOf(rival, round)),
  )
  const value = median(each)
  const reached = reaches(value, ratio.goal)
  const range = { median: value, min: Math.min(...each), max: Math.max(...each) }
  return { ...ratio, ...range, ...(reached !== undefined && { reached }) }
}

function reaches(value: number, goal: Ratio['goal']): boolean | undefined {
  if (goal === undefined) return undefined
  return 'atLeast' in goal ? value >= goal.atLeast : value <= goal.atMost
}

export function describeGoal({ goal, reached }: MeasuredRatio): { aim: string; verdict: string } {
  if (goal === undefined) return { aim: '', verdict: 'published' }
  const aim = 'atLeast' in goal ? `≥ ${goal.atLeast}` : `≤ ${goal.atMost}`
  return { aim, verdict: reached ? 'reached' : 'not reached' }
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const last = sorted.length - 1
  return ((sorted[Math.floor(last / 2)] ?? NaN) + (sorted[Math.ceil(last / 2)] ?? NaN)) / 2
}

function describeFigures(figures: Figures): string {
  return Object.entries(figures)
    .map(([name, value]) => `${name} ${formatFigure(value)}`)
    .join(', ')
}

export function formatFigure(value: number): string {
  return Math.abs(value) >= 100 ? value.toFixed(0) : Number(value.toPrecision(3)).toString()
}
