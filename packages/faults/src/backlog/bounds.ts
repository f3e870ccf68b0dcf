/** The allowed cost of a backlog. Each bound is a ratio within one run, so that it does not depend on the machine. */
export const bounds = {
  jobsMin: 10_000,
  /** Peak ÷ memory at rest, of either program in any phase. */
  memoryRatioMax: 1.2,
  /** Median latency of the last thousand accepts ÷ that of the first thousand, and statements for each. */
  acceptRatioMax: 1.25,
  statementsRatioMax: 1.05,
  /** Jobs per second ÷ the same without an outage. */
  drainRatioMin: 0.9,
}
