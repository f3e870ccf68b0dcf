import type { ComposerSummary } from './composer.ts'
import { type Gate, percent } from './gates.ts'
import { isRefused, type Measured } from './measure.ts'
import type { RepairTally } from './repairs.ts'
import { type SetName, setNames } from './sets/candidates.ts'
import type { SetSummary, Summary, Tally } from './summary.ts'

const row = (...cells: ReadonlyArray<string | number>) => `| ${cells.join(' | ')} |`
const share = (tally: Tally, count: 'mechanical' | 'with_verifier') =>
  tally.candidates === 0 ? '' : `${tally[count]} (${percent(tally[count], tally.candidates)})`

const titles = {
  a: 'Set a: 15 brands. Checks were corrected because of the first half of this set',
  b: 'Set b: 12 other brands. Checks were corrected because of this set after its first run',
  c: 'Set c: 12 further brands. Two errors of the check `figures` were corrected after its first run',
  d: 'Set d: the last 12 brands. Nothing was changed because of this set',
} as const

export function renderPage(
  summary: Summary,
  composer: ComposerSummary,
  gates: readonly Gate[],
  measured: readonly Measured[],
  repairs: ReadonlyMap<SetName, RepairTally>,
): string {
  return [
    '# Evaluation',
    '',
    'This page shows how well the checks and the verifier separate honest copy from copy with a defect. `npm run eval`',
    'computes the results from the data in `packages/eval/data` and writes this page; `npm run eval -- --check` only compares',
    'the results with this page.',
    '',
    'The data are complete answers of a large language model to the prompts of this product, recorded word for word. The model',
    'saw nothing but such prompts.',
    '',
    "- An answer to the writer's prompt is honest if it breaks no rule of this prompt.",
    '- A planted defect is one change to an honest answer, made without knowledge of the checks and the verifier. If the change',
    '  alters the meaning of a fact, the defect is called a twisted fact.',
    "- A verdict is the model's answer to the verifier's prompt for a candidate.",
    '- *Refused by code* means refused by the mechanical checks alone. *Refused with verifier* means refused by the checks or by',
    '  the verifier.',
    '',
    'If an honest answer is refused, the job needs a repair. If a defect is not refused, it reaches the artifact.',
    '',
    'Sets b, c and d had these results in their first run, before the set had led to any change:',
    '',
    '| set | honest answers | refused by code | also refused by the verifier |',
    '|---|---|---|---|',
    '| b | 60 | 1, correctly | 0 |',
    '| c | 60 | 3, of which 2 because of errors in the check `figures` | 1 (6.7 % were refused in all) |',
    '| d | 60 | 0 | 0 |',
    '',
    'In these runs, all 188 planted defects of the three sets were refused, including 38 twisted facts.',
    '`packages/eval/data/README.md` lists the changes that followed.',
    '',
    'Models of one family wrote the answers, planted the defects and gave the verdicts. They answered several prompts in one',
    'context, so an answer may depend on earlier prompts. Another model may have worse results, and this page does not show how',
    'much worse.',
    '',
    `Prompts: \`${summary.writer_prompt}\`, \`${summary.verifier_prompt}\`.`,
    '',
    '## Guarantees',
    '',
    row('', 'guarantee', 'measured'),
    row('---', '---', '---'),
    ...gates.map(({ promise, measured: found, passed }) => row(passed ? 'held' : '**broken**', promise, found)),
    '',
    ...setNames.flatMap((set) => [`## ${titles[set]}`, '', ...renderSet(summary.sets[set])]),
    '## Repairs',
    '',
    'This measurement treats each refused candidate, whether honest or with a planted defect, as the first answer of a job. The',
    'model receives the reasons for the refusal and answers again. A job is *not finished* if its next answer was not recorded.',
    '',
    row('set', 'refused at first', 'usable at the second candidate', 'usable at the third', 'failed', 'not finished'),
    row('---', '---', '---', '---', '---', '---'),
    ...Array.from(repairs, ([set, { refused, ended, second, third }]) =>
      row(set, refused, second, third, ended - second - third, refused - ended),
    ),
    '',
    '## Wrong judgements',
    '',
    ...listOf(measured),
    '',
    '## Offline composer',
    '',
    `The offline composer wrote ${composer.drafts} drafts for all brands, including those of an earlier evaluation. ${composer.refused.length} of these drafts failed a hard check.`,
    '',
  ].join('\n')
}

function renderSet({ honest, defects, languages }: SetSummary): string[] {
  return [
    row('answers', 'candidates', 'refused by code', 'refused with verifier'),
    row('---', '---', '---', '---'),
    row('honest', honest.candidates, share(honest, 'mechanical'), share(honest, 'with_verifier')),
    ...Object.entries(defects).map(([kind, tally]) =>
      row(kind.replaceAll('_', ' '), tally.candidates, share(tally, 'mechanical'), share(tally, 'with_verifier')),
    ),
    '',
    row('language', 'honest', 'refused with verifier', 'defects', 'refused with verifier'),
    row('---', '---', '---', '---', '---'),
    ...Object.entries(languages).map(([language, own]) =>
      row(
        language,
        own.honest.candidates,
        share(own.honest, 'with_verifier'),
        own.defects.candidates,
        share(own.defects, 'with_verifier'),
      ),
    ),
    '',
  ]
}

function listOf(measured: readonly Measured[]): string[] {
  const wrong = measured.filter((each) => (each.candidate.kind === 'honest') === isRefused(each))
  return wrong.map((each) => {
    const { id, kind, defect } = each.candidate
    const checks = [...each.mechanical, ...(each.verified ?? [])].join(', ')
    return kind === 'honest'
      ? `- The honest answer \`${id}\` was refused by: ${checks}`
      : `- The planted defect in \`${id}\` (${kind}) was not refused: ${defect}`
  })
}
