/** What one side did in one round: `rate` in requests a second, `p50` in milliseconds, and so on. */
export type Figures = Readonly<Record<string, number>>

/** Works for about this many seconds and returns its measurements. */
export type Side = (seconds: number) => Promise<Figures>

/** A comparison of two sides by one figure. */
export interface Ratio {
  /** Name in the table, such as `R2`. */
  id: string
  what: string
  ours: string
  rival: string
  figure: string
  goal: { atLeast: number } | { atMost: number }
  /** The ratio before the optimisation. */
  before: string
}

export interface Opened {
  /** In the order in which a round runs them. */
  sides: Readonly<Record<string, Side>>
  close: () => Promise<void>
}

/** One file of `src/benches` exports one as `bench`. */
export interface Bench {
  name: string
  ratios: readonly Ratio[]
  /** True if the sides run without a warm-up, for example because they take minutes. */
  cold?: true
  /** Starts what the sides need. */
  open: () => Promise<Opened>
}
