/**
 * Limits on the cost of a backlog. Each ratio compares two parts of the same run, so that it does not depend on the
 * machine's speed.
 */
export const bounds = {
  jobsMin: 10_000,
  memoryMibMax: { api: 300, worker: 450 },
  /**
   * These two ratios divide the value of the last thousand create requests by that of the first thousand.
   * `acceptRatioMax` limits the median latency and `statementsRatioMax` the number of statements per create request.
   */
  acceptRatioMax: 1.25,
  statementsRatioMax: 1.05,
  /** Jobs completed per second while the backlog drains ÷ jobs completed per second without an outage. */
  drainRatioMin: 0.9,
}
