import { type CheckVerdict, copyLengths, measureGrounding, primaryTextGraphemes } from '@adcopy/contract'
import { type Backend, graphemes } from '@adcopy/generation'
import { createHash } from 'node:crypto'
import type { EvalBrand } from './brands/brand.ts'
import { oracleFindings } from './oracle/oracle.ts'
import { type Overlap, overlapMax, overlapOf } from './overlap.ts'
import type { EvalResult } from './run.ts'

/** What an evaluation of one backend comes to: no times, a fixed order, so that equal words give equal bytes. */
export interface Summary {
  backend: string
  model: string | null
  prompt_version: string
  /** SHA-256 over every output in order: other words, another hash. */
  outputs_sha256: string
  jobs: number
  /** Jobs whose copy passed every check of this severity; a job without copy passed none. */
  hard_passed: number
  soft_passed: number
  /** Each with other seeds, platforms and offers. */
  rounds: RoundSummary[]
  checks: Record<string, { severity: CheckVerdict['severity']; failed: number }>
  /** Between outputs for different briefs of one brand. */
  overlap: OverlapSummary
  canaries_found: string[]
  oracle_findings: string[]
  brands: Record<string, BrandSummary>
}

interface RoundSummary {
  round: number
  jobs: number
  hard_passed: number
  soft_passed: number
}

interface OverlapSummary {
  limit: number
  pairs: number
  over_limit: number
  highest: number
  between: readonly string[]
}

interface BrandSummary {
  kind: string
  language: string
  grounding_bytes: number
  outputs_sha256: string
  jobs: number
  hard_passed: number
  soft_passed: number
  failed_checks: Record<string, number>
  repaired: number
  overlap_highest: number
  overlap_highest_same_brief: number
  /** Characters of `primary_text`, and how many reach the lower bound. */
  lengths: Record<string, { jobs: number; shortest: number; median: number; longest: number; in_bounds: number }>
}

export const passes = (result: EvalResult, severity: CheckVerdict['severity']): boolean =>
  result.copy !== null && result.verdicts.every((verdict) => verdict.passed || verdict.severity !== severity)

const countsOf = (results: readonly EvalResult[]) => ({
  jobs: results.length,
  hard_passed: results.filter((result) => passes(result, 'hard')).length,
  soft_passed: results.filter((result) => passes(result, 'soft')).length,
})

const rounded = (share: number) => Math.round(share * 1000) / 1000

function overlapSummary({ pairs, over, highest }: Overlap): OverlapSummary {
  return {
    limit: overlapMax,
    pairs,
    over_limit: over,
    highest: rounded(highest?.share ?? 0),
    between: highest?.ids ?? [],
  }
}

/** Sums up what one backend made of its jobs. */
export function summarise(
  backend: Pick<Backend, 'name' | 'model' | 'promptVersion'>,
  results: readonly EvalResult[],
): Summary {
  const groups = [...Map.groupBy(results, ({ job }) => job.brand)]
  const overlaps = new Map(groups.map(([brand, group]) => [brand, overlapOf(group, 'different')]))
  const all = [...overlaps.values()]
  const highest = all.toSorted((a, b) => (b.highest?.share ?? 0) - (a.highest?.share ?? 0))[0]?.highest ?? null
  return {
    backend: backend.name,
    model: backend.model,
    prompt_version: backend.promptVersion,
    outputs_sha256: outputsHash(results),
    ...countsOf(results),
    rounds: [...Map.groupBy(results, ({ job }) => job.round)].map(([round, group]) => ({ round, ...countsOf(group) })),
    checks: checksOf(results),
    overlap: overlapSummary({
      pairs: all.reduce((sum, { pairs }) => sum + pairs, 0),
      over: all.reduce((sum, { over }) => sum + over, 0),
      highest,
    }),
    canaries_found: results.flatMap(canariesIn),
    oracle_findings: results.flatMap(oracleFindings),
    brands: Object.fromEntries(
      groups.map(([brand, group]) => [brand.id, brandSummary(brand, group, overlaps.get(brand)?.highest?.share ?? 0)]),
    ),
  }
}

function outputsHash(results: readonly EvalResult[]): string {
  const hash = createHash('sha256')
  for (const { job, copy, failure } of results) {
    const { headline = '', primary_text = '', description = '' } = copy ?? {}
    hash.update(JSON.stringify([job.id, headline, primary_text, description, failure]))
  }
  return hash.digest('hex')
}

function checksOf(results: readonly EvalResult[]): Summary['checks'] {
  const checks: Summary['checks'] = {}
  for (const { check, severity, passed } of results.flatMap(({ verdicts }) => verdicts)) {
    const known = (checks[check] ??= { severity, failed: 0 })
    if (!passed) known.failed += 1
  }
  return checks
}

/** Canaries of the job's brand that its copy holds, each with the job. */
export function canariesIn({ job, copy }: EvalResult): string[] {
  if (copy === null) return []
  const text = [copy.headline, copy.primary_text, copy.description ?? ''].join('\n').toLowerCase()
  return (job.brand.canaries ?? [])
    .filter((canary) => text.includes(canary.toLowerCase()))
    .map((canary) => `${job.id}: ${canary}`)
}

function brandSummary(brand: EvalBrand, results: readonly EvalResult[], overlapHighest: number): BrandSummary {
  const failed = Map.groupBy(
    results.flatMap(({ verdicts }) => verdicts.filter((verdict) => !verdict.passed)),
    ({ check }) => check,
  )
  return {
    kind: brand.kind,
    language: brand.grounding.profile.language ?? 'unsaid',
    grounding_bytes: measureGrounding(brand.grounding).totalBytes,
    outputs_sha256: outputsHash(results),
    ...countsOf(results),
    failed_checks: Object.fromEntries([...failed].map(([check, verdicts]) => [check, verdicts.length])),
    repaired: results.filter(({ attempts }) => attempts > 1).length,
    overlap_highest: rounded(overlapHighest),
    overlap_highest_same_brief: rounded(overlapOf(results, 'same').highest?.share ?? 0),
    lengths: lengthsOf(results),
  }
}

function lengthsOf(results: readonly EvalResult[]): BrandSummary['lengths'] {
  return Object.fromEntries(
    copyLengths.flatMap((length) => {
      const { min, max } = primaryTextGraphemes[length]
      const measured = results
        .filter(({ job, copy }) => job.request.copyLength === length && copy !== null)
        .map(({ copy }) => graphemes(copy?.primary_text ?? ''))
        .toSorted((a, b) => a - b)
      if (measured.length === 0) return []
      const figures = {
        jobs: measured.length,
        shortest: measured[0] ?? 0,
        median: measured[Math.floor(measured.length / 2)] ?? 0,
        longest: measured.at(-1) ?? 0,
        in_bounds: measured.filter((count) => count >= min && count <= max).length,
      }
      return [[length, figures]]
    }),
  )
}
