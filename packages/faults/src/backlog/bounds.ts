/** Limits on the cost of a backlog. Each ratio compares two parts of one run, so that it does not depend on the machine. */
export const bounds = {
  jobsMin: 10_000,
  /** Peak memory ÷ memory at rest, for either program in any phase. */
  memoryRatioMax: 1.2,
  /** Median latency of the last thousand creates ÷ that of the first thousand; below, the same for statements per create. */
  acceptRatioMax: 1.25,
  statementsRatioMax: 1.05,
  /** Jobs per second while the backlog drains ÷ jobs per second without an outage. */
  drainRatioMin: 0.9,
}
