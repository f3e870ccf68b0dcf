/** Limits on the cost of a backlog. Each ratio compares two parts of one run, so that it does not depend on the machine. */
export const bounds = {
  jobsMin: 10_000,
  /** Peak resident memory in MiB in any phase. */
  memoryMibMax: { api: 300, worker: 450 },
  /** Median latency of the last thousand creates ÷ that of the first thousand; below, the same for statements per create. */
  acceptRatioMax: 1.25,
  statementsRatioMax: 1.05,
  /** Jobs per second while the backlog drains ÷ jobs per second without an outage. */
  drainRatioMin: 0.9,
}
