/** A stretch of a run, in milliseconds since the epoch. */
export interface Window {
  from: number
  to: number
}

/** What the rate after the faults is of the one before them, at least. */
export const rateRatioMin = 0.95

/**
 * Completions a millisecond. A job takes seconds, so that chance has a say in which of a dozen end inside a window: those of
 * its first and last quarter count the more, the further they are from its edges. It more than halves what chance does.
 */
export function rateIn({ from, to }: Window, completedAt: readonly number[]): number {
  const ramp = (to - from) / 4
  const weights = completedAt.map((at) => Math.max(0, Math.min(1, (at - from) / ramp, (to - at) / ramp)))
  return weights.reduce((sum, weight) => sum + weight, 0) / (to - from - ramp)
}

/** Rates of windows after the faults ÷ the rate before them, in their order. */
export function rateRatios(before: Window, after: readonly Window[], completedAt: readonly number[]): number[] {
  const rate = rateIn(before, completedAt)
  return after.map((window) => rateIn(window, completedAt) / rate)
}

/** Whether a rate has come back; one that nobody could measure has not. */
export const isBack = (ratio: number | undefined): boolean => ratio !== undefined && ratio >= rateRatioMin
