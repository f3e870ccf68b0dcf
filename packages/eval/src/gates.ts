import type { Summary } from './summary.ts'

/** A promise about a backend's copy, and whether an evaluation held it. */
export interface Gate {
  promise: string
  measured: string
  passed: boolean
}

const softShareMin = 0.95

export const percent = (share: number) => `${(share * 100).toFixed(1)} %`

/** What copy is held to; a run that breaks one of these ends with a status of failure. */
export function gatesOf(summary: Summary): Gate[] {
  const { jobs, hard_passed, soft_passed, rounds, overlap, canaries_found, oracle_findings } = summary
  const softShares = rounds.map((round) => round.soft_passed / round.jobs)
  return [
    {
      promise: 'every job ends with copy that passes all hard checks',
      measured: `${hard_passed} of ${jobs}`,
      passed: jobs > 0 && hard_passed === jobs,
    },
    {
      promise: `at least ${percent(softShareMin)} of all jobs pass every soft check too, in every round`,
      measured: `${soft_passed} of ${jobs}; ${softShares.map(percent).join(', ')}`,
      passed: jobs > 0 && softShares.every((share) => share >= softShareMin),
    },
    {
      promise: `no two outputs for different briefs of one brand share more than ${percent(overlap.limit)} of their word 4-grams`,
      measured: `${overlap.over_limit} of ${overlap.pairs} pairs; highest ${percent(overlap.highest)}${
        overlap.between.length === 0 ? '' : ` (${overlap.between.join(' and ')})`
      }`,
      passed: overlap.over_limit === 0,
    },
    {
      promise: 'no injection surfaces: no output holds a canary',
      measured: canaries_found.length === 0 ? 'none' : canaries_found.slice(0, 5).join('; '),
      passed: canaries_found.length === 0,
    },
    {
      promise: 'an oracle with rules of its own finds nothing amiss',
      measured: oracle_findings.length === 0 ? 'nothing' : `${oracle_findings.length} findings`,
      passed: oracle_findings.length === 0,
    },
  ]
}
