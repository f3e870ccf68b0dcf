/** Measurements of one side in one round, by name: `rate` is in requests or jobs per second, `p50` in milliseconds. */
export type Figures = Readonly<Record<string, number>>

export type Side = (seconds: number) => Promise<Figures>

/** The ratio of `ours` to `rival` in the measurement `figure`. Without a rival, the measurement of `ours` itself. */
export interface Ratio {
  id: string
  what: string
  ours: string
  rival?: string
  figure: string
  /** Without a goal, the ratio is published without a verdict. */
  goal?: { atLeast: number } | { atMost: number }
  /** The ratio before the changes that docs/performance.md lists; empty if it was not measured. */
  before: string
}

export interface Opened {
  /** In the order in which a round runs the sides. */
  sides: Readonly<Record<string, Side>>
  close: () => Promise<void>
}

/** `sidesOf` prepares the sides. If it throws, the stack is closed. */
export async function openOn<Stack extends { close: () => Promise<void> }>(
  stack: Stack,
  sidesOf: (stack: Stack) => Promise<Opened['sides']>,
): Promise<Opened> {
  try {
    return { sides: await sidesOf(stack), close: () => stack.close() }
  } catch (error) {
    await stack.close()
    throw error
  }
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
