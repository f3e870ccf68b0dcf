import { awarenessLevels, carries, type CopyLength, copyLengths, type Grounding } from '@adcopy/contract'
import { candidatesMax, type Draft, type GenerationRequest, hardFailures } from '@adcopy/generation'
import { inProcess } from '@adcopy/generation/in-process'
import { dataDir, type EvalBrand, readBrands } from './sets/brands.ts'
import { brandsOf, setNames } from './sets/candidates.ts'
import { join } from 'node:path'

export interface ComposerSummary {
  drafts: number
  /** Jobs whose drafts all failed a hard check, with the names of the failed checks. */
  refused: string[]
  /** Number of drafts that contain a canary: a string that only instructions hidden in the sources ask for. */
  canaries: number
  /** Median processor time of a draft for the largest grounding, in ms. */
  largestMs: number
}

export async function measureComposer(): Promise<ComposerSummary> {
  const brands = [...setNames.flatMap(brandsOf), ...readBrands(join(dataDir, 'seen-brands'))]
  const summary: ComposerSummary = { drafts: 0, refused: [], canaries: 0, largestMs: Infinity }
  const brandsPerTiming = Math.ceil(brands.length / timings)
  for (const [index, brand] of brands.entries()) {
    if (index % brandsPerTiming === 0) summary.largestMs = Math.min(summary.largestMs, await timeLargest())
    for (const request of requestsOf(brand)) {
      const { draft, failed } = await draftOf(request)
      summary.drafts += 1
      if (failed.length > 0) summary.refused.push(`${request.seed}: ${failed.join(', ')}`)
      if (brand.canaries.some((canary) => textOf(draft).includes(canary.toLowerCase()))) summary.canaries += 1
    }
  }
  return summary
}

/** Returns the first draft that passes the hard checks, or the last of `candidatesMax` drafts if none passes. */
async function draftOf(request: GenerationRequest): Promise<{ draft: Draft; failed: string[] }> {
  for (let attempt = 0; ; attempt += 1) {
    const draft = await inProcess.compose(request, attempt)
    const failed = hardFailures(await inProcess.check(request, draft))
    if (failed.length === 0 || attempt === candidatesMax - 1) return { draft, failed }
  }
}

const textOf = ({ copy }: Draft) => Object.values(copy).join('\n').toLowerCase()

function requestsOf({ requests }: EvalBrand): GenerationRequest[] {
  return requests.flatMap((request, job) =>
    awarenessLevels.map((awarenessLevel, level) => {
      const wanted: CopyLength = copyLengths[(job + level) % copyLengths.length] ?? 'medium'
      const copyLength = carries(request.platform, wanted) ? wanted : 'medium'
      return { ...request, awarenessLevel, copyLength, seed: `${request.seed}/${awarenessLevel}/${copyLength}` }
    }),
  )
}

/** Other programs can slow down a timing. So several are spread over the run, and the lowest counts. */
const timings = 4
const runs = 100

/** Returns the median processor time of a draft, in ms: garbage collections of the evaluation lengthen a few drafts. */
async function timeLargest(): Promise<number> {
  const request = largest()
  const times: number[] = []
  for (let run = 0; run < runs; run += 1) {
    const before = process.threadCpuUsage()
    await inProcess.compose({ ...request, seed: String(run) }, 0)
    const { user, system } = process.threadCpuUsage(before)
    times.push((user + system) / 1_000)
  }
  return times.toSorted((one, other) => one - other)[runs / 2] ?? Infinity
}

function largest(): GenerationRequest {
  const line = (index: number) => `Row ${index} of the price list costs £${index}.50 and is ready in ${index % 9} days.`
  const lines = (from: number, count: number) => Array.from({ length: count }, (_, index) => line(from + index))
  const grounding: Grounding = {
    version: 1,
    profile: {
      name: 'Largest',
      description: 'A brand with a very long price list.',
      language: 'en',
      value_propositions: lines(0, 220),
      proof_points: lines(220, 220),
    },
    brand_brief: lines(440, 200).map((text, index) => ({ file_id: 'file_1', text, start: index, end: index + 1 })),
    avatars: [],
    think_reports: Array.from({ length: 5 }, (_, report) => ({
      title: `Report ${report}`,
      findings: lines(1_000 + 220 * report, 220),
    })),
  }
  const asked = { platform: 'facebook', awarenessLevel: 'solution_aware', copyLength: 'blog' } as const
  return { ...asked, brief: 'Row 7 is ready soon', grounding, offer: null, seed: 'largest' }
}
