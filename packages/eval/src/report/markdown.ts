import { awarenessLevels, copyLengths } from '@adcopy/contract'
import type { Evaluation } from '../evaluation.ts'
import type { EvalResult } from '../run.ts'

const percent = (part: number, whole: number) => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`
// Samples are quoted as they are: a mark that Markdown would read is shown instead.
const plain = (text: string) => text.replace(/[\\`*_[\]<>|#]/g, (mark) => `\\${mark}`)
const quoted = (text: string) =>
  text
    .split('\n')
    .map((line) => (line === '' ? '>' : `> ${plain(line)}  `.trimEnd()))
    .join('\n')

/** The committed page: what was measured and samples of every brand. Deterministic, as the summary beside it is. */
export function renderMarkdown({ summary, gates, outputs }: Evaluation): string {
  const results = outputs.map(({ result }) => result)
  return [
    introduction,
    '## What was measured',
    `Backend \`${summary.backend}\`, version \`${summary.prompt_version}\`, ${summary.jobs} jobs.`,
    table(
      ['', 'promise', 'measured'],
      gates.map(({ promise, measured, passed }) => [passed ? 'held' : '**broken**', promise, measured]),
    ),
    table(
      ['brand', 'what it is', 'jobs', 'pass hard checks', 'pass soft checks too', 'highest overlap'],
      Object.entries(summary.brands).map(([id, brand]) => [
        id,
        plain(brand.kind),
        String(brand.jobs),
        percent(brand.hard_passed, brand.jobs),
        percent(brand.soft_passed, brand.jobs),
        percent(brand.overlap_highest, 1),
      ]),
    ),
    failures(results),
    '## Samples',
    'Two of every brand, taken by turns from levels, lengths and briefs, not by how well they read. The HTML report has all.',
    ...samplesOf(results).map(sample),
    '',
  ].join('\n\n')
}

const introduction = `# Evaluation

\`npm run eval\` writes this page, [evaluation/summary.json](evaluation/summary.json) and an HTML report to look at
(\`.local/eval/report.html\`). It has the offline composer write for made-up brands and the demo's, at every
awareness level and length, for several briefs each, through the same checks and repairs as a job in production. A test of
\`npm test\` does the same and compares with the committed summary, so that no change of words goes unseen; when it differs,
run \`npm run eval\` and look at the difference. \`--rounds N\` has everything written N times, with other seeds, platforms
and offers, and compares all of it: a promise that holds for one round may hold by luck.

- A *hard* check keeps copy from being used: upper bounds, exclusions, restrictions, claims, policies. A *soft* one is shown
  on the artifact: lower bounds, targets of headline and description, style.
- *Overlap* of two outputs: the word 4-grams that both hold, divided by those of the one that has fewer; headline, primary
  text and description count, and no 4-gram reaches from one into another.
- *Canaries* are strings that the injections of hostile brands ask for. None may appear in their copy.

With \`GENERATION_BACKEND\` set as [for a worker](generation.md), or with \`--backend NAME:MODEL\`, models write a part of the
jobs too; \`--judge\` has the first of them score what was written. Neither is ever part of the committed figures.`

function table(head: readonly string[], rows: ReadonlyArray<readonly string[]>): string {
  const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}

function failures(results: readonly EvalResult[]): string {
  const failed = results.flatMap(({ job, verdicts }) =>
    verdicts
      .filter((verdict) => !verdict.passed)
      .map(({ check }) => `${job.brand.id}, ${job.request.copyLength}: ${check}`),
  )
  if (failed.length === 0) return 'No check failed anywhere.'
  const counted = [...Map.groupBy(failed, (what) => what)].map(([what, all]) => `- ${what}, ${all.length}`)
  return ['Checks that failed, with how many outputs:', '', ...counted].join('\n')
}

function samplesOf(results: readonly EvalResult[]): EvalResult[] {
  const brands = [...Map.groupBy(results, ({ job }) => job.brand.id).values()]
  return brands.flatMap((group, turn) =>
    [0, 1].flatMap((which) => {
      const level = awarenessLevels[(turn + which) % awarenessLevels.length]
      const length = copyLengths[(turn + 1 + 2 * which) % copyLengths.length]
      const brief = (turn + which) % 4
      const found = group.filter(
        ({ job }) => job.request.awarenessLevel === level && job.request.copyLength === length,
      )[brief]
      return found === undefined ? [] : [found]
    }),
  )
}

function sample({ job, copy }: EvalResult): string {
  const { platform, awarenessLevel, copyLength, brief, offer } = job.request
  const asked = [platform, awarenessLevel, copyLength, ...(offer === null ? [] : [`offer “${plain(offer.name)}”`])]
  const said =
    copy === null
      ? 'No copy.'
      : [
          `> **${plain(copy.headline)}**`,
          quoted(copy.primary_text),
          ...(copy.description === undefined ? [] : [`> *${plain(copy.description)}*`]),
        ].join('\n>\n')
  return [`### ${plain(job.brand.grounding.profile.name)}`, `${asked.join(', ')}. Brief: “${plain(brief)}”`, said].join(
    '\n\n',
  )
}
