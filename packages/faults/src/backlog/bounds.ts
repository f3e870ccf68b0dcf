/**
 * Limits on the cost of a backlog. Each ratio compares two parts of the same run, so that it does not depend on the
 * machine's speed.
 */
export const bounds = {
  jobsMin: 10_000,
  memoryMibMax: { api: 300, worker: 450 },
  /**
   * Maximum ratios of the last thousand create requests to the first thousand: `acceptRatioMax` for the median latency,
   * `statementsRatioMax` for the number of statements per request.
   */
  acceptRatioMax: 1.25,
  statementsRatioMax: 1.05,
  /** Minimum ratio of the throughput while the backlog drains to the throughput without an outage. */
  drainRatioMin: 0.9,
}
