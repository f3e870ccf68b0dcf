/** A period of a run, in Unix milliseconds. */
export interface Window {
  from: number
  to: number
}

/** After the faults, the rate must be at least this fraction of the rate before them. */
export const rateRatioMin = 0.95

/**
 * Returns the completions per millisecond in a window. A job takes seconds, so it is a matter of chance whether a job
 * near the start or end of the window completes inside it. Completions in the first or last quarter of the window
 * therefore get less weight the closer they are to its start or end. This more than halves the effect of chance.
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
