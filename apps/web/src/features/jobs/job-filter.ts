import { jobStates, type JobState } from '@adcopy/contract'
import { createLoader, parseAsString, parseAsStringLiteral } from 'nuqs/server'

/** The filter and position of the job list, as the URL has them. */
export const jobFilterParsers = {
  status: parseAsStringLiteral(jobStates),
  cursor: parseAsString,
}

export interface JobFilter {
  status: JobState | null
  cursor: string | null
}

const limit = '50'

/** The input of `jobs.list` for a filter. */
export function jobListInput({ status, cursor }: JobFilter) {
  return { limit, ...(status !== null && { status }), ...(cursor !== null && { cursor }) }
}

export const parseJobFilter: (search: Record<string, string | string[] | undefined>) => JobFilter =
  createLoader(jobFilterParsers)
