/** A window of a run, in milliseconds since the epoch. */
export interface Window {
  from: number
  to: number
}

/** The minimum ratio of the rate after the faults to the rate before them. */
export const rateRatioMin = 0.95

/**
 * Completions per millisecond. A job takes seconds, so chance decides which of a dozen jobs end inside the window.
 * Completions in its first and last quarter are therefore weighted by their distance from its edges, which more than
 * halves the effect of chance.
 */
export function rateIn({ from, to }: Window, completedAt: readonly number[]): number {
  const ramp = (to - from) / 4
  const weights = completedAt.map((at) => Math.max(0, Math.min(1, (at - from) / ramp, (to - at) / ramp)))
  return weights.reduce((sum, weight) => sum + weight, 0) / (to - from - ramp)
}

/** For each window after the faults, in order: its rate ÷ the rate before the faults. */
export function rateRatios(before: Window, after: readonly Window[], completedAt: readonly number[]): number[] {
  const rate = rateIn(before, completedAt)
  return after.map((window) => rateIn(window, completedAt) / rate)
}

/** Whether a rate has recovered; a rate that could not be measured has not. */
export const isBack = (ratio: number | undefined): boolean => ratio !== undefined && ratio >= rateRatioMin
