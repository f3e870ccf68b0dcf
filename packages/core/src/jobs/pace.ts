import { readPace, type Database, type JobRow } from '@adcopy/db'

/** The durations of recent jobs are read in the background, so that no request waits for them. */
export interface Pace {
  /** Returns whole seconds, at least 1. Source: D-RETRY-2. */
  retryAfterSeconds(job: Pick<JobRow, 'copy_length' | 'created_at'>, now: Date): number
}

const freshMs = 15_000
const unknownSeconds = 2
const longestWaitSeconds = 30

export function createPace(db: Database): Pace {
  let medians = new Map<string, number>()
  let readAt = 0
  const refresh = async () => {
    const rows = await readPace(db.pool)
    medians = new Map(rows.map((row) => [row.copy_length, row.seconds]))
  }
  return {
    retryAfterSeconds(job, now) {
      if (Date.now() - readAt > freshMs) {
        readAt = Date.now()
        refresh().catch(() => undefined) // the previous medians remain in use until a later call succeeds
      }
      const age = Math.max(0, (now.getTime() - job.created_at.getTime()) / 1000)
      const median = medians.get(job.copy_length) ?? unknownSeconds
      // The wait is the rest of the median duration. For a job that has taken longer, it is a quarter of the job's age.
      const wait = age < median ? median - age : age / 4
      return Math.min(longestWaitSeconds, Math.max(1, Math.ceil(wait)))
    },
  }
}
