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
  a: 'Set a: 15 brands. Checks were mended for its first half',
  b: 'Set b: 12 other brands. Checks were mended for it after first sight',
  c: 'Set c: 12 further brands. Two faults of the check on figures were mended after first sight',
  d: 'Set d: 12 last brands, at first sight. Nothing was changed for it',
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
    'This page shows how well the checks and the verifier separate honest copy from copy with a defect. `npm run eval` writes it',
    'from the data in `packages/eval/data`. Continuous integration runs `npm run eval -- --check`, which compares instead.',
    '',
    'The data are complete answers of a large language model to the prompts of this product, recorded word for word with the',
    'version of the prompt. The model saw the prompt and nothing else. Honest answers are its answers as the writer.',
    'A planted defect is one change to an honest answer, made without knowledge of checks and verifier. Verdicts are the',
    "model's answers to the verifier's prompt for the candidate. *Code* means the mechanical checks alone, *with verifier* both.",
    'A refused honest answer costs a repair; a defect that is not refused reaches the artifact.',
    '',
    'At first sight, before any change for a set, code refused one of the 60 answers of set b, rightly, and the verifier none;',
    'of the 60 answers of set c code refused three (two by faults of the check `figures`) and the verifier one more, 6.7 % in all;',
    'of the 60 answers of set d neither refused any. All 188 planted defects of the three sets were refused, 38 twisted facts among',
    'them. `packages/eval/data/README.md` lists all changes.',
    'Models of one family wrote, verified and planted, and answered several documents in one context: another model may do worse,',
    'and these results do not say how much.',
    '',
    `Prompts: \`${summary.writer_prompt}\`, \`${summary.verifier_prompt}\`.`,
    '',
    '## Promises',
    '',
    row('', 'promise', 'measured'),
    row('---', '---', '---'),
    ...gates.map(({ promise, measured: found, passed }) => row(passed ? 'held' : '**broken**', promise, found)),
    '',
    ...setNames.flatMap((set) => [`## ${titles[set]}`, '', ...renderSet(summary.sets[set])]),
    '## Repairs',
    '',
    'A refused candidate, honest or planted, is the first answer of a job; the model received the reasons and answered again.',
    'Not ended: the next prompt has no recorded answer.',
    '',
    row('set', 'refused at first', 'usable at the second candidate', 'usable at the third', 'failed', 'not ended'),
    row('---', '---', '---', '---', '---', '---'),
    ...Array.from(repairs, ([set, { refused, ended, second, third }]) =>
      row(set, refused, second, third, ended - second - third, refused - ended),
    ),
    '',
    '## What was judged wrongly',
    '',
    ...listOf(measured),
    '',
    '## Offline composer',
    '',
    `The composer wrote ${composer.drafts} drafts for all brands, those of the former evaluation included; ${composer.refused.length} failed a hard check.`,
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
    return kind === 'honest' ? `- \`${id}\`, honest, refused by ${checks}` : `- \`${id}\`, ${kind}, passed: ${defect}`
  })
}
