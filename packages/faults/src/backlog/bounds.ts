/** Each ratio compares two parts of the same run, so that it does not depend on the machine's speed. */
export const bounds = {
  jobsMin: 10_000,
  memoryMibMax: { api: 300, worker: 450 },
  /**
   * Last thousand create requests ÷ first thousand. `acceptRatioMax` applies to their median latency, and
   * `statementsRatioMax` to the number of statements per request. This number varies, because concurrent requests share
   * statements.
   */
  acceptRatioMax: 1.25,
  statementsRatioMax: 1.5,
  /** Throughput while the backlog drains ÷ throughput without an outage. */
  drainRatioMin: 0.9,
}
