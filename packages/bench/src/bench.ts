/** Measurements of one side in one round, by name: `rate` is in requests or jobs per second, `p50` in milliseconds. */
export type Figures = Readonly<Record<string, number>>

/** Runs one of the compared programs or setups for the given time and returns its measurements. */
export type Side = (seconds: number) => Promise<Figures>

/**
 * The ratio of the side `ours` to the side `rival` in the measurement `figure`. Without a rival, the value is the
 * measurement of `ours` itself.
 */
export interface Ratio {
  id: string
  what: string
  ours: string
  rival?: string
  figure: string
  /** If a ratio has no goal, it is published without a verdict. */
  goal?: { atLeast: number } | { atMost: number }
  /** The ratio before the changes that docs/performance.md lists; empty if it was not measured. */
  before: string
}

export interface Opened {
  /** The sides, in the order in which a round runs them. */
  sides: Readonly<Record<string, Side>>
  close: () => Promise<void>
}

export interface Bench {
  name: string
  ratios: readonly Ratio[]
  /** True if the sides run without a warm-up, for example because a run takes minutes. */
  cold?: true
  /** True if the bench always runs one round, even if `--rounds` asks for more. */
  once?: true
  /** Default duration of one side in one round. */
  seconds?: number
  open: () => Promise<Opened>
}
