import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Evaluation } from './evaluation.ts'
import { renderMarkdown } from './report/markdown.ts'
import type { Summary } from './summary.ts'
import type { WordingsEvaluation } from './wordings/evaluate.ts'
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
export function readCommitted(file: string = places.summary): (Summary & { wordings: WordingsSummary }) | null {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Summary & { wordings: WordingsSummary }) : null
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

export const differenceAdvice =
  'The evaluation differs from the committed one: run `npm run eval` and look at the difference of docs.'

/** In what an evaluation of everything differs from the committed one, as advice: at most of version and of words or figures. */
export function differences(evaluation: Evaluation, sentences: WordingsEvaluation): string[] {
  const written = [toJson(evaluation.summary, sentences.summary), renderMarkdown(evaluation, sentences)]
  const kept = [places.summary, places.page].map((file) => (existsSync(file) ? readFileSync(file, 'utf8') : ''))
  return [
    ...(lacksVersion(evaluation.summary, readCommitted()) ? [versionAdvice] : []),
    ...(written.every((text, index) => text === kept[index]) ? [] : [differenceAdvice]),
  ]
}
