/** A period of a run, in Unix milliseconds. */
export interface Window {
  from: number
  to: number
}

/** The rate after the faults must reach at least this share of the rate before them. */
export const rateRatioMin = 0.95

/**
 * Returns the completions per millisecond. A job takes seconds, so chance decides whether a job near an edge of the
 * window ends inside it. Completions in the first and last quarter are therefore weighted by their distance from the
 * edge, which more than halves the effect of chance.
 */
export function rateIn({ from, to }: Window, completedAt: readonly number[]): number {
  const ramp = (to - from) / 4
  const weights = completedAt.map((at) => Math.max(0, Math.min(1, (at - from) / ramp, (to - at) / ramp)))
  return weights.reduce((sum, weight) => sum + weight, 0) / (to - from - ramp)
}

export function rateRatios(before: Window, after: readonly Window[], completedAt: readonly number[]): number[] {
  const rate = rateIn(before, completedAt)
  return after.map((window) => rateIn(window, completedAt) / rate)
}

export const isBack = (ratio: number | undefined): boolean => ratio !== undefined && ratio >= rateRatioMin
