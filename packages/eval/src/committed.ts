import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Summary } from './summary.ts'
import type { WordingsSummary } from './wordings/summary.ts'

const root = join(import.meta.dirname, '../../..')

export const places = {
  report: join(root, '.local/eval/report.html'),
  summary: join(root, 'docs/evaluation/summary.json'),
  page: join(root, 'docs/evaluation.md'),
}

/** What is committed: what the composer wrote, and what the checks make of sentences that it did not. */
export const toJson = (summary: Summary, wordings: WordingsSummary) =>
  `${JSON.stringify({ ...summary, wordings }, null, 2)}\n`

/** The composer's summary as committed; null before the first. */
export function readCommitted(file: string = places.summary): Summary | null {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Summary) : null
}

/** Whether the words are others and the version on their cards is not: two outputs could then carry one card. */
export function lacksVersion(now: Summary, committed: Summary | null): boolean {
  return (
    committed !== null &&
    now.outputs_sha256 !== committed.outputs_sha256 &&
    now.prompt_version === committed.prompt_version
  )
}

export const versionAdvice =
  'The composer writes other words than those committed, under the same version. Give it a new one in ' +
  'packages/generation/src/composer/version.ts, run `npm run eval` and look at the difference.'
