import { awarenessLevels, copyLengths } from '@adcopy/contract'
import type { Evaluation } from '../evaluation.ts'
import type { EvalResult } from '../run.ts'
import type { WordingsEvaluation } from '../wordings/evaluate.ts'
import { sentenceColumns, sentenceRows } from './sentences.ts'

const percent = (part: number, whole: number) => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`
// Samples are quoted as they are: a mark that Markdown would read is shown instead.
const plain = (text: string) => text.replace(/[\\`*_[\]<>|#]/g, (mark) => `\\${mark}`)
const quoted = (text: string) =>
  text
    .split('\n')
    .map((line) => (line === '' ? '>' : `> ${plain(line)}  `.trimEnd()))
    .join('\n')

/** The committed page: what was measured and samples of every brand. Deterministic, as the summary beside it is. */
export function renderMarkdown({ summary, gates, outputs }: Evaluation, sentences: WordingsEvaluation): string {
  const results = outputs.map(({ result }) => result)
  return [
    introduction,
    '## What was measured',
    `Backend \`${summary.backend}\`, version \`${summary.prompt_version}\`, ${summary.jobs} jobs.`,
    table(
      ['', 'promise', 'measured'],
      [...gates, ...sentences.gates].map(({ promise, measured, passed }) => [
        passed ? 'held' : '**broken**',
        promise,
        measured,
      ]),
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
    '## What the checks see',
    aboutSentences,
    table(sentenceColumns, sentenceRows(sentences.summary)),
    '## Samples',
    'Two of every brand, taken by turns from levels, lengths and briefs, not by how well they read. The HTML report has all.',
    ...samplesOf(results).map(sample),
    '',
  ].join('\n\n')
}

const introduction = `# Evaluation

\`npm run eval\` writes this page, [evaluation/summary.json](evaluation/summary.json) and an HTML report to look at
(\`.local/eval/report.html\`). It has the offline composer write for made-up brands and the demo's, at every
awareness level and length, for several briefs each, through the same checks and repairs as a job in production.
\`npm run eval -- --check\` writes nothing and compares with the committed summary, so that no change of words goes unseen:
continuous integration calls it, and \`npm test\` does the same for the brands that are written for fastest. When it differs,
run \`npm run eval\` and look at the difference. \`--rounds N\` has everything written N times, with other seeds, platforms
and offers, and compares all of it: a promise that holds for one round may hold by luck.

- A *hard* check keeps copy from being used: upper bounds, exclusions, restrictions, claims, policies. A *soft* one is shown
  on the artifact: lower bounds, targets of headline and description, style. The composer drafts by these very checks, so
  passing them says that it finds words for every brand and brief, and not that the words are right. The promises after
  these two look at the words by other means.
- *Overlap* of two outputs: the word 4-grams that both hold, divided by those of the one that has fewer; headline, primary
  text and description count, and no 4-gram reaches from one into another.
- *Canaries* are strings that the injections of hostile brands ask for. None may appear in their copy.
- The *oracle* reads every output by rules of its own (\`packages/eval/src/oracle\`), which share no code with the checks and
  are crude on purpose. Lengths are counted anew. Each number, amount, address and code of the copy stands in the brand's
  knowledge or the offer; so does each word that nobody says without a source, such as “best” or “free”, and “never”, “only”
  and their like where a sentence speaks of the brand. No excluded term is used, nothing that an unaware reader sees first
  names brand or offer, and no slip of a program is left. It knows nothing of meaning: it finds what was made up, and not
  what was twisted.
- *Sentences sorted by hand* (\`packages/eval/src/wordings\`) measure the checks and not the composer; see below.

With \`GENERATION_BACKEND\` set as [for a worker](generation.md), or with \`--backend NAME:MODEL\`, models write a part of the
jobs too; \`--judge\` has the first of them score what was written. Neither is ever part of the committed figures.`

const aboutSentences = `Sentences as a model might write them for brands of this evaluation, sorted by hand without a look
at the checks: some that a careful marketer would run, honest and often paraphrased, and some that one would not. Each is
judged as \`generate\` would judge it, in the middle of clean copy for its brand; hooks open copy for an unaware reader. The
HTML report and the summary name every sentence that the checks judge otherwise.

A plain statement of something that is not so (“It smells of lavender”) has no number, rank or promise that a rule could refuse.
Where it is said of the brand, and two of its words or more are used by no source, \`grounded_statements\` notices it: the backend is
asked once more, and what is left is shown on the artifact. Where the share of both is low, people must look. A check that is mended for one of the sentences has seen
it, and from then on flatters the figures: mend it for the sisters of the sentence too, and add new ones here. What new wordings meet is
told by sentences that no check had seen: of these here, 65.4 % of the bad ones were refused at first. Two further sets came later, each
judged before anything was mended for it. Of the first 49 % of 166 bad ones were refused, and 18 % of 121 honest ones; of the second 83 % of
88, with 10 % more noticed, and 17 % of 88 honest ones, most of them for a number in a scene.

Whole answers tell more than sentences, as one wrong refusal sends a whole text back. Some were written upon the real prompt as a
careful model would, for brands made up for it. Of 64 for eight brands 13 could be used at first sight, and most refusals were
wrong: what the sources say in other words, and numbers of scenes. After mending it is 43, and the checks refuse as much of the
sentences above as before. Of 70 for six further brands 14 could have been used before that, 25 after it, before anything was
mended for them, and 49 now. The rest is asked for once more, with the sentence and the reason.`

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
