import { jobStates, type JobState } from '@adcopy/contract'
import { createLoader, parseAsString, parseAsStringLiteral } from 'nuqs/server'

export const jobFilterParsers = {
  status: parseAsStringLiteral(jobStates),
  cursor: parseAsString,
}

export interface JobFilter {
  status: JobState | null
  cursor: string | null
}

const limit = '50'

export function jobListInput({ status, cursor }: JobFilter) {
  return { limit, ...(status !== null && { status }), ...(cursor !== null && { cursor }) }
}

export const parseJobFilter: (search: Record<string, string | string[] | undefined>) => JobFilter =
  createLoader(jobFilterParsers)
