/** What a backlog may cost. Each is a ratio within one run, so that the machine it ran on does not matter. */
export const bounds = {
  jobsMin: 10_000,
  /** Peak ÷ rest, of either program in any phase. */
  memoryRatioMax: 1.2,
  /** Median time of the last thousand accepts ÷ that of the first, and statements for each. */
  acceptRatioMax: 1.25,
  statementsRatioMax: 1.05,
  /** Jobs done a second ÷ the same without an outage. */
  drainRatioMin: 0.9,
}
