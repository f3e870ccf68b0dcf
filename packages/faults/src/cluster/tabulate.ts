import type { Evidence, Incident, Violation } from '../evidence.ts'
import type { Visit } from './visits.ts'

export interface StepRow {
  step: string
  /** `times` is the number of repetitions of the step, and `seconds` is their total duration. */
  times: number
  seconds: number
  requests: number
  /** `unavailable` counts responses with the problem `unavailable`. `silent` counts requests without a response. */
  unavailable: number
  silent: number
  slowestMs: number
  accepted: number
  longestSeconds: number
  visits: number
  missed: number
}

const before = 'before the first step'
const between = 'between the steps'
/** Removes instance numbers, so that `api-1 replaced` and `api-2 replaced` are the same kind of step. */
const kindOf = ({ fault }: Incident) => fault.replaceAll(/(?<=[a-z])-\d+/g, '')

/** Returns one row per kind of step, and rows for the time before the first step and between steps. */
export function tabulate({ exchanges, incidents, jobs }: Evidence, visits: readonly Visit[]): StepRow[] {
  const during = ({ sentAt, endedAt }: { sentAt: number; endedAt: number }) => {
    const met = incidents.find(({ from, to }) => endedAt >= from && sentAt <= to)
    return met === undefined ? (incidents.some(({ from }) => from < sentAt) ? between : before) : kindOf(met)
  }
  const requests = Map.groupBy(exchanges, during)
  const pages = Map.groupBy(visits, during)
  const created = Map.groupBy(jobs, ({ createdAt }) => during({ sentAt: createdAt, endedAt: createdAt }))
  return [before, ...new Set(incidents.map(kindOf)), between].map((step) => {
    const steps = incidents.filter((incident) => kindOf(incident) === step)
    const own = requests.get(step) ?? []
    const accepted = created.get(step) ?? []
    const seen = pages.get(step) ?? []
    const seconds = accepted.map(({ createdAt, completedAt }) => ((completedAt ?? Infinity) - createdAt) / 1_000)
    return {
      step,
      times: steps.length,
      seconds: steps.reduce((sum, { from, to }) => sum + (to - from) / 1_000, 0),
      requests: own.length,
      unavailable: own.filter(({ answer }) => answer?.problem === 'unavailable').length,
      silent: own.filter(({ answer }) => answer === undefined).length,
      slowestMs: Math.max(0, ...own.map(({ sentAt, endedAt }) => endedAt - sentAt)),
      accepted: accepted.length,
      longestSeconds: Math.max(0, ...seconds),
      visits: seen.length,
      missed: seen.filter(({ status }) => status !== 200).length,
    }
  })
}

/** Visits that were cut off while a web application was killed are excused. */
export function unservedVisits({ incidents }: Pick<Evidence, 'incidents'>, visits: readonly Visit[]): Violation[] {
  const kills = incidents.filter(({ fault }) => fault.startsWith('kill -9 web'))
  return visits
    .filter(({ status, sentAt, endedAt }) => {
      const cut = status === undefined && kills.some(({ from, to }) => endedAt >= from && sentAt <= to)
      return status !== 200 && !cut
    })
    .map(({ status, sentAt }) => ({
      promise: 'every page is served',
      what: `${status ?? 'no response'} at ${new Date(sentAt).toISOString()}`,
    }))
}
